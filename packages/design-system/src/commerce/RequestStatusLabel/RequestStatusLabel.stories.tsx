import type { RequestStatus } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestStatusLabel } from './RequestStatusLabel.tsx';

const STATUSES: readonly RequestStatus[] = [
  'submitted',
  'toPay',
  'paid',
  'inReview',
  'needInfo',
  'approved',
  'partlyApproved',
  'rejected',
  'picking',
  'shipped',
  'received',
  'done',
  'cancelled',
  'expired',
  'refunded',
];

const meta = {
  component: RequestStatusLabel,
  args: { status: 'inReview' },
  render: () => (
    <ul>
      {STATUSES.map((status) => (
        <li key={status}>
          <RequestStatusLabel status={status} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof RequestStatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
