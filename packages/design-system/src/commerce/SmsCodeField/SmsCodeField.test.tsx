// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { MAX_X, movedBy, withinPicture } from './slide.ts';
import { toMobileNumber, type SmsCode } from './sms-code.ts';
import * as stories from './SmsCodeField.stories.tsx';

const story = composeStories(stories);
const input = () => screen.getByRole('textbox', { name: '短信验证码' });
const button = (name: string) => screen.getByRole('button', { name });
const slider = () => screen.getByRole('slider', { name: '积木的位置' });
/** The state of a story, with actions that record what the shopper does. */
const withActions = (sms: SmsCode | undefined) => {
  const actions = { onSend: fn(), onPictureText: fn(), onOtherPicture: fn(), onSlide: fn(), onCancel: fn() };
  return { ...(sms as SmsCode), ...actions };
};

test('sends a code to the number, without what was typed between its digits', async () => {
  const sms = withActions(story.Ready.args.sms);
  render(<story.Ready sms={sms} phone="+86 138-1234 5678" />);
  await userEvent.click(button('获取验证码'));
  expect(sms.onSend).toHaveBeenCalledExactlyOnceWith('13812345678');
});

test('a slider captcha without pictures requests none: an empty address would be that of the page', () => {
  const request = { status: 'slider', puzzle: { picture: '', piece: '' }, isBusy: false } as const;
  render(<story.Slider sms={{ ...withActions(story.Slider.args.sms), request }} />);
  expect(screen.getByRole('slider')).toBeInTheDocument();
  expect(document.querySelectorAll('img[src]')).toHaveLength(0);
});

test('without a mobile number, asks for one and sends nothing', async () => {
  const sms = withActions(story.NoPhone.args.sms);
  const onPhoneNeeded = fn();
  render(<story.NoPhone sms={sms} onPhoneNeeded={onPhoneNeeded} />);
  await userEvent.click(button('获取验证码'));
  expect(onPhoneNeeded).toHaveBeenCalledOnce();
  expect(sms.onSend).not.toHaveBeenCalled();
});

test('a phone can fill in the code from the message, and offers digits to type', () => {
  render(<story.Ready />);
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});

test('counts down before another code may be asked for, and announces only what happened', async () => {
  const sms = withActions(story.Sent.args.sms);
  render(<story.Sent sms={sms} />);
  expect(screen.getByRole('status')).toHaveTextContent('短信已发往 13812345678，5 分钟内有效。');
  await userEvent.click(button('42 秒后重发'));
  expect(sms.onSend).not.toHaveBeenCalled();
});

test('another number does not wait', async () => {
  const sms = withActions(story.SentToAnotherNumber.args.sms);
  render(<story.SentToAnotherNumber sms={sms} />);
  await userEvent.click(button('获取验证码'));
  expect(sms.onSend).toHaveBeenCalledOnce();
});

test.each([
  [story.SentOfUnknownLifetime, '短信已发往 13812345678，收到后填在这里。'],
  [story.MayAskAgain, '没收到？现在可以重新获取。'],
  [story.Unknown, '未收到商店的回复，尚不确定短信是否已发送。请等一分钟，仍未收到再重新获取。'],
  [story.Failed, '您获取验证码过于频繁，请稍后再试'],
  [story.Unavailable, '本店暂时不能发送短信验证码。'],
])('says what is known of the message (%#)', (Request, text) => {
  render(<Request />);
  expect(screen.getByText(text)).toHaveAttribute('role');
});

test('asks for the text of the picture; Enter sends it and not the form around it', async () => {
  const sms = withActions(story.Picture.args.sms);
  const onSubmit = fn();
  render(
    <form onSubmit={onSubmit}>
      <story.Picture sms={sms} />
    </form>,
  );
  const text = screen.getByRole('textbox', { name: '图中的字符' });
  expect(text).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(text).toHaveAccessibleDescription('请填写图中的字符');
  await userEvent.keyboard(' 7091 {Enter}');
  expect(sms.onPictureText).toHaveBeenCalledExactlyOnceWith('7091');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows another picture on a press, also when it could not be loaded', async () => {
  const sms = withActions(story.Picture.args.sms);
  const { container } = render(<story.Picture sms={sms} />);
  await userEvent.click(button('图片验证码，看不清可点按换一张'));
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  await userEvent.click(button('图片加载失败，点按换一张'));
  await userEvent.click(button('换一张'));
  expect(sms.onOtherPicture).toHaveBeenCalledTimes(3);
});

