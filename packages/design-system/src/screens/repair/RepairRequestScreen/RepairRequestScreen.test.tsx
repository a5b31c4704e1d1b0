// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RepairRequestScreen.stories.tsx';

const S = composeStories(stories);
const main = () => screen.getByRole('main');
const title = () => screen.getByRole('heading', { level: 1 });
const button = (name: string) => screen.getByRole('button', { name });
const NUMBER = 'bh202611201000000031';

test.each([
  [S.Submitted, '申请已提交', '客服会先核对凭证和零件', '已提交'],
  [S.ToPay, '等待付款', '支付后客服开始审核', '待付款'],
  [S.Paid, '已付款', '客服会先核对凭证和零件', '已付款'],
  [S.Ready, '客服正在审核', '如需补充信息，客服会先联系你', '审核中'],
  [S.NeedInfo, '需要你补充资料', '回答下面的问题后，审核会继续', '待补充'],
  [S.Approved, '申请已通过', '配货开始前还能取消', '已通过'],
  [S.PartlyApproved, '部分通过', '每一行都注明了颗数和原因', '部分通过'],
  [S.Rejected, '申请未通过', '如有疑问，请联系客服', '未通过'],
  [S.Picking, '正在配货', '配货后寄出', '配货中'],
  [S.Shipped, '零件运输中', '收到后请确认收货', '已寄出'],
  [S.Received, '零件已送达', '如有缺件可以再报一次', '已收到'],
  [S.ReceivedAgain, '零件已送达', '如有缺件请联系客服', '已收到'],
  [S.Done, '零件齐全', '这份申请已完成', '已完成'],
  [S.Cancelled, '已取消', '可以重新申请', '已取消'],
  [S.Expired, '已过期', '未在期限内付款', '已过期'],
  [S.Refunded, '已退款', '款项已退回', '已退款'],
])('shows the status and what happens next (%#)', (Story, heading, next, label) => {
  render(<Story />);
  expect(title()).toHaveTextContent(heading);
  expect(main()).toHaveTextContent(next);
  expect(main()).toHaveTextContent(label);
});

test('shows until when the request is processed, and that the clock waits for an answer', () => {
  const { unmount } = render(<S.Ready />);
  expect(main()).toHaveTextContent('最晚 12月4日 处理，还有 6 个工作日');
  unmount();
  render(<S.NeedInfo />);
  expect(main()).toHaveTextContent('等待你回答，处理期限已暂停；回答后还有 8 个工作日');
});

test('shows set, purchase, masked code, voucher, address and message', async () => {
  render(<S.Ready />);
  expect(main()).toHaveTextContent('购买日期2026年10月15日');
  expect(main()).toHaveTextContent('购买渠道天猫旗舰店');
  expect(main()).toHaveTextContent('防伪码7K3F-••••-••••-X5QD');
  expect(main()).not.toHaveTextContent('Q9TA');
  expect(main()).toHaveTextContent('林木木 13800135620浙江省 杭州市');
  expect(main()).toHaveTextContent('留言袋子封口是好的');
  await userEvent.click(button('购买凭证，放大'));
  expect(await screen.findByRole('dialog', { name: '购买凭证' })).toBeInTheDocument();
});

test('claims nothing that is not there', () => {
  render(<S.Bare />);
  expect(main()).toHaveTextContent('防伪码没有');
  expect(main()).toHaveTextContent('购买凭证未上传');
  expect(main()).not.toHaveTextContent('联系方式');
  expect(main()).not.toHaveTextContent('留言');
});

test('shows the history, newest first, with who wrote what', () => {
  render(<S.NeedInfo />);
  const section = screen.getByRole('heading', { name: '进度记录' }).parentElement as HTMLElement;
  const events = within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
  expect(events).toEqual([
    '待补充小砖2026年11月21日 12:00第 23 步的绿色坡面砖，请拍一张袋子里还剩什么的照片。',
    '审核中小砖2026年11月20日 13:00',
    '已提交你2026年11月20日 10:00',
  ]);
});

test('shows verdicts line by line, the agent’s words and the refund', () => {
  render(<S.PartlyApproved />);
  expect(main()).toHaveTextContent('客服说： 照片里能看到两颗坡面砖，补另外两颗。');
  expect(main()).toHaveTextContent('贴纸不在补件范围内。');
  expect(main()).toHaveTextContent('−¥0.12');
  expect(main()).toHaveTextContent('实付¥11.78');
});

test('leads to the payment while there is time', () => {
  const { unmount } = render(<S.ToPay />);
  expect(screen.getByRole('link', { name: '去付款' })).toHaveAttribute('href', `#name=repairPayment&request=${NUMBER}`);
  unmount();
  render(<S.PaymentOver />);
  expect(main()).toHaveTextContent('付款期限已过，申请正在关闭');
  expect(screen.queryByRole('link', { name: '去付款' })).toBeNull();
});

