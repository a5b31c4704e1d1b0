// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { partActions } from '../fixtures-repair-pick.ts';
import * as stories from './RepairPickScreen.stories.tsx';

const S = composeStories(stories);
const request = () => screen.getByRole('region', { name: '补件单' });
const next = () => within(request()).getByRole('button', { name: /^(下一步|保存修改)：/ });
const addButtons = () => screen.getAllByRole('button', { name: /^补：/ });

test('shows the parts of a step with the pieces that the step uses', () => {
  render(<S.Ready />);
  expect(screen.getByRole('radio', { name: '第 23 步，已选 8 颗' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '第 3 袋，已选 12 颗' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '第 24 步' })).not.toBeChecked();
  expect(screen.getAllByText('用 6 颗')).toHaveLength(2);
});

test.each([S.Ready, S.LargeSet, S.Dark])('names the parts that were picked (%#)', (Story) => {
  render(<Story />);
  expect(within(request()).getByText('基础砖 1×4')).toBeInTheDocument();
  expect(request()).not.toHaveTextContent('已不存在的零件');
});

test('picks a part at its step, and the focus moves on to its quantity', async () => {
  const user = userEvent.setup();
  render(<S.Ready />);
  await user.click(screen.getByRole('button', { name: '补：基础砖 1×2 杏黄' }));
  expect(partActions.onQuantity).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }), 1, {
    bag: 3,
    step: 23,
  });
  expect(screen.getByRole('button', { name: '增加：基础砖 1×2 杏黄的颗数' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: '基础砖 1×2 杏黄的颗数' })).toHaveValue('2');
  expect(screen.getByRole('radio', { name: '第 23 步，已选 10 颗' })).toBeInTheDocument();
});

test('removes a part by its last piece, and the focus stays on its card', async () => {
  const user = userEvent.setup();
  render(<S.Ready />);
  const less = screen.getByRole('button', { name: '减少：支架板 1×2 − 1×2 黑色的颗数' });
  await user.click(less);
  await user.click(less);
  expect(screen.getByRole('button', { name: '补：支架板 1×2 − 1×2 黑色' })).toHaveFocus();
});

test('moves from step to step with the arrow keys, and to the next bag', async () => {
  const user = userEvent.setup();
  render(<S.Ready />);
  screen.getByRole('radio', { name: '第 23 步，已选 8 颗' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '第 24 步' })).toBeChecked();
  expect(addButtons()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '下一步骤' }));
  expect(screen.getByRole('radio', { name: /^第 26 步/ })).toBeChecked();
  expect(screen.getByRole('button', { name: '下一步骤' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('radio', { name: '第 1 袋' }));
  expect(screen.getByRole('radio', { name: '第 1 步' })).toBeChecked();
});

test('shows the whole bag, and only some colours of it', async () => {
  const user = userEvent.setup();
  render(<S.Ready />);
  await user.click(screen.getByRole('radio', { name: /^整袋/ }));
  const inBag = screen.getAllByText(/^全套 \d+ 颗$/).length;
  await user.click(screen.getByRole('button', { name: /^杏黄，/, pressed: false }));
  const inTan = screen.getAllByText(/^全套 \d+ 颗$/).length;
  expect(inTan).toBeLessThan(inBag);
  expect(screen.getByRole('button', { name: '补：光面板 1×2 杏黄' })).toBeInTheDocument();
});

test('finds a part among all by number and name, and clears a search without a result', async () => {
  const user = userEvent.setup();
  render(<S.AllParts />);
  const box = screen.getByRole('searchbox', { name: '在本套装中搜索' });
  await user.type(box, '3020');
  expect(screen.getByText('1 种零件')).toBeInTheDocument();
  expect(addButtons()).toHaveLength(1);
  await user.clear(box);
  await user.type(box, '1*2 杏黄');
  expect(screen.getByText('2 种零件')).toBeInTheDocument();
  await user.clear(box);
  await user.type(box, '轮胎');
  await user.click(screen.getByRole('button', { name: '清除条件' }));
  expect(screen.getByText('15 种零件')).toBeInTheDocument();
});

