// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RefundScreen.stories.tsx';

const {
  Ready,
  Failed,
  Empty,
  GoodsUnderReview,
  AwaitingReturn,
  ReportedIncomplete,
  NoReturnAddress,
  Reporting,
  ReportFailed,
  Returning,
  Refunded,
  GoodsRefunded,
  Rejected,
  Withdrawing,
  WithdrawalFailed,
  DeletedProduct,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const title = () => screen.getByRole('heading', { level: 1 });
const main = () => screen.getByRole('main');

test.each([
  [Ready, '商家正在审核', '商家同意后，款项退回原支付方式。', '审核中'],
  [GoodsUnderReview, '商家正在审核', '商家同意后，这里会有退货地址。', '审核中'],
  [AwaitingReturn, '待寄回颗粒', '商家已同意。请按下面的地址寄回', '待退货'],
  [Returning, '颗粒正在寄回', '商家收到并检查后退款。', '退货中'],
  [Refunded, '已退款', '款项已退回原支付方式。', '已退款'],
  [Rejected, '商家未同意', '可以补充说明后再申请，也可以联系客服。', '已拒绝'],
])('shows the state and the next step (%#)', (Story, heading, next, label) => {
  render(<Story />);
  expect(title()).toHaveTextContent(heading);
  expect(main()).toHaveTextContent(next);
  expect(main()).toHaveTextContent(label);
});

test('offers nothing that depends on the state while that is unknown, and leads to the chat', () => {
  const { UnknownState, UnknownStateEnglish } = composeStories(stories);
  const { unmount } = render(<UnknownState />);
  expect(title()).toHaveTextContent('这笔退款的状态未知');
  expect(main()).toHaveTextContent('商店显示为“平台介入中”。请联系客服。');
  expect(main()).not.toHaveTextContent(/审核|仅退款/);
  expect(screen.queryByRole('button', { name: /撤销|删除/ })).toBeNull();
  expect(screen.getByRole('link', { name: '问客服' })).toBeVisible();
  unmount();
  render(<UnknownStateEnglish />);
  expect(main()).toHaveTextContent('The shop does not say what its status is. Contact customer service.');
});

test('shows the contents of the request, with links to the order and to the chat', () => {
  render(<Ready />);
  expect(main()).toHaveTextContent('坡面砖 45° 2×23039深绿8 颗¥0.24/颗');
  expect(main()).toHaveTextContent('退款类型仅退款原因颗粒有破损或瑕疵说明深绿坡面砖里');
  expect(main()).toHaveTextContent('申请金额¥2.22');
  expect(screen.getByRole('link', { name: 'cp202611211432080042' })).toHaveAttribute(
    'href',
    '#name=order&order=cp202611211432080042',
  );
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute('href', '#name=chat&order=cp202611211432080042');
});

test('enlarges an image', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: '图片 2，放大' }));
  expect(await screen.findByRole('dialog', { name: '图片' })).toBeInTheDocument();
});

test('withdraws an open refund after a confirmation', async () => {
  const onWithdraw = fn();
  render(<Ready onWithdraw={onWithdraw} />);
  await userEvent.click(screen.getByRole('button', { name: '撤回申请' }));
  expect(onWithdraw).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '撤回' }));
  expect(onWithdraw).toHaveBeenCalledOnce();
});

