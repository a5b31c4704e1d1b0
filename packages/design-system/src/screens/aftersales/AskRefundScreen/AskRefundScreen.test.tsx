// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { sentImage, shipped } from '../../../commerce/fixtures-refunds.ts';
import * as stories from './AskRefundScreen.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  SentTooEarly,
  NotShipped,
  PartlyRefunded,
  NoReasons,
  ReasonsFailed,
  ImageStuck,
  TooLong,
  Busy,
  NotSent,
  Refused,
  Unpaid,
  OpenRefund,
  NothingLeft,
  InParcels,
  Gone,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

const sums = () => screen.getByRole('complementary', { name: '能退多少' });
const send = () => userEvent.click(screen.getByRole('button', { name: '提交申请' }));

test('asks for some pieces of some lines', async () => {
  const onAsk = fn();
  render(<Ready onAsk={onAsk} />);
  await send();
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({
    kind: 'money',
    reason: '颗粒有破损或瑕疵',
    explanation: '红色的板有几颗发白，深绿的坡面砖缺角。',
    lines: [
      { id: '101', quantity: 12 },
      { id: '104', quantity: 12 },
    ],
    isWhole: false,
  });
});

test('reckons what it comes to, and how', () => {
  render(<Ready />);
  // 12 × 0.28 + 12 × 0.24, less half of 0.70 and all of 0.30 of the coupon.
  expect(sums()).toHaveTextContent('颗粒24 颗¥6.24用掉的优惠券−¥0.65');
  expect(sums()).toHaveTextContent('最多退¥5.59');
  expect(sums()).toHaveTextContent('已经发货，运费 ¥10.00 不退。');
});

test('gives the postage back with everything, before it was sent', () => {
  render(<NotShipped />);
  expect(sums()).toHaveTextContent('运费¥10.00');
  expect(sums()).toHaveTextContent('最多退¥52.80');
  expect(screen.getByRole('radio', { name: /退货退款/ })).toBeDisabled();
});

test('chooses all that is left, or nothing, with one press', async () => {
  const onForm = fn();
  render(<Empty onForm={onForm} />);
  const all = () => screen.getByRole('checkbox', { name: '能退的全退：10 种，275 颗' });
  await userEvent.click(all());
  expect(all()).toBeChecked();
  expect(screen.getAllByRole('textbox', { name: /^退几颗/ })).toHaveLength(10);
  await userEvent.click(screen.getByRole('checkbox', { name: '基础板 2×4，大红' }));
  expect(all()).toBePartiallyChecked();
  await userEvent.click(all());
  await userEvent.click(all());
  expect(screen.queryAllByRole('textbox', { name: /^退几颗/ })).toHaveLength(0);
});

test('takes fewer pieces of a line, never more than are left', async () => {
  const onForm = fn();
  render(<PartlyRefunded onForm={onForm} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '光面板 1×2，杏黄' }));
  const box = screen.getByRole('textbox', { name: '退几颗光面板 1×2，杏黄' });
  expect(box).toHaveValue('18');
  await userEvent.clear(box);
  await userEvent.type(box, '99{Tab}');
  expect(box).toHaveValue('18');
  await userEvent.clear(box);
  await userEvent.type(box, '5{Tab}');
  expect(onForm).toHaveBeenLastCalledWith(expect.objectContaining({ wanted: { '102': 5 } }));
});

test('has no box for a line of which everything was asked for before', () => {
  render(<PartlyRefunded />);
  expect(screen.queryByRole('checkbox', { name: '基础板 2×4，大红' })).toBeNull();
  expect(screen.getByText('都申请过了')).toBeInTheDocument();
});