test('shows that the text of the picture was wrong', () => {
  render(<story.PictureWrong />);
  expect(screen.getByRole('textbox', { name: '图中的字符' })).toHaveAccessibleDescription('图片验证码输入有误');
});

test('moves the piece by keyboard and confirms with Enter', async () => {
  const sms = withActions(story.Slider.args.sms);
  render(<story.Slider sms={sms} />);
  expect(slider()).toHaveFocus();
  await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}{ArrowLeft}{ArrowRight}');
  expect(slider()).toHaveAttribute('aria-valuenow', '42');
  expect(slider()).toHaveAttribute('aria-valuetext', '离左边 42 像素');
  await userEvent.keyboard('{Enter}');
  expect(sms.onSlide).toHaveBeenCalledExactlyOnceWith(42);
});

test('moves the piece by mouse or finger and confirms when it is released', () => {
  const sms = withActions(story.Slider.args.sms);
  render(<story.Slider sms={sms} />);
  const track = slider().parentElement as HTMLElement;
  // Shown at half its size.
  track.getBoundingClientRect = () => new DOMRect(10, 0, 155, 44);
  fireEvent.pointerDown(slider(), { clientX: 20, button: 0, pointerId: 1 });
  fireEvent.pointerMove(slider(), { clientX: 120, pointerId: 1 });
  expect(slider()).toHaveAttribute('aria-valuenow', '200');
  fireEvent.pointerUp(slider(), { clientX: 120, pointerId: 1 });
  expect(sms.onSlide).toHaveBeenCalledExactlyOnceWith(200);
  fireEvent.pointerMove(slider(), { clientX: 20, pointerId: 1 });
  expect(slider()).toHaveAttribute('aria-valuenow', '200');
});

test('does not move while the position is checked', async () => {
  const sms = withActions(story.SliderBusy.args.sms);
  render(<story.SliderBusy sms={sms} />);
  await userEvent.keyboard('{End}{Enter}');
  fireEvent.pointerDown(slider(), { clientX: 0, button: 0 });
  fireEvent.pointerMove(slider(), { clientX: 50 });
  expect(slider()).toHaveAttribute('aria-valuenow', '0');
  expect(sms.onSlide).not.toHaveBeenCalled();
});

test('shows that the piece was not in its gap, and closes without a code', async () => {
  const sms = withActions(story.SliderWrong.args.sms);
  render(<story.SliderWrong sms={sms} />);
  expect(screen.getByRole('alert')).toHaveTextContent('滑块位置不对，请重试');
  await userEvent.click(button('取消'));
  expect(sms.onCancel).toHaveBeenCalledOnce();
});

test('after the code was sent, the focus is on its input', () => {
  const { rerender } = render(<story.Picture />);
  rerender(<story.Picture sms={story.Sent.args.sms} />);
  expect(input()).toHaveFocus();
});

test('a cancelled captcha returns the focus to the button', () => {
  const { rerender } = render(<story.Slider />);
  rerender(<story.Slider sms={story.Ready.args.sms} />);
  expect(button('获取验证码')).toHaveFocus();
});

test('the piece never leaves the picture, whatever moves it', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.array(keys), (start, pressed) => {
      const end = pressed.reduce((x, key) => movedBy(key, x) ?? x, withinPicture(start));
      expect(end).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(MAX_X);
      expect(Number.isInteger(end)).toBe(true);
    }),
  );
});

test.each(['13812345678', ' 138 1234 5678 ', '+86 138-1234-5678', '8613812345678', '１３８１２３４５６７８'])(
  'reads the mobile number in "%s"',
  (typed) => expect(toMobileNumber(typed)).toBe('13812345678'),
);
test.each(['', '1381234567', '12812345678', '021-58881234', '138123456789'])('"%s" is no mobile number', (typed) =>
  expect(toMobileNumber(typed)).toBeUndefined(),
);

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<story.WorstCaseEnglish />);
  expect(screen.getByText('Enter the characters in the picture first')).toBeInTheDocument();
  unmount();
  render(<story.WorstCaseTraditional />);
  expect(screen.getByRole('status')).toHaveTextContent('尚未確認簡訊是否送出');
});
