import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../elements/Countdown/clock.ts';
import type { SmsCodeRequest } from './sms-code.ts';
import { SmsCodeField, type SmsCodeFieldProps } from './SmsCodeField.tsx';

const NOW = Date.parse('2026-11-20T18:45:24+08:00');
/** A clock that always returns the same time, so that the story renders the same each time. */
const stopped = () => NOW;
const PHONE = '13812345678';

/** With state for the code, as the forms have it. */
function StatefulField({ code, onCode, ...props }: SmsCodeFieldProps) {
  const [text, setText] = useState(code);
  return (
    <SmsCodeField
      {...props}
      code={text}
      onCode={(typed) => {
        setText(typed);
        onCode(typed);
      }}
    />
  );
}

const actions = {
  waits: {},
  onSend: fn(),
  onPictureText: fn(),
  onOtherPicture: fn(),
  onSlide: fn(),
  onCancel: fn(),
};
const smsIn = (request: SmsCodeRequest, waits: Readonly<Record<string, number>> = {}) => ({
  ...actions,
  request,
  waits,
});

/** Four digits, drawn; and a gap for a square piece. */
const svg = (content: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`)}`;
const DIGITS = svg(
  '<rect width="120" height="44" fill="#eee"/><text x="16" y="32" font-size="28">7 0 9 1</text>',
  120,
  44,
);
const PUZZLE = {
  picture: svg(
    '<rect width="310" height="155" fill="#cdd8cf"/><rect x="200" y="60" width="47" height="44" fill="#555"/>',
    310,
    155,
  ),
  piece: svg('<rect y="60" width="47" height="44" fill="#e2c17f" stroke="#fff"/>', 47, 155),
};

const meta = {
  component: SmsCodeField,
  decorators: [
    (Story) => (
      <ClockProvider value={stopped}>
        <Story />
      </ClockProvider>
    ),
  ],
  render: (args) => <StatefulField {...args} />,
  args: { sms: smsIn({ status: 'none' }), phone: PHONE, code: '', onCode: fn(), onPhoneNeeded: fn() },
} satisfies Meta<typeof SmsCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = { [PHONE]: NOW + 42_000 };
export const Ready: Story = {};
export const Sending: Story = { args: { sms: smsIn({ status: 'sending' }) } };
export const Failed: Story = {
  args: { sms: smsIn({ status: 'failed', failure: { kind: 'refused', message: '您获取验证码过于频繁，请稍后再试' } }) },
};
export const NoPhone: Story = { args: { phone: '1381234' } };
export const Sent: Story = { args: { sms: smsIn({ status: 'sent', phone: PHONE, minutes: 5 }, later) } };
export const SentOfUnknownLifetime: Story = { args: { sms: smsIn({ status: 'sent', phone: PHONE }, later) } };
export const MayAskAgain: Story = { args: { sms: smsIn({ status: 'sent', phone: PHONE }, { [PHONE]: NOW - 1 }) } };
export const SentToAnotherNumber: Story = {
  args: { sms: smsIn({ status: 'sent', phone: '13900139000' }, { 13900139000: NOW + 42_000 }) },
};
export const Unknown: Story = { args: { sms: smsIn({ status: 'unknown' }) } };
export const Unavailable: Story = { args: { sms: smsIn({ status: 'unavailable' }) } };
export const Picture: Story = { args: { sms: smsIn({ status: 'picture', address: DIGITS, isBusy: false }) } };
export const PictureWrong: Story = {
  args: {
    sms: smsIn({
      status: 'picture',
      address: DIGITS,
      isBusy: false,
      failure: { kind: 'refused', message: '图片验证码输入有误' },
    }),
  },
};
export const Slider: Story = { args: { sms: smsIn({ status: 'slider', puzzle: PUZZLE, isBusy: false }) } };
export const SliderWrong: Story = {
  args: {
    sms: smsIn({
      status: 'slider',
      puzzle: PUZZLE,
      isBusy: false,
      failure: { kind: 'refused', message: '滑块位置不对，请重试' },
    }),
  },
};
export const SliderBusy: Story = { args: { sms: smsIn({ status: 'slider', puzzle: PUZZLE, isBusy: true }) } };
export const WorstCaseEnglish: Story = {
  args: { sms: smsIn({ status: 'picture', address: DIGITS, isBusy: false }) },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = {
  args: { sms: smsIn({ status: 'unknown' }) },
  globals: { language: 'zh-Hant' },
};
