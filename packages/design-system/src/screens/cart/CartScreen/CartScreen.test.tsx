// @vitest-environment jsdom
import type { CartLine } from '@shop/contracts';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { cart } from '../fixtures-cart.ts';
import { lines } from '../../../commerce/fixtures-lines.ts';
import * as stories from './CartScreen.stories.tsx';
import { testLoadingAndFailure } from '../../test-loading-and-failure.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  NothingChosen,
  SomeChosen,
  FreeDelivery,
  NoDeliveryTerms,
  NoDeliveryTermsEnglish,
  MemberPrices,
  PriceChanges,
  OnePriceChanged,
  SeveralColours,
  LineErrors,
  Saving,
  OverStock,
  DeletedProduct,
  UnbuyableWithoutReason,
  Visitor,
  VisitorEmpty,
  LeftAfterSignIn,
  Merging,
  FortyLines,
  Photographs,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const totals = () => screen.getByRole('complementary', { name: '金额' });
const checkout = () => screen.getByRole('button', { name: '去结算' });

test('calls ordinary goods neither parts nor their variants colours', () => {
  const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
  const { unmount } = render(<Photographs />);
  expect(headings()).toEqual(['选择', '商品', '规格', '单价', '数量', '小计', '移除']);
  unmount();
  render(<Ready />);
  expect(headings()).toEqual(['选择', '零件', '颜色', '单价', '数量', '小计', '移除']);
});

test('shows the total of the chosen lines, and what is missing for free delivery', () => {
  render(<Ready />);
  expect(totals()).toHaveTextContent('商品10 种 275 颗');
  expect(totals()).toHaveTextContent('¥47.80');
  expect(totals()).toHaveTextContent('还差 ¥1.20 免运费');
  expect(totals()).toHaveTextContent('偏远地区满 ¥99.00 免');
  expect(totals()).toHaveTextContent('应付¥57.80');
});

test.each([
  ['a market price', { unitPrice: 28, savedPerPiece: 0, marketPrice: 35 }, '¥0.28 原价 ¥0.35'],
  ['the price for others', { unitPrice: 28, savedPerPiece: 2, marketPrice: 35 }, '¥0.28 原价 ¥0.30'],
  ['none', { unitPrice: 28, savedPerPiece: 0 }, '¥0.28'],
])('the old price of a line stands beside the new one: %s', (_, prices, text) => {
  const line = { ...(cart.valid[0] as CartLine), ...prices };
  render(<Ready cart={ready({ valid: [line], invalid: [] })} />);
  const row = screen.getAllByRole('row').at(1) as HTMLElement;
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toContain(text);
});

test('the subtotal of a line follows while its quantity is typed', async () => {
  render(<Ready />);
  const [line] = screen.getAllByRole('row').slice(1);
  const box = within(line as HTMLElement).getByRole('textbox');
  const subtotal = (line as HTMLElement).querySelector('td:nth-last-child(2)');
  const before = subtotal?.textContent;
  await userEvent.clear(box);
  await userEvent.type(box, '1');
  const one = subtotal?.textContent ?? '';
  await userEvent.type(box, '0');
  expect(Number(subtotal?.textContent.slice(1))).toBeCloseTo(10 * Number(one.slice(1)));
  await userEvent.keyboard('{Escape}');
  expect(subtotal).toHaveTextContent(before ?? '');
});

test('the total follows while a quantity is typed, and returns with the quantity', async () => {
  render(<NoDeliveryTerms />);
  const sum = () => Number(/¥([\d.]+)$/.exec(totals().querySelector('p')?.textContent ?? '')?.[1]);
  const [line] = screen.getAllByRole('row').slice(1);
  const subtotal = () => Number((line as HTMLElement).querySelector('td:nth-last-child(2)')?.textContent.slice(1));
  const box = within(line as HTMLElement).getByRole('textbox');
  const before = sum();
  const others = before - subtotal();
  await userEvent.clear(box);
  await userEvent.type(box, '7');
  expect(sum()).not.toBe(before);
  expect(sum()).toBeCloseTo(others + subtotal());
  const [chosen = 'none'] = /\d+ 种 [\d,]+ 颗/.exec(screen.getByText(/^已选/).textContent) ?? [];
  expect(totals()).toHaveTextContent(chosen);
  await userEvent.keyboard('{Escape}');
  expect(sum()).toBe(before);
});

test('leaves the postage to the next step where the shop names no terms', () => {
  render(<NoDeliveryTerms />);
  expect(totals()).toHaveTextContent('运费下一步按地址计算');
  expect(totals()).toHaveTextContent('应付（不含运费）¥47.80');
  expect(totals()).not.toHaveTextContent(/免|预估|偏远/);
});