test.each([
  [S.Ready, '取消这份申请？取消后无法恢复。'],
  [S.ToPay, '取消这份申请？尚未支付，不会扣款。'],
  [S.Paid, '取消这份申请？已支付的 ¥11.90 会退给你。'],
])('asks before it cancels, with what happens to the money (%#)', async (Story, question) => {
  const onCancel = fn();
  render(<Story onCancel={onCancel} />);
  await userEvent.click(button('取消申请'));
  const group = within(screen.getByRole('group', { name: question }));
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(group.getByRole('button', { name: '取消申请' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('cannot be cancelled once it is picked', () => {
  render(<S.Picking />);
  expect(screen.queryByRole('button', { name: '取消申请' })).toBeNull();
});

test('answers the agent with a text, an image, or both', async () => {
  const onSendEvidence = fn();
  const { unmount } = render(<S.NeedInfo onSendEvidence={onSendEvidence} />);
  await userEvent.click(button('发给客服'));
  expect(onSendEvidence).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: '你的回答' })).toHaveAccessibleDescription('请填写回答，或添加图片');
  await userEvent.type(screen.getByRole('textbox', { name: '你的回答' }), '只剩这些');
  await userEvent.click(button('发给客服'));
  expect(onSendEvidence).toHaveBeenCalledOnce();
  unmount();
  render(<S.Answered onSendEvidence={onSendEvidence} />);
  await userEvent.click(button('发给客服'));
  expect(onSendEvidence).toHaveBeenCalledTimes(2);
});

test('waits for images that are being uploaded', async () => {
  const onSendEvidence = fn();
  render(<S.Uploading onSendEvidence={onSendEvidence} />);
  await userEvent.click(button('发给客服'));
  expect(onSendEvidence).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: '图片（选填）' })).toHaveAccessibleDescription(/图片全部上传后才能发送/);
});

test('sends no answer that is longer than the shop takes', async () => {
  const onSendEvidence = fn();
  render(<S.NeedInfo onSendEvidence={onSendEvidence} maxTextLength={3} />);
  await userEvent.type(screen.getByRole('textbox', { name: '你的回答' }), '一二三四');
  await userEvent.click(button('发给客服'));
  expect(onSendEvidence).not.toHaveBeenCalled();
});

test('confirms receipt, and links to the tracking', async () => {
  const onReceive = fn();
  render(<S.Shipped onReceive={onReceive} />);
  expect(screen.getByRole('link', { name: '查看物流' })).toHaveAttribute(
    'href',
    `#name=repairTracking&request=${NUMBER}`,
  );
  await userEvent.click(button('确认收货'));
  await userEvent.click(button('收到了'));
  expect(onReceive).toHaveBeenCalledOnce();
});

test('finishes the request when everything is here', async () => {
  const onFinish = fn();
  render(<S.Received onFinish={onFinish} />);
  await userEvent.click(button('确认齐全'));
  await userEvent.click(
    within(screen.getByRole('group', { name: /确认后不能再报缺件/ })).getByRole('button', { name: '确认齐全' }),
  );
  expect(onFinish).toHaveBeenCalledOnce();
});

test('reports once what is still missing, in words', async () => {
  const onReopen = fn();
  render(<S.Received onReopen={onReopen} />);
  await userEvent.click(button('仍有缺件'));
  await userEvent.click(button('发给客服'));
  expect(onReopen).not.toHaveBeenCalled();
  const field = screen.getByRole('textbox', { name: '还缺什么' });
  expect(field).toHaveAccessibleDescription('请填写还缺什么');
  await userEvent.type(field, '一颗坡面砖');
  await userEvent.click(button('发给客服'));
  expect(onReopen).toHaveBeenCalledOnce();
});

test('opens the form again with what was typed', () => {
  render(<S.StillMissing />);
  expect(screen.getByRole('textbox', { name: '还缺什么' })).toHaveValue('还差一颗深绿的坡面砖。');
});

test('offers the chat once the request was reopened', () => {
  render(<S.ReceivedAgain />);
  expect(screen.queryByRole('button', { name: '仍有缺件' })).toBeNull();
  for (const link of screen.getAllByRole('link', { name: '问客服' }))
    expect(link).toHaveAttribute('href', `#name=chat&order=${NUMBER}`);
});

test('says what came of the last action, and takes the focus', () => {
  const { unmount } = render(<S.Sent />);
  expect(screen.getByText('已发给客服，审核继续。').closest('[tabindex]')).toHaveFocus();
  unmount();
  const refused = render(<S.CancelRefused />);
  expect(screen.getByRole('alert')).toHaveTextContent('已经开始配货，不能取消');
  refused.unmount();
  render(<S.OutcomeUnknown />);
  expect(main()).toHaveTextContent('尚不确定操作是否成功');
});

test('shows in the server’s words that a request is not the shopper’s, with a way back', () => {
  const { unmount } = render(<S.Empty />);
  expect(main()).toHaveTextContent('这份申请不是你的');
  unmount();
  render(<S.NotFound />);
  expect(main()).toHaveTextContent('申请号可能有误');
  expect(screen.getByRole('heading', { name: '找不到这份补件申请' })).toBeInTheDocument();
});

test('loads again after a failure, and knows a shop without repairs', async () => {
  const onRetry = fn();
  const { unmount } = render(<S.Failed onRetry={onRetry} />);
  await userEvent.click(button('重试'));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  render(<S.Unavailable />);
  expect(screen.getByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(title()).toHaveTextContent('We need your answer');
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(title()).toHaveTextContent('部分通過');
});
