// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { NEW_ADDRESS } from '../../../commerce/AddressForm/address-draft.ts';
import { book } from '../../../commerce/fixtures-address-book.ts';
import { typedDraft } from '../../../commerce/fixtures-address-form.ts';
import { ready } from '../../../loadable.ts';
import * as stories from './RepairConfirmScreen.stories.tsx';

const S = composeStories(stories);
const totals = () => screen.getByRole('complementary', { name: '合计' });
const button = (name: string) => screen.getByRole('button', { name });
const shade = () => screen.getByRole('checkbox', { name: /色差/ });

test('shows address, request, price, and until when it is processed', () => {
  render(<S.Ready />);
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '1');
  expect(screen.getByRole('main')).toHaveTextContent('街角面包房80120813 颗免费');
  expect(totals()).toHaveTextContent('零件13 颗¥1.90免费补件−¥1.90运费免运费应付¥0.00');
  expect(totals()).toHaveTextContent('客服 10 个工作日内处理，最晚 12月4日');
});

test('submits only after the shopper accepted that shades may differ', async () => {
  const onSubmit = fn();
  render(<S.Ready onSubmit={onSubmit} />);
  await userEvent.click(button('提交申请'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(shade()).toHaveFocus();
  expect(screen.getByRole('group', { name: '色差' })).toHaveAccessibleDescription('勾选此项才能提交。');
  await userEvent.click(shade());
  expect(screen.getByRole('group', { name: '色差' })).not.toHaveAccessibleDescription();
  await userEvent.click(button('提交申请'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('several requests are listed with a price each, and lead to the payment', async () => {
  render(<S.TwoSets />);
  expect(totals()).toHaveTextContent('街角面包房免费老城有轨电车¥10.34');
  expect(button('提交并支付')).toBeEnabled();
  await userEvent.click(button('查看这 3 种零件'));
  expect(within(screen.getByRole('list', { name: '要补的零件' })).getAllByRole('listitem')).toHaveLength(3);
});

test.each([
  ['another price is loading', S.Repricing, '正在按这个地址核算'],
  ['the address has no price', S.AddressRefused, '金额计算失败补件暂时不能寄到这里'],
  ['the message is too long', S.LongMessage, '留言超过 150 字'],
])('nothing can be submitted while %s', (_, Story, hint) => {
  render(<Story />);
  expect(button('提交申请')).toBeDisabled();
  expect(totals()).toHaveTextContent(hint);
});

test('an address that is being filled in is saved before anything is submitted', async () => {
  const onSubmit = fn();
  const onSave = fn();
  const drafts = { [NEW_ADDRESS]: typedDraft };
  render(
    <S.NoAddress onSubmit={onSubmit} addressBook={{ ...book, addresses: ready([]), chosen: '', drafts, onSave }} />,
  );
  const phone = await screen.findByRole('textbox', { name: '手机号' });
  expect(totals()).toHaveTextContent('会先保存正在填写的地址，请确认金额后再提交');
  await userEvent.click(button('提交申请'));
  expect(phone).toHaveFocus();
  await userEvent.type(phone, '3');
  await userEvent.click(button('提交申请'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ recipient: '周予安', phone: '13905712233' }),
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

test('says what changed and why before anything is paid', () => {
  render(<S.CodeUsedMeanwhile />);
  const alert = within(totals()).getByRole('alert');
  expect(alert).toHaveTextContent('内容有变动，尚未提交');
  expect(alert).toHaveTextContent('街角面包房：防伪码用过，这次收费，¥0.00 → ¥11.90');
  expect(alert).toHaveTextContent('应付从 ¥0.00 变成 ¥11.90');
});

test('names a request that is no longer in the cart', () => {
  render(<S.RequestGone />);
  expect(within(totals()).getByRole('alert')).toHaveTextContent('老城有轨电车：已不在补件车里');
});

test('shows the sentence of a refusal as it was sent', () => {
  render(<S.Refused />);
  expect(within(totals()).getByRole('alert')).toHaveTextContent('提交失败这个地区暂不支持补件');
});

test('without an answer it offers nothing but asking again', async () => {
  const onAskAgain = fn();
  render(<S.OutcomeUnknown onAskAgain={onAskAgain} />);
  expect(screen.getByRole('heading', { name: '尚不确定申请是否提交成功' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /提交/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(button('重新查询'));
  expect(onAskAgain).toHaveBeenCalledOnce();
});

test('without an answer what was sent can be read, and not be changed', () => {
  render(<S.OutcomeUnknown />);
  const sent = screen.getByRole('region', { name: '已填的内容' });
  expect(sent).toHaveTextContent(/收货地址林木木.*补件申请街角面包房.*留言两包请一起寄。/);
  expect(within(sent).queryByRole('textbox')).toBeNull();
});

test('says that asking again gave no answer either', () => {
  render(<S.StillUnknown />);
  expect(screen.getByRole('main')).toHaveTextContent('仍未查到结果');
});

test('leads back to the cart when the requests cannot be confirmed', () => {
  const { unmount } = render(<S.Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('补件车里没有这份申请');
  expect(screen.getByRole('link', { name: '返回补件车' })).toBeInTheDocument();
  unmount();
  render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '这里没有要提交的申请' })).toBeInTheDocument();
});

test('says where a shop has no repair service', () => {
  render(<S.Unavailable />);
  expect(screen.getByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeInTheDocument();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(button('Submit and pay')).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('complementary')).toHaveTextContent('客服 10 個工作日內處理');
});