test('says so in English', () => {
  render(<NoDeliveryTermsEnglish />);
  expect(screen.getByRole('complementary')).toHaveTextContent('DeliveryCalculated next');
  expect(screen.getByRole('complementary')).toHaveTextContent('Total before delivery');
});

test('checks out', async () => {
  const onCheckout = fn();
  render(<Ready onCheckout={onCheckout} />);
  await userEvent.click(checkout());
  expect(onCheckout).toHaveBeenCalledOnce();
});

test('excludes a line from the totals when it is not chosen', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '选中 基础砖 2×4，白色' }));
  expect(onChoose).toHaveBeenCalledWith(['109'], false);
  expect(totals()).toHaveTextContent('应付¥43.40');
  expect(screen.getByRole('checkbox', { name: '全选 10 种' })).toBePartiallyChecked();
});

test('chooses everything with one checkbox, and clears the whole selection', async () => {
  render(<SomeChosen />);
  const all = screen.getByRole('checkbox', { name: '全选 10 种' });
  await userEvent.click(all);
  expect(all).toBeChecked();
  expect(totals()).toHaveTextContent('10 种 275 颗');
  await userEvent.click(all);
  expect(totals()).toHaveTextContent('应付¥0.00');
});

test('explains what to do when nothing is chosen', () => {
  render(<NothingChosen />);
  expect(checkout()).toBeDisabled();
  expect(checkout()).toHaveAccessibleDescription('请先勾选要购买的零件');
});

test('shows that delivery is free once it is', () => {
  render(<FreeDelivery />);
  expect(totals()).toHaveTextContent('已免运费');
  expect(totals()).toHaveTextContent('运费预估免运费');
});

test('shows the member discount, and the rows add up to the total', () => {
  render(<MemberPrices />);
  expect(totals()).toHaveTextContent('¥47.80');
  expect(totals()).toHaveTextContent('会员优惠−¥2.75');
  expect(totals()).toHaveTextContent('应付¥55.05');
});

test('changes a quantity by button and by typing', async () => {
  const onQuantityChange = fn();
  render(<Ready onQuantityChange={onQuantityChange} />);
  await userEvent.click(screen.getByRole('button', { name: /增加：基础板 2×4，大红/ }));
  expect(onQuantityChange).toHaveBeenLastCalledWith(lines[0], 25);
  const box = screen.getByRole('textbox', { name: '基础板 2×4，大红 的数量' });
  await userEvent.clear(box);
  await userEvent.type(box, '100{Enter}');
  expect(onQuantityChange).toHaveBeenLastCalledWith(lines[0], 100);
});

test('shows when a quantity has reached the stock', () => {
  render(<Ready />);
  expect(screen.getByText('库存只有 15 颗')).toBeInTheDocument();
});

test('offers to lower a quantity to the stock, and disables the checkout until then', async () => {
  const onQuantityChange = fn();
  render(<OverStock onQuantityChange={onQuantityChange} />);
  expect(checkout()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '改成 15 颗' }));
  expect(onQuantityChange).toHaveBeenCalledWith(expect.objectContaining({ id: '106' }), 15);
});

test('disables the checkout while a quantity is being saved', async () => {
  const onCheckout = fn();
  render(<Saving onCheckout={onCheckout} />);
  await userEvent.click(checkout());
  expect(onCheckout).not.toHaveBeenCalled();
  expect(checkout()).toHaveAccessibleDescription('正在保存数量…');
});

test('shows at the line why a change failed, with the shop’s message or a default', () => {
  render(<LineErrors />);
  expect(screen.getAllByRole('alert').map((note) => note.textContent)).toEqual([
    '该产品库存不足',
    '保存失败，请重新修改。',
  ]);
});

test('removes a line, and all chosen lines', async () => {
  const onRemove = fn();
  render(<SomeChosen onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: '移除 光面板 1×2，杏黄' }));
  expect(onRemove).toHaveBeenLastCalledWith([lines[1]]);
  await userEvent.click(screen.getByRole('button', { name: '移除所选' }));
  expect(onRemove).toHaveBeenLastCalledWith([lines[0], lines[8]]);
});