test('opens a part that was found at its step', async () => {
  const user = userEvent.setup();
  render(<S.AllParts />);
  await user.click(within(request()).getByRole('button', { name: '第 17 步' }));
  expect(screen.getByRole('radio', { name: '第 17 步，已选 1 颗' })).toBeChecked();
});

test('says why no more can be picked', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<S.Full />);
  expect(within(request()).getByText('已选 20 颗，最多 20 颗')).toBeInTheDocument();
  const [first] = addButtons();
  expect(first).toBeDisabled();
  expect(screen.getAllByText('一次最多 20 颗，已选满').length).toBeGreaterThan(0);
  unmount();
  render(<S.Empty />);
  await user.click(screen.getByRole('button', { name: '补：支架板 1×2 − 1×2 黑色' }));
  const box = screen.getByRole('textbox', { name: '支架板 1×2 − 1×2 黑色的颗数' });
  await user.clear(box);
  await user.type(box, '9{Enter}');
  expect(box).toHaveValue('6');
  expect(screen.getByText('全套就 6 颗')).toBeInTheDocument();
});

test('offers to wait for a part that is out of stock, or to take a similar colour', async () => {
  const user = userEvent.setup();
  render(<S.SoldOut />);
  expect(screen.getAllByText(/约 12 天后有货/)).not.toHaveLength(0);
  expect(screen.getByText(/到货时间未知/)).toBeInTheDocument();
  const [choice] = screen.getAllByRole('radiogroup', { name: '坡面砖 30° 1×1 深绿缺货时' });
  expect(within(choice as HTMLElement).getByRole('radio', { name: '等原色' })).toBeChecked();
  await user.click(within(choice as HTMLElement).getByRole('radio', { name: '换绿色' }));
  expect(partActions.onSubstitute).toHaveBeenLastCalledWith('4', 'other');
});

test('lists what was matched of a pasted list, and why the rest was not', async () => {
  const user = userEvent.setup();
  const onAdd = fn();
  render(<S.Pasted paste={{ ...(S.Pasted.args.paste as NonNullable<typeof S.Pasted.args.paste>), onAdd }} />);
  expect(screen.getByText('共 6 行，匹配 2 行')).toBeInTheDocument();
  expect(screen.getByText('全套只有 16 颗，能加 5 颗')).toBeInTheDocument();
  expect(screen.getByText('这套里它的颜色是：深绿和深灰')).toBeInTheDocument();
  expect(screen.getByText('这套里没有这个零件')).toBeInTheDocument();
  expect(screen.getByText('无法识别这一行')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '加入补件单：7 颗' }));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(screen.getByText('已加入 7 颗。未加入的仍在清单里。')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^每行一种零件/ })).toHaveDisplayValue(/屋顶上那颗/);
});

test('asks for a list before it is read', async () => {
  render(<S.PasteEmpty />);
  await userEvent.click(screen.getByRole('button', { name: '匹配本套装' }));
  expect(screen.getByText('请先粘贴或填写清单')).toBeInTheDocument();
});

test('writes what a free request would cost', () => {
  render(<S.Ready />);
  expect(within(request()).getAllByText('免费')).toHaveLength(5);
  expect(within(request()).getByText(/^原价 ¥/)).toBeInTheDocument();
  expect(within(request()).getByText('免运费')).toBeInTheDocument();
  expect(screen.getByText('7K3F-••••-••••-92QD')).toBeInTheDocument();
});

test('writes the prices of a priced request, and nothing that the server has not said', () => {
  const { unmount } = render(<S.Paid />);
  expect(request()).toHaveTextContent('¥10.00');
  expect(within(request()).queryByText('免费')).not.toBeInTheDocument();
  unmount();
  render(<S.NotJudged />);
  expect(within(request()).getAllByText('确认时计算')).toHaveLength(2);
  expect(request()).not.toHaveTextContent('¥');
});

