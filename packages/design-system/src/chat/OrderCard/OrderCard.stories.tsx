import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderOf } from '../fixtures.ts';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  component: OrderCard,
  decorators: [
    (Story) => (
      <div style={{ width: '2.92rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { order: orderOf(4) },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ManyKinds: Story = { args: { order: orderOf(40) } };
export const WithoutLines: Story = { args: { order: orderOf(0) } };
export const RepairRequest: Story = { args: { order: { ...orderOf(2), orderNumber: 'bh202611201000000031' } } };
export const WorstCaseEnglish: Story = { args: { order: orderOf(140) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
