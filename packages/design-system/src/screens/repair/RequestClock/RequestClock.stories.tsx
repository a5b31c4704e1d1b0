import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider, type ShopClock } from '../../../elements/Countdown/clock.ts';
import { approved, DAY, inReview, needInfo, NOW, toPay } from '../fixtures-requests.ts';
import { RequestClock, type RequestClockProps } from './RequestClock.tsx';

type Args = RequestClockProps & { clock: ShopClock };

const meta = {
  component: RequestClock,
  args: { request: inReview, onTimeUp: fn(), clock: () => NOW },
  render: ({ clock, ...props }) => (
    <ClockProvider value={clock}>
      <p>
        <RequestClock {...props} />
      </p>
    </ClockProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {};
/** Nothing is due any more. */
export const Empty: Story = { args: { request: approved } };
export const ToPay: Story = { args: { request: toPay } };
export const PaymentOver: Story = { args: { request: toPay, clock: () => NOW + DAY } };
export const Overdue: Story = { args: { clock: () => NOW + 8 * DAY } };
export const Stopped: Story = { args: { request: needInfo } };
/** The server does not say how many days are left. */
export const StoppedWithoutDays: Story = { args: { request: { ...needInfo, clock: undefined } } };
export const WorstCaseEnglish: Story = { args: { request: needInfo }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