test('deletes a closed refund after a confirmation', async () => {
  const onDelete = fn();
  render(<GoodsRefunded onDelete={onDelete} />);
  expect(main()).toHaveTextContent('退货快递中通快递 75891234567890');
  expect(main()).toHaveTextContent('退款金额¥2.22');
  await userEvent.click(screen.getByRole('button', { name: '删除记录' }));
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

test('shows the action in progress, and why an action failed', () => {
  const { unmount } = render(<Withdrawing />);
  expect(screen.getByRole('button', { name: '撤回申请' })).toHaveAttribute('aria-busy', 'true');
  unmount();
  render(<WithdrawalFailed />);
  expect(screen.getByRole('alert')).toHaveTextContent('商家刚刚已退款，不能再撤销');
});

test('shows the shop’s reason for a rejection, with a link to request again', () => {
  render(<Rejected />);
  expect(main()).toHaveTextContent('商家的理由 照片里看不出破损');
  expect(screen.getByRole('link', { name: '再次申请' })).toHaveAttribute(
    'href',
    '#name=requestRefund&order=cp202611211432080042',
  );
});

test('reports the return parcel, normalized', async () => {
  const onReportReturn = fn();
  render(<AwaitingReturn onReportReturn={onReportReturn} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '快递公司' }), '顺丰速运');
  await userEvent.type(screen.getByRole('textbox', { name: '快递单号' }), ' 567{Enter}');
  expect(onReportReturn).toHaveBeenCalledExactlyOnceWith({ carrier: '顺丰速运', number: '75891234567', phone: '' });
});

test('shows what is wrong with the parcel, and focuses the first wrong field', async () => {
  const onReportReturn = fn();
  render(<ReportedIncomplete onReportReturn={onReportReturn} />);
  await userEvent.click(screen.getByRole('button', { name: '我已寄出' }));
  expect(onReportReturn).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox', { name: '快递公司' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: '快递公司' })).toHaveAccessibleDescription('请选择快递公司');
  expect(screen.getByRole('textbox', { name: '快递单号' })).toHaveAccessibleDescription('单号只能有字母、数字和短横线');
  expect(screen.getByRole('textbox', { name: '联系电话（选填）' })).toHaveAccessibleDescription(/电话只能有数字/);
});

test('copies the return address', async () => {
  const onCopy = fn();
  render(<AwaitingReturn onCopy={onCopy} />);
  await userEvent.click(screen.getByRole('button', { name: '复制退货地址' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(
    'pip 颗粒铺 售后 0571-8600 1234 浙江省 杭州市 余杭区 良渚街道 古墩路 1888 号 3 号仓',
  );
});

test('lets the shopper type the carrier when the shop offers none', async () => {
  const onReportReturn = fn();
  render(<NoReturnAddress onReportReturn={onReportReturn} />);
  expect(screen.getByText('商家尚未提供地址，请联系客服。')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: '快递公司' }), '邻家快递');
  await userEvent.type(screen.getByRole('textbox', { name: '快递单号' }), 'A-1');
  await userEvent.click(screen.getByRole('button', { name: '我已寄出' }));
  expect(onReportReturn).toHaveBeenCalledExactlyOnceWith({ carrier: '邻家快递', number: 'A-1', phone: '' });
});

test('ignores a second press while reporting the parcel, and preserves the typed number after a failure', async () => {
  const onReportReturn = fn();
  const { unmount } = render(<Reporting onReportReturn={onReportReturn} />);
  await userEvent.click(screen.getByRole('button', { name: '我已寄出' }));
  expect(onReportReturn).not.toHaveBeenCalled();
  unmount();
  render(<ReportFailed />);
  const form = screen.getByRole('button', { name: '我已寄出' }).closest('form') as HTMLElement;
  expect(within(form).getByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('textbox', { name: '快递单号' })).toHaveValue('75891234');
});

test('shows a line whose product was deleted', () => {
  render(<DeletedProduct />);
  expect(screen.getByText('商品已删除')).toBeInTheDocument();
});

test('shows that a refund was not found, and retries after a failure', async () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByRole('heading', { name: '找不到这笔退款' })).toBeInTheDocument();
  unmount();
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(title()).toHaveTextContent('Send back the items');
  unmount();
  render(<WorstCaseTraditional />);
  expect(title()).toHaveTextContent('商家未同意');
});

test('after the parcel is reported, the new state opens with its headline focused', () => {
  const { rerender } = render(<AwaitingReturn busy="reportReturn" />);
  rerender(<AwaitingReturn {...Returning.args} />);
  expect(title()).toHaveFocus();
});