test('says what is wrong in its place, and leads to the first of it', async () => {
  const onAsk = fn();
  render(<SentTooEarly onAsk={onAsk} />);
  await send();
  expect(onAsk).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: '退哪些' })).toHaveAccessibleDescription('先选要退的颗粒');
  expect(screen.getByRole('checkbox', { name: /^能退的全退/ })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: '退款原因' })).toHaveAccessibleDescription('选一个退款原因');
  expect(screen.getByRole('group', { name: '图片（选填）' })).toHaveAccessibleDescription('图片还在上传，传好再提交');
  expect(within(sums()).getByText('先选要退的颗粒')).toBeInTheDocument();
});

test.each([
  [TooLong, () => screen.getByRole('textbox', { name: '补充说明（选填）' })],
  [ImageStuck, () => screen.getByRole('group', { name: '图片（选填）' })],
])('sends nothing while something is left to mend (%#)', async (Story, place) => {
  const onAsk = fn();
  render(<Story onAsk={onAsk} />);
  await send();
  expect(onAsk).not.toHaveBeenCalled();
  expect(place()).toHaveFocus();
});

test('lets the shopper write a reason where the shop has none', async () => {
  const onAsk = fn();
  render(<NoReasons onAsk={onAsk} />);
  await userEvent.type(screen.getByRole('textbox', { name: '退款原因' }), '多买了');
  await send();
  expect(onAsk).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: '多买了' }));
});

test('asks for the reasons again', async () => {
  const onRetry = fn();
  render(<ReasonsFailed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('sends goods back when it is told to', async () => {
  const onAsk = fn();
  render(<Ready onAsk={onAsk} />);
  await userEvent.click(screen.getByRole('radio', { name: /退货退款/ }));
  expect(sums()).toHaveTextContent('商家同意后给你退货地址');
  await send();
  expect(onAsk).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'goods' }));
});

test('hands chosen images to the app', async () => {
  const onAddImages = fn();
  const { container } = render(<Ready onAddImages={onAddImages} />);
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
  await userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, file);
  await waitFor(() => expect(onAddImages).toHaveBeenCalledExactlyOnceWith([file]));
  expect(screen.getByRole('img', { name: sentImage.name })).toBeInTheDocument();
});

test('takes no second press while it is on its way', async () => {
  const onAsk = fn();
  render(<Busy onAsk={onAsk} />);
  await send();
  expect(onAsk).not.toHaveBeenCalled();
});

test('says at the button why it could not be sent, and that nothing is lost', () => {
  const { unmount } = render(<NotSent />);
  expect(within(sums()).getByRole('alert')).toHaveTextContent('填好的都还在。');
  unmount();
  render(<Refused />);
  expect(within(sums()).getByRole('alert')).toHaveTextContent('退款数量超过可退数量');
  expect(screen.getByRole('textbox', { name: '补充说明（选填）' })).toHaveValue(
    '红色的板有几颗发白，深绿的坡面砖缺角。',
  );
});

test.each([
  [Unpaid, '这笔订单还没付款', ['#name=order&order=cp202611211432080042']],
  [
    OpenRefund,
    '这笔订单有退款正在处理',
    ['#name=refund&refund=202611241432080007', '#name=order&order=cp202611211432080042'],
  ],
  [NothingLeft, '这笔订单没有可退的了', ['#name=refunds', '#name=order&order=cp202611211432080042']],
  [
    InParcels,
    '选一个包裹',
    ['#name=askRefund&order=cp202611211432080043', '#name=askRefund&order=cp202611211432080044'],
  ],
  [Gone, '找不到这笔订单', ['#name=orders']],
])('leads on where no refund can be asked for (%#)', (Story, title, ways) => {
  render(<Story />);
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  const links = within(main)
    .getAllByRole('link')
    .filter((link) => !link.closest('nav'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull();
});

test('waits, and offers another try after a failure', async () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status', { name: '正在取…' })).toBeInTheDocument();
  unmount();
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('leads back to its order', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: shipped.number })).toHaveAttribute(
    'href',
    expect.stringContaining(shipped.number),
  );
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask for a refund');
  expect(screen.getByRole('button', { name: 'Send request' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('申請退款');
});
