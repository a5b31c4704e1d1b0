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
  ToldTooEarly,
  NothingNamed,
  Telling,
  NotTold,
  Returning,
  Refunded,
  GoodsRefunded,
  Rejected,
  TakingBack,
  NotTakenBack,
  DeletedProduct,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const title = () => screen.getByRole('heading', { level: 1 });
const main = () => screen.getByRole('main');

test.each([
  [Ready, '商家正在审核', '商家同意后，钱退回原来的付款方式。', '审核中'],
  [GoodsUnderReview, '商家正在审核', '商家同意后，这里会有退货地址。', '审核中'],
  [AwaitingReturn, '等你寄回颗粒', '商家同意了。按下面的地址寄回', '待退货'],
  [Returning, '颗粒正在寄回', '商家收到、检查后退款。', '退货中'],
  [Refunded, '已经退款', '钱已退回原来的付款方式。', '已退款'],
  [Rejected, '商家没有同意', '可以补充说明后再申请，也可以找客服。', '已拒绝'],
])('says where it stands and what comes next (%#)', (Story, heading, next, label) => {
  render(<Story />);
  expect(title()).toHaveTextContent(heading);
  expect(main()).toHaveTextContent(next);
  expect(main()).toHaveTextContent(label);
});

test('shows what was asked, and leads to the order and to the chat', () => {
  render(<Ready />);
  expect(main()).toHaveTextContent('坡面砖 45° 2×23039深绿8 颗¥0.24/颗');
  expect(main()).toHaveTextContent('怎么退只退款原因颗粒有破损或瑕疵说明深绿坡面砖里');
  expect(main()).toHaveTextContent('申请金额¥2.22');
  expect(screen.getByRole('link', { name: 'cp202611211432080042' })).toHaveAttribute(
    'href',
    '#name=order&order=cp202611211432080042',
  );
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute('href', '#name=chat&order=cp202611211432080042');
});

test('opens an image large', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: '图片 2，放大看' }));
  expect(screen.getByRole('dialog', { hidden: true })).toHaveAttribute('aria-label', '图片');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

test('is taken back while it is open, asking once', async () => {
  const onTakeBack = fn();
  render(<Ready onTakeBack={onTakeBack} />);
  await userEvent.click(screen.getByRole('button', { name: '撤销申请' }));
  expect(onTakeBack).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(onTakeBack).toHaveBeenCalledOnce();
});

test('is deleted once it is settled, asking once', async () => {
  const onDelete = fn();
  render(<GoodsRefunded onDelete={onDelete} />);
  expect(main()).toHaveTextContent('退货快递中通快递 75891234567890');
  expect(main()).toHaveTextContent('退款金额¥2.22');
  await userEvent.click(screen.getByRole('button', { name: '删除记录' }));
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

test('says what is under way, and why something could not be done', () => {
  const { unmount } = render(<TakingBack />);
  expect(screen.getByRole('button', { name: '撤销申请' })).toHaveAttribute('aria-busy', 'true');
  unmount();
  render(<NotTakenBack />);
  expect(screen.getByRole('alert')).toHaveTextContent('商家刚刚已经退款，不能再撤销');
});

test('gives the shop’s reason for a refusal, and another try', () => {
  render(<Rejected />);
  expect(main()).toHaveTextContent('商家的理由 照片里看不出破损');
  expect(screen.getByRole('link', { name: '再申请一次' })).toHaveAttribute(
    'href',
    '#name=askRefund&order=cp202611211432080042',
  );
});

test('tells the parcel that goes back, tidied up', async () => {
  const onTellReturn = fn();
  render(<AwaitingReturn onTellReturn={onTellReturn} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '快递公司' }), '顺丰速运');
  await userEvent.type(screen.getByRole('textbox', { name: '快递单号' }), ' 567{Enter}');
  expect(onTellReturn).toHaveBeenCalledExactlyOnceWith({ carrier: '顺丰速运', number: '75891234567', phone: '' });
});

test('says what is wrong with the parcel, and leads to the first of it', async () => {
  const onTellReturn = fn();
  render(<ToldTooEarly onTellReturn={onTellReturn} />);
  await userEvent.click(screen.getByRole('button', { name: '我寄出了' }));
  expect(onTellReturn).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox', { name: '快递公司' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: '快递公司' })).toHaveAccessibleDescription('选一家快递公司');
  expect(screen.getByRole('textbox', { name: '快递单号' })).toHaveAccessibleDescription('单号里只有字母、数字和短横线');
  expect(screen.getByRole('textbox', { name: '联系电话（选填）' })).toHaveAccessibleDescription(/电话里只有数字/);
});

test('copies the address to send it to', async () => {
  const onCopy = fn();
  render(<AwaitingReturn onCopy={onCopy} />);
  await userEvent.click(screen.getByRole('button', { name: '复制退货地址' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(
    'pip 颗粒铺 售后 0571-8600 1234 浙江省 杭州市 余杭区 良渚街道 古墩路 1888 号 3 号仓',
  );
});

test('lets the shopper write the carrier where the shop names none', async () => {
  const onTellReturn = fn();
  render(<NothingNamed onTellReturn={onTellReturn} />);
  expect(screen.getByText('商家还没给地址，问一下客服。')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: '快递公司' }), '邻家快递');
  await userEvent.type(screen.getByRole('textbox', { name: '快递单号' }), 'A-1');
  await userEvent.click(screen.getByRole('button', { name: '我寄出了' }));
  expect(onTellReturn).toHaveBeenCalledExactlyOnceWith({ carrier: '邻家快递', number: 'A-1', phone: '' });
});

test('takes no second press while the parcel is being told, and keeps what was typed when that failed', async () => {
  const onTellReturn = fn();
  const { unmount } = render(<Telling onTellReturn={onTellReturn} />);
  await userEvent.click(screen.getByRole('button', { name: '我寄出了' }));
  expect(onTellReturn).not.toHaveBeenCalled();
  unmount();
  render(<NotTold />);
  const form = screen.getByRole('button', { name: '我寄出了' }).closest('form') as HTMLElement;
  expect(within(form).getByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('textbox', { name: '快递单号' })).toHaveValue('75891234');
});

test('keeps a line whose product is gone', () => {
  render(<DeletedProduct />);
  expect(screen.getByText('商品已删除')).toBeInTheDocument();
});

test('leads on from a refund that is not there', async () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByRole('heading', { name: '找不到这笔退款' })).toBeInTheDocument();
  unmount();
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(title()).toHaveTextContent('Waiting for your parcel');
  unmount();
  render(<WorstCaseTraditional />);
  expect(title()).toHaveTextContent('商家沒有同意');
});