test('the focus stays in the list when a line is removed', async () => {
  const user = userEvent.setup();
  render(<S.Ready />);
  await user.click(within(request()).getByRole('button', { name: '移除：基础砖 1×4 杏黄' }));
  expect(within(request()).getByRole('button', { name: '移除：基础砖 1×1 棕色' })).toHaveFocus();
});

test.each([
  [S.Empty, '请先选择要补的零件'],
  [S.GonePart, '有零件已不在这个套装里，请先移除'],
  [S.LongNote, '有说明太长，请缩短到 150 个字以内'],
  [S.Described, '请说明不在清单里的零件是哪一颗'],
  [S.DescribedNotPriced, '按颗收费时，不在清单中的零件没有价格。请移除，或联系客服。'],
  [S.ProofMissing, '请先填完购买凭证'],
  [S.RegionNotServed, '暂时无法申请，原因见上方说明'],
])('says what to correct before the next step (%#)', async (Story, sentence) => {
  const onNext = fn();
  render(<Story onNext={onNext} />);
  await userEvent.click(next());
  expect(within(request()).getAllByRole('alert').at(-1)).toHaveTextContent(sentence);
  expect(onNext).not.toHaveBeenCalled();
});

test('goes on with a complete request, also by the bar of phones', async () => {
  const onNext = fn();
  render(<S.Ready onNext={onNext} />);
  await userEvent.click(next());
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(onNext).toHaveBeenCalledTimes(2);
});

test('the bar of phones opens the request when something is missing', async () => {
  render(<S.Described />);
  const toggle = screen.getByRole('button', { name: /查看补件单/, expanded: false });
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('a visitor signs in before a photo is uploaded', async () => {
  const onSignIn = fn();
  render(
    <S.Visitor actions={{ ...(S.Visitor.args.actions as NonNullable<typeof S.Visitor.args.actions>), onSignIn }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '登录后上传照片' }));
  expect(onSignIn).toHaveBeenCalledOnce();
  expect(screen.getByText('下一步需要登录，选好的零件会保留。')).toBeInTheDocument();
});

test.each([
  [S.ProofMissing, '填写购买凭证'],
  [S.RegionMissing, '选择地区'],
])('leads to what is missing of the proof (%#)', (Story, link) => {
  render(<Story />);
  expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
});

test('shows the server’s sentence when saving is refused, and that the parts stay', () => {
  render(<S.Refused />);
  expect(within(request()).getByRole('alert')).toHaveTextContent('一次最多补 20 颗选好的零件都会保留。');
});

test('does not claim that a request without an answer was saved', () => {
  render(<S.Unknown />);
  expect(within(request()).getByRole('alert')).toHaveTextContent('尚不确定是否已保存');
  expect(screen.getByRole('link', { name: '查看补件车' })).toBeInTheDocument();
});

test('says that an entry of the cart is changed', () => {
  render(<S.Changing />);
  expect(next()).toHaveTextContent('保存修改：13 颗');
});

test.each([
  [S.UnknownSet, '商店没有编号是 899999 的套装'],
  [S.NoSet, '请先选择套装'],
  [S.Unavailable, '本店暂不支持在线申请补件'],
])('says so when there is nothing to pick (%#)', (Story, heading) => {
  render(<Story />);
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
});

test('shows all parts of a set without steps', () => {
  render(<S.WithoutSteps />);
  expect(screen.queryByRole('radio', { name: '按步骤' })).not.toBeInTheDocument();
  expect(screen.getByText('15 种零件')).toBeInTheDocument();
});

test('loads again after a failure', async () => {
  const onRetry = fn();
  render(<S.Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is translated', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { name: 'Choose the parts you need' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Step 23, 15 selected' })).toBeChecked();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { name: '選擇要補的零件' })).toBeInTheDocument();
});
