// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { sentImage, shipped } from '../../../commerce/fixtures-refunds.ts';
import * as stories from './RequestRefundScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  SubmittedIncomplete,
  NotShipped,
  PostageOfShipped,
  PartlyRefunded,
  NoReasons,
  ReasonsFailed,
  ImageFailed,
  TooLong,
  Busy,
  FortyLines,
  SubmitFailed,
  Refused,
  Unconfirmed,
  UnknownState,
  Unpaid,
  OpenRefund,
  NothingLeft,
  InParcels,
  UnlistedParcels,
  OrderNotFound,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

const totals = () => screen.getByRole('complementary', { name: '可退金额' });
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交申请' }));

test('requests a refund of some pieces of some lines', async () => {
  const onSubmit = fn();
  render(<Ready onSubmit={onSubmit} />);
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    kind: 'money',
    reason: '颗粒有破损或瑕疵',
    explanation: '红色的板有几颗发白，深绿的坡面砖缺角。',
    lines: [
      { id: '101', quantity: 12 },
      { id: '104', quantity: 12 },
    ],
    isWholeOrder: false,
  });
});

test('shows the amount and how it adds up', () => {
  render(<Ready />);
  // 12 × 0.28 + 12 × 0.24, less half of 0.70 and all of 0.30 of the coupon.
  expect(totals()).toHaveTextContent('颗粒24 颗¥6.24已用的优惠券−¥0.65');
  expect(totals()).toHaveTextContent('预计退款¥5.59');
  expect(totals()).toHaveTextContent('运费 ¥10.00 是否退还，由商家审核时确定。');
});

test('refunds the postage with everything before shipping', () => {
  render(<NotShipped />);
  expect(totals()).toHaveTextContent('运费¥10.00');
  expect(totals()).toHaveTextContent('预计退款¥52.80');
  expect(screen.getByRole('radio', { name: /退货退款/ })).toBeDisabled();
});

test('adds the postage that the server adds for the pieces of a shipped order', () => {
  render(<PostageOfShipped />);
  // Half of the 3.60 of the first line and all of the 1.00 of the fourth, like the pieces.
  expect(totals()).toHaveTextContent('运费¥2.80');
  expect(totals()).toHaveTextContent('预计退款¥8.39');
  expect(totals()).not.toHaveTextContent('是否退还');
});

test('chooses everything that is left, or nothing, with one press', async () => {
  const onForm = fn();
  render(<Empty onForm={onForm} />);
  const all = () => screen.getByRole('checkbox', { name: '全部可退的：10 种，275 颗' });
  await userEvent.click(all());
  expect(all()).toBeChecked();
  expect(screen.getAllByRole('textbox', { name: /^退款颗数：/ })).toHaveLength(10);
  await userEvent.click(screen.getByRole('checkbox', { name: '基础板 2×4，大红' }));
  expect(all()).toBePartiallyChecked();
  await userEvent.click(all());
  await userEvent.click(all());
  expect(screen.queryAllByRole('textbox', { name: /^退款颗数：/ })).toHaveLength(0);
});

test('accepts fewer pieces of a line, never more than are left', async () => {
  const onForm = fn();
  render(<PartlyRefunded onForm={onForm} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '光面板 1×2，杏黄' }));
  const box = screen.getByRole('textbox', { name: '退款颗数：光面板 1×2，杏黄' });
  expect(box).toHaveValue('18');
  await userEvent.clear(box);
  await userEvent.type(box, '99{Tab}');
  expect(box).toHaveValue('18');
  await userEvent.clear(box);
  await userEvent.type(box, '5{Tab}');
  expect(onForm).toHaveBeenLastCalledWith(expect.objectContaining({ requested: { '102': 5 } }));
});

test('offers no checkbox for a line that was fully refunded before', () => {
  render(<PartlyRefunded />);
  expect(screen.queryByRole('checkbox', { name: '基础板 2×4，大红' })).toBeNull();
  expect(screen.getByText('已全部申请')).toBeInTheDocument();
});

test('shows each problem at its field, and focuses the first one', async () => {
  const onSubmit = fn();
  render(<SubmittedIncomplete onSubmit={onSubmit} />);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: '要退的颗粒' })).toHaveAccessibleDescription('请先选择要退的颗粒');
  expect(screen.getByRole('combobox', { name: '退款原因' })).toHaveAccessibleDescription('请选择退款原因');
  expect(screen.getByRole('combobox', { name: '退款原因' })).toHaveFocus();
  expect(screen.getByRole('group', { name: '图片（选填）' })).toHaveAccessibleDescription('图片还在上传，完成后再提交');
  expect(within(totals()).getByText('请选择退款原因')).toBeInTheDocument();
});