test('keeps the focus in place when a line is removed', async () => {
  const { rerender } = render(<Ready />);
  screen.getByRole('button', { name: '移除 光面板 1×2，杏黄' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(<Ready cart={ready({ ...cart, valid: lines.filter((line) => line.id !== '102') })} />);
  expect(screen.getByRole('button', { name: '移除 坡面砖 30° 1×1，深灰' })).toHaveFocus();
});

test('lists what cannot be bought separately, with the reason and a link', async () => {
  const onRemove = fn();
  render(<DeletedProduct onRemove={onRemove} />);
  const rows = within(
    screen.getByRole('heading', { name: '3 种暂时无法购买' }).closest('section') as HTMLElement,
  ).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('暂时缺货');
  expect(within(rows[0] as HTMLElement).getByRole('link', { name: '查看其他颜色' })).toHaveAttribute(
    'href',
    expect.stringContaining('85984'),
  );
  expect(rows[1]).toHaveTextContent('已下架');
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: '找相似' })).toBeInTheDocument();
  expect(rows[2]).toHaveTextContent('商品已删除商品已不存在3 颗');
  expect(within(rows[2] as HTMLElement).queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '移除 商品已删除' }));
  expect(onRemove).toHaveBeenLastCalledWith([expect.objectContaining({ id: '203' })]);
  await userEvent.click(screen.getByRole('button', { name: '全部移除' }));
  expect(onRemove.mock.lastCall?.[0]).toHaveLength(3);
});

test('does not guess why a line cannot be bought when the server does not say it', () => {
  render(<UnbuyableWithoutReason />);
  const [first, second] = screen.getAllByText('暂时无法购买').map((reason) => reason.closest('li') as HTMLElement);
  for (const row of [first, second]) expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute('href');
  expect(screen.queryByText(/缺货|已下架/)).toBeNull();
});

test('links from an empty cart to the parts and to the upload', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '购物车还是空的' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '上传清单' })).toBeInTheDocument();
});

test.each([
  ['0', '最少 1，已恢复为 24'],
  ['-1', '请填写不小于 1 的整数，已恢复为 24'],
  ['1.5', '请填写不小于 1 的整数，已恢复为 24'],
  ['1e9', '请填写不小于 1 的整数，已恢复为 24'],
])('preserves the quantity when %s is typed, and shows why', async (typed, reason) => {
  const onQuantityChange = fn();
  render(<Ready onQuantityChange={onQuantityChange} />);
  const box = screen.getByRole('textbox', { name: '基础板 2×4，大红 的数量' });
  await userEvent.clear(box);
  await userEvent.type(box, `${typed}{Enter}`);
  expect(box).toHaveValue('24');
  expect(box).toHaveAccessibleDescription(reason);
  expect(onQuantityChange).not.toHaveBeenCalled();
});

test('lowers a quantity of a billion to the stock', async () => {
  const onQuantityChange = fn();
  const { rerender } = render(<Ready onQuantityChange={onQuantityChange} />);
  const box = screen.getByRole('textbox', { name: '基础板 2×4，大红 的数量' });
  await userEvent.clear(box);
  await userEvent.type(box, '1000000000{Enter}');
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(lines[0], 999);
  const [first, ...others] = lines;
  const lowered = first ? [{ ...first, quantity: 999 }, ...others] : [];
  rerender(<Ready cart={ready({ valid: lowered, invalid: [] })} />);
  expect(box).toHaveAccessibleDescription('库存只有 999 颗');
});

test('shows an earlier price at the line, and the sum of several price changes above the totals', () => {
  render(<PriceChanges />);
  expect(screen.getByText('加入时 ¥0.30，现在 ¥0.28')).toHaveAttribute('data-tone', 'green');
  expect(screen.getByText('加入时 ¥0.05，现在 ¥0.06')).toHaveAttribute('data-tone', 'amber');
  expect(screen.getAllByText(/^加入时/)).toHaveLength(3);
  expect(totals()).toHaveTextContent('3 种价格有变动，比加入时共少 ¥0.26');
});

test('sums up price changes of chosen lines only, and not a single one', async () => {
  render(<PriceChanges />);
  await userEvent.click(screen.getByRole('checkbox', { name: '选中 基础板 2×4，大红' }));
  expect(totals()).toHaveTextContent('2 种价格有变动，比加入时共多 ¥0.22');
  await userEvent.click(screen.getByRole('checkbox', { name: '选中 坡面砖 30° 1×1，深灰' }));
  expect(totals()).not.toHaveTextContent('价格有变动');
});

test('shows no notice when a single price changed', () => {
  render(<OnePriceChanged />);
  expect(screen.getByText('加入时 ¥0.30，现在 ¥0.28')).toBeInTheDocument();
  expect(totals()).not.toHaveTextContent('价格有变动');
});

test('groups the colours of a part', () => {
  render(<SeveralColours />);
  const [, ...groups] = screen.getAllByRole('rowgroup');
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('row')
        .map((row) => within(row).getAllByRole('cell')[3]?.textContent),
    ),
  ).toEqual([['大红', '黑色', '浅灰', '深绿'], ['杏黄'], ['深灰'], ['深绿'], ['黑色']]);
});