test('asks for the reason and photos before the lines, of which there may be a hundred', () => {
  render(<FortyLines />);
  const [reason, photos, lines] = [
    screen.getByRole('combobox', { name: '退款原因' }),
    screen.getByRole('group', { name: '图片（选填）' }),
    screen.getByRole('group', { name: '要退的颗粒' }),
  ];
  expect(reason.compareDocumentPosition(photos) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(photos.compareDocumentPosition(lines) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('finds a line among many; chosen lines are on top, and none moves while it is being chosen', async () => {
  render(<FortyLines />);
  const shown = () =>
    within(screen.getByRole('group', { name: '要退的颗粒' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const before = shown();
  const search = screen.getByRole('textbox', { name: '搜索这笔订单：名称、编号或颜色' });
  await userEvent.type(search, '坡面 深绿');
  expect(shown().length).toBeLessThan(before.length);
  expect(screen.queryByRole('checkbox', { name: /^能退的全退/ })).toBeNull();
  const [box] = within(screen.getByRole('group', { name: '要退的颗粒' })).getAllByRole('checkbox');
  const found = shown().length;
  await userEvent.click(box as HTMLElement);
  expect(screen.getByText(`找到 ${found} 种，共选了 1 种`)).toBeInTheDocument();
  expect(box).toHaveFocus();
  await userEvent.clear(search);
  expect(shown()[0]).toContain('深绿');
  expect(shown()).toHaveLength(before.length);
  const [, , third] = within(screen.getByRole('group', { name: '要退的颗粒' })).getAllByRole('checkbox');
  const names = shown().map((text) => text?.slice(0, 6));
  await userEvent.click(third as HTMLElement);
  expect(shown().map((text) => text?.slice(0, 6))).toEqual(names);
});

test('asks why, with which photos and for which kind first, then for words and lines', () => {
  render(<FortyLines />);
  const fields = [
    screen.getByRole('combobox', { name: '退款原因' }),
    screen.getByRole('group', { name: '图片（选填）' }),
    screen.getByRole('radio', { name: /^仅退款/ }),
    screen.getByRole('textbox', { name: '补充说明（选填）' }),
    screen.getByRole('group', { name: '要退的颗粒' }),
  ];
  for (const [at, field] of fields.slice(1).entries())
    expect(fields[at]?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [TooLong, () => screen.getByRole('textbox', { name: '补充说明（选填）' })],
  [ImageFailed, () => screen.getByRole('group', { name: '图片（选填）' })],
])('sends nothing while a field is invalid (%#)', async (Story, field) => {
  const onSubmit = fn();
  render(<Story onSubmit={onSubmit} />);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
});

test('lets the shopper type a reason when the shop offers none', async () => {
  const onSubmit = fn();
  render(<NoReasons onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: '退款原因' }), '多买了');
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: '多买了' }));
});

test('retries loading the reasons', async () => {
  const onRetry = fn();
  render(<ReasonsFailed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('requests a refund with return', async () => {
  const onSubmit = fn();
  render(<Ready onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('radio', { name: /退货退款/ }));
  expect(totals()).toHaveTextContent('商家同意后提供退货地址');
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'goods' }));
});

test('reports chosen images to the app', async () => {
  const onAddImages = fn();
  const { container } = render(<Ready onAddImages={onAddImages} />);
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
  await userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, file);
  await waitFor(() => expect(onAddImages).toHaveBeenCalledExactlyOnceWith([file]));
  expect(screen.getByRole('img', { name: sentImage.name })).toBeInTheDocument();
});

test('ignores a second press while the request is being sent', async () => {
  const onSubmit = fn();
  render(<Busy onSubmit={onSubmit} />);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows at the button why the request failed, and that the form is preserved', () => {
  const { unmount } = render(<SubmitFailed />);
  expect(within(totals()).getByRole('alert')).toHaveTextContent('填写的内容都会保留。');
  unmount();
  render(<Refused />);
  expect(within(totals()).getByRole('alert')).toHaveTextContent('退款数量超过可退数量');
  expect(screen.getByRole('textbox', { name: '补充说明（选填）' })).toHaveValue(
    '红色的板有几颗发白，深绿的坡面砖缺角。',
  );
});

test.each([
  [
    UnknownState,
    '这笔订单的状态未知',
    ['#name=chat&order=cp202611211432080042', '#name=order&order=cp202611211432080042'],
  ],
  [Unpaid, '此订单尚未支付', ['#name=order&order=cp202611211432080042']],
  [
    OpenRefund,
    '这笔订单有退款正在处理',
    ['#name=refund&refund=202611241432080007', '#name=order&order=cp202611211432080042'],
  ],
  [NothingLeft, '这笔订单已无可退商品', ['#name=refunds', '#name=order&order=cp202611211432080042']],
  [
    InParcels,
    '选择包裹',
    ['#name=requestRefund&order=cp202611211432080043', '#name=requestRefund&order=cp202611211432080044'],
  ],
  [OrderNotFound, '找不到这笔订单', ['#name=orders']],
])('explains why no refund can be requested, with links (%#)', (Story, title, expected) => {
  render(<Story />);
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  const links = within(main)
    .getAllByRole('link')
    .filter((link) => !link.closest('nav'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
  expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull();
});

test('links to a parcel without a claim of what is in it', () => {
  render(<UnlistedParcels />);
  const links = screen.getAllByRole('link', { name: /^包裹/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['包裹 1：106 颗', '包裹 2']);
});

test('cannot be sent again while it is unknown whether it arrived, and is looked up', async () => {
  const onSubmit = fn();
  const onRetry = fn();
  render(<Unconfirmed onSubmit={onSubmit} onRetry={onRetry} />);
  expect(within(totals()).getByRole('alert')).toHaveTextContent('请先不要重复提交');
  expect(screen.getByRole('button', { name: '提交申请' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '重新查询' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

testLoadingAndFailure({ Loading, Failed });

test('links back to its order', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: shipped.number })).toHaveAttribute(
    'href',
    expect.stringContaining(shipped.number),
  );
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request a refund');
  expect(screen.getByRole('button', { name: 'Submit request' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('申請退款');
});