test('moves a line or all chosen lines to the favourites', async () => {
  const onMoveToFavourites = fn();
  render(<SomeChosen onMoveToFavourites={onMoveToFavourites} />);
  await userEvent.click(screen.getByRole('button', { name: '把 光面板 1×2，杏黄 移到收藏' }));
  expect(onMoveToFavourites).toHaveBeenLastCalledWith([lines[1]]);
  await userEvent.click(screen.getByRole('button', { name: '移到收藏' }));
  expect(onMoveToFavourites).toHaveBeenLastCalledWith([lines[0], lines[8]]);
});

test('moves unavailable parts to the favourites, except deleted products', async () => {
  const onMoveToFavourites = fn();
  render(<DeletedProduct onMoveToFavourites={onMoveToFavourites} />);
  await userEvent.click(screen.getByRole('button', { name: '全部移到收藏' }));
  expect(onMoveToFavourites.mock.lastCall?.[0]).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '把 圆形光面板 2×2，梅红 移到收藏' }));
  expect(onMoveToFavourites).toHaveBeenLastCalledWith([cart.invalid[1]]);
  expect(screen.queryByRole('button', { name: /商品已删除 移到收藏/ })).toBeNull();
});

test('prints the chosen lines', async () => {
  const onPrint = fn();
  render(<SomeChosen onPrint={onPrint} />);
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
  expect(onPrint).toHaveBeenCalledOnce();
});

test('links to cheap parts while something is missing for free delivery', () => {
  render(<Ready />);
  expect(within(totals()).getByRole('link', { name: '去凑单' })).toHaveAttribute(
    'href',
    expect.stringContaining('priceUp'),
  );
});

testLoadingAndFailure({ Loading, Failed });

test('shows forty lines', () => {
  render(<FortyLines />);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(41);
});

test('can be used with the keyboard alone', async () => {
  const onCheckout = fn();
  render(<NothingChosen onCheckout={onCheckout} />);
  const all = screen.getByRole('checkbox', { name: '全选 10 种' });
  while (document.activeElement !== all) await userEvent.tab();
  await userEvent.keyboard(' ');
  checkout().focus();
  await userEvent.keyboard('{Enter}');
  expect(onCheckout).toHaveBeenCalledOnce();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeInTheDocument();
  expect(screen.getByText('10 items selected, 275 pieces')).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Order summary' })).toHaveTextContent(
    '¥1.20 more for free delivery',
  );
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('button', { name: '去結帳' })).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: '金額' })).toHaveTextContent('還差 ¥1.20 免運費');
});

test('an empty cart offers the upload only where the shop can look up a list', () => {
  const { EmptyWithoutLists } = composeStories(stories);
  const { unmount } = render(<Empty />);
  expect(screen.getByRole('link', { name: /上传/ })).toHaveAttribute('href', '#name=upload');
  unmount();
  render(<EmptyWithoutLists />);
  expect(screen.getByRole('heading', { name: /空/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /上传/ })).toBeNull();
});

test('a visitor reads where the cart is stored, what a limit is and what could not be read', () => {
  render(<Visitor />);
  expect(screen.getByText(/零件保存在此浏览器中/)).toBeVisible();
  expect(screen.getByRole('link', { name: '登录' })).toBeVisible();
  expect(screen.getByText(/1 种零件暂时无法更新/)).toBeVisible();
  expect(screen.getByText(/每单最多 10 颗/)).toBeVisible();
  expect(totals()).toHaveTextContent('结算前请先登录');
  expect(screen.queryByRole('button', { name: /移到收藏|全部移到收藏/ })).toBeNull();
});

test('an empty cart of a visitor leads to sign-in, where the cart of the account is', () => {
  render(<VisitorEmpty />);
  expect(screen.getByText('购物车还是空的')).toBeVisible();
  expect(screen.getByRole('link', { name: '登录' })).toBeVisible();
});

test('each part that sign-in could not add has its reason, and can be tried again or removed', async () => {
  const onRetry = fn();
  const onRemove = fn();
  render(<LeftAfterSignIn left={{ lines: [], ...LeftAfterSignIn.args.left, isMerging: false, onRetry, onRemove }} />);
  const left = within(screen.getByRole('region', { name: '未并入的零件' }));
  const rows = left.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    '库存不足',
    '商店没有说明原因',
    '该商品每人限购10件',
    expect.stringContaining('尚不确定是否已并入'),
    '尚未并入：商店没有回复。',
  ]);
  expect(rows[4]).toHaveTextContent('名称无法读取的零件');
  await userEvent.click(left.getByRole('button', { name: '重试' }));
  await userEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^移除 / }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(['102']);
});

test('while parts are being added the cart says so', () => {
  render(<Merging />);
  expect(screen.getByText('正在把登录前加入的零件并入购物车…')).toBeVisible();
});
