// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ready } from '../../../loadable.ts';
import { flashSale } from '../fixtures-product.ts';
import * as stories from './ProductScreen.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  NoDeliveryTerms,
  NothingChosen,
  FewLeft,
  ColourSoldOut,
  SoldOut,
  OffSale,
  Limited,
  LimitedPerOrder,
  Adding,
  Added,
  OneKind,
  Photos,
  Member,
  WithoutFamily,
  GoodsUnchosen,
  GoodsOfTwoSpecifications,
  GoodsThatNeedAForm,
  ProductOnly,
  FlashSale,
  FlashSaleRest,
  FlashSaleComing,
  FlashSaleSoldOut,
  FlashSaleOver,
  Presale,
  PresaleFull,
  PresaleOver,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

/** A wide window, operated by a mouse or by touch. */
const wide = (isTouch: boolean) => (query: string) => ({
  matches: query !== '(pointer: coarse)' || isTouch,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
beforeEach(() => void vi.stubGlobal('matchMedia', wide(false)));
afterEach(() => void vi.unstubAllGlobals());

test('shows the part in the chosen colour and switches when another is chosen', async () => {
  const onChooseColour = fn();
  const { rerender } = render(<Ready onChooseColour={onChooseColour} />);
  expect(screen.getByRole('img', { name: '基础板 2×4，大红' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '深蓝' }));
  expect(onChooseColour).toHaveBeenCalledExactlyOnceWith('3020-11');
  rerender(<Ready chosen="3020-11" />);
  expect(screen.getByRole('img', { name: '基础板 2×4，深蓝' })).toBeInTheDocument();
  expect(screen.getAllByText('GDS-511-011').length).toBeGreaterThan(0);
});

test('moves between colours with the arrow keys', async () => {
  const onChooseColour = fn();
  render(<Ready onChooseColour={onChooseColour} />);
  screen.getByRole('radio', { name: '大红' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChooseColour).toHaveBeenCalledWith('3020-01');
});

test('calculates the subtotal exactly, in fen', () => {
  render(<Ready quantity={3} />);
  expect(screen.getByText('小计').closest('p')).toHaveTextContent('小计 ¥1.05');
});

test('the subtotal follows while a quantity is typed', async () => {
  const onQuantity = fn();
  render(<Ready quantity={3} onQuantity={onQuantity} />);
  const box = screen.getByRole('textbox', { name: /数量/ });
  const subtotal = screen.getByText('小计').closest('p');
  await userEvent.clear(box);
  expect(subtotal).toHaveTextContent('小计 ¥1.05');
  await userEvent.type(box, '20');
  expect(subtotal).toHaveTextContent('小计 ¥7.00');
  expect(onQuantity).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(subtotal).toHaveTextContent('小计 ¥1.05');
});

test('accepts a typed quantity and adds tens and hundreds up to the stock', async () => {
  const onQuantity = fn();
  const { rerender } = render(<Ready onQuantity={onQuantity} />);
  await userEvent.click(screen.getByRole('button', { name: '多加 100' }));
  expect(onQuantity).toHaveBeenLastCalledWith(120);
  rerender(<FewLeft quantity={30} onQuantity={onQuantity} />);
  await userEvent.click(screen.getByRole('button', { name: '多加 10' }));
  expect(onQuantity).toHaveBeenLastCalledWith(36);
});

test('adds to the cart or buys now by keyboard alone', async () => {
  const onAdd = fn();
  const onBuyNow = fn();
  render(<Ready onAdd={onAdd} onBuyNow={onBuyNow} />);
  screen.getByRole('button', { name: '加入购物车' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(20);
  expect(onBuyNow).toHaveBeenCalledExactlyOnceWith(20);
});

test('ignores further clicks while adding, then confirms and links to the cart', async () => {
  const onAdd = fn();
  const { unmount } = render(<Adding onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: '加入中…' }));
  expect(onAdd).not.toHaveBeenCalled();
  unmount();
  render(<Added />);
  expect(screen.getByText(/已加入购物车/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '#name=cart');
});

test('promises nothing about delivery where the shop does not', async () => {
  // The lower part is loaded when it is needed, which takes a while on a busy machine.
  await import('../ProductMore/ProductMore.tsx');
  render(<NoDeliveryTerms />);
  expect(await screen.findByText('快递由仓库指定，不能自选。')).toBeInTheDocument();
  expect(screen.queryByText(/运费/)).toBeNull();
});

test('does not sell a sold-out colour and points to the others', () => {
  render(<ColourSoldOut />);
  expect(screen.getByText(/其他颜色有货/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull();
  expect(screen.getByRole('button', { name: '暂时缺货' })).toBeDisabled();
});

test('gives the reason when sold out, off sale or without a chosen colour', () => {
  const { unmount } = render(<SoldOut />);
  expect(screen.getByText(/所有颜色都暂时缺货/)).toBeInTheDocument();
  unmount();
  const off = render(<OffSale />);
  expect(screen.getByRole('button', { name: '已下架' })).toBeDisabled();
  off.unmount();
  render(<NothingChosen />);
  expect(screen.getByText('请先选择颜色。')).toBeInTheDocument();
});

test('caps the quantity at the stock of the colour with a note, and restores it for other colours', async () => {
  const onAdd = fn();
  const onQuantity = fn();
  render(<FewLeft quantity={500} onAdd={onAdd} onQuantity={onQuantity} />);
  expect(screen.getByText('库存只有 36 颗，目前按 36 计算')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '加入购物车' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(36);
  expect(onQuantity).not.toHaveBeenCalled();
});

test.each(['-5', '1.5', '0'])('rejects %s as a quantity with a message and restores the last one', async (typed) => {
  const onQuantity = fn();
  render(<Ready onQuantity={onQuantity} />);
  const box = screen.getByRole('textbox', { name: '数量' });
  await userEvent.clear(box);
  await userEvent.type(box, `${typed}{Enter}`);
  expect(screen.getByText(/已恢复为 20/)).toBeInTheDocument();
  expect(box).toHaveValue('20');
  expect(onQuantity).not.toHaveBeenCalled();
});

test('shows and enforces the minimum quantity and the limit per shopper', () => {
  render(<Limited />);
  expect(screen.getByText('每人限购 200 颗')).toBeInTheDocument();
  expect(screen.getByText('10 颗起售')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '多加 10' })).toBeDisabled();
});

test('a limit says whether it is one of each order, of each shopper, what is left of it, or the stock', () => {
  const { rerender } = render(<LimitedPerOrder />);
  const quantity = () => screen.getByRole('textbox', { name: /数量/ });
  expect(quantity()).toHaveAccessibleDescription('每单最多 10 颗，目前按 10 计算');
  rerender(<LimitedPerOrder quantity={10} />);
  expect(quantity()).toHaveAccessibleDescription('每单最多 10 颗');
  rerender(<LimitedPerOrder quantity={9} />);
  expect(quantity()).toHaveAccessibleDescription('');
  expect(quantity()).toHaveAccessibleName('数量 每单最多 10 颗');
  rerender(<Limited quantity={200} />);
  expect(quantity()).toHaveAccessibleDescription('每人限购 200 颗');
  rerender(<FlashSaleRest />);
  expect(quantity()).toHaveAccessibleDescription('每人限购 100 颗，还能买 60 颗');
  rerender(<FewLeft quantity={36} />);
  expect(quantity()).toHaveAccessibleDescription('库存只有 36 颗');
});

test('needs no choice for a product with a single variant', () => {
  render(<OneKind />);
  expect(screen.queryByRole('group', { name: /颜色/ })).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('button', { name: '加入购物车' })).toBeEnabled();
});

test('shows a product without part facts: variants by name and photos', async () => {
  const onChooseColour = fn();
  render(<Photos onChooseColour={onChooseColour} />);
  await userEvent.click(screen.getByRole('radio', { name: /透明盖，小号/ }));
  expect(onChooseColour).toHaveBeenCalledWith('box-1');
  const views = within(await screen.findByRole('list', { name: '图片' })).getAllByRole('button');
  expect(views).toHaveLength(3);
  await userEvent.click(views[1] as HTMLElement);
  expect(views[1]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('heading', { name: /其他平台编号/ })).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('goods with two specifications are chosen by each of them', async () => {
  const onChooseColour = fn();
  render(<GoodsOfTwoSpecifications onChooseColour={onChooseColour} />);
  const [colours, sizes] = ['颜色', '规格'].map((name) => within(screen.getByRole('group', { name })));
  expect(colours?.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false]);
  expect(sizes?.getByRole('radio', { name: '散装' })).toBeChecked();
  await userEvent.click(sizes?.getByRole('radio', { name: '10 颗装' }) as HTMLElement);
  await userEvent.click(colours?.getByRole('radio', { name: '蓝色' }) as HTMLElement);
  expect(onChooseColour.mock.calls).toEqual([['red-pack'], ['blue-loose']]);
});

test('shows size and weight', () => {
  render(<Ready />);
  expect(screen.getAllByText('16 × 32 × 3.2 mm').length).toBeGreaterThan(0);
  expect(screen.getAllByText('1.2 克').length).toBeGreaterThan(0);
});

test('shows loading, a failure with retry, and a page for a product that no longer exists', async () => {
  const waiting = render(<Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  waiting.unmount();
  const onRetry = fn();
  const failing = render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  failing.unmount();
  render(<Empty />);
  expect(await screen.findByRole('heading', { level: 1, name: '这件颗粒已不存在' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '搜索颗粒' })).toBeInTheDocument();
});

test('charges members the member price and shows it to others', () => {
  const { unmount } = render(<Ready />);
  expect(screen.getByText(/结算时自动享受/)).toHaveTextContent('会员价 ¥0.32/颗');
  expect(screen.getByText('小计').closest('p')).toHaveTextContent('¥7.00');
  unmount();
  render(<Member />);
  expect(screen.getByText('会员价')).toBeInTheDocument();
  expect(screen.getByText('小计').closest('p')).toHaveTextContent('¥6.40');
});

test('links to the chat about this part and adds it to the favourites', async () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute('href', '#name=chat&product=1');
  expect(screen.getByRole('button', { name: /收藏\s*基础板/ })).toHaveAttribute('aria-pressed', 'false');
});

test('shows matrix, part numbers, reviews and related parts below', async () => {
  render(<Ready />);
  expect(await screen.findByRole('grid', { name: '尺寸 × 颜色' })).toBeInTheDocument();
  expect(screen.getByText('3020.dat / 4')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '评价' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '新旧模具' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '手机购买' })).toBeInTheDocument();
});

test('shows the part alone if the family failed, and can be bought if everything else failed', async () => {
  const { unmount } = render(<WithoutFamily />);
  expect(await screen.findByRole('grid', { name: '按颜色购买' })).toBeInTheDocument();
  unmount();
  render(<ProductOnly />);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('button', { name: '加入购物车' })).toBeEnabled();
});

test('buys a flash sale at once, within its limits, without a matrix', async () => {
  const onBuyNow = fn();
  render(<FlashSale quantity={500} onBuyNow={onBuyNow} />);
  expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('textbox', { name: /数量/ })).toHaveValue('100');
  expect(screen.getByText('小计').closest('p')).toHaveTextContent('¥22.00');
  await userEvent.click(screen.getByRole('button', { name: '立即抢购' }));
  expect(onBuyNow).toHaveBeenCalledExactlyOnceWith(100);
});

test('offers the usual price before and after a flash sale', () => {
  const coming = render(<FlashSaleComing />);
  expect(screen.getByRole('button', { name: '尚未开抢' })).toBeDisabled();
  expect(screen.getByRole('link', { name: '按原价购买' })).toHaveAttribute('href', '#name=product&id=1&colour=3020-00');
  coming.unmount();
  for (const Story of [FlashSaleSoldOut, FlashSaleOver, PresaleOver]) {
    const { unmount } = render(<Story />);
    expect(screen.queryByRole('button', { name: /立即/ })).toBeNull();
    expect(screen.getByRole('link', { name: '按原价购买' })).toBeInTheDocument();
    unmount();
  }
});

test('announces a sale that sells out while the page is open and links to the usual price', async () => {
  const { rerender } = render(<FlashSale />);
  expect(await screen.findByText('限时抢购')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '立即抢购' })).toBeEnabled();
  rerender(
    <FlashSale
      product={ready(flashSale.product)}
      promotion={{ kind: 'flash', sale: { ...flashSale, left: 0, soldPercent: 100 } }}
    />,
  );
  expect(screen.getByText(/刚刚抢完/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: '按原价购买' })).toBeInTheDocument();
});

test('orders a presale at once', async () => {
  const onBuyNow = fn();
  render(<Presale onBuyNow={onBuyNow} />);
  await userEvent.click(screen.getByRole('button', { name: '立即预订' }));
  expect(onBuyNow).toHaveBeenCalledOnce();
});

test('a promotion shows no coupons, which do not apply to it, and says what delivery costs', async () => {
  const { rerender } = render(<FlashSale />);
  expect(screen.queryByText('优惠券')).toBeNull();
  expect(await screen.findByText(/^运费 ¥10\.00，商品满/)).toBeInTheDocument();
  rerender(<Presale />);
  expect(screen.queryByText('优惠券')).toBeNull();
  rerender(<Ready />);
  expect(screen.getByText('优惠券')).toBeInTheDocument();
});

test('what can be ordered in a presale is not called stock', async () => {
  const { container, unmount } = render(<Presale />);
  expect(await screen.findByText(/^可预订 [\d,]+ /)).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/现货|库存/);
  expect(screen.getByText('23 色，斜线为已订完')).toBeInTheDocument();
  // One number of colours: that of the swatches.
  expect(within(screen.getByRole('group', { name: /^颜色/ })).getAllByRole('radio')).toHaveLength(23);
  expect(screen.getAllByRole('radio', { name: /，已订完$/ })).not.toEqual([]);
  expect(screen.queryByRole('radio', { name: /缺货/ })).toBeNull();
  unmount();
  render(<PresaleFull />);
  expect(screen.getByText('这个颜色已订完，其他颜色还能订。')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '已订完' })).toBeDisabled();
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  expect(screen.getByText('Limit 200 per customer')).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('button', { name: '加入購物車' })).toBeInTheDocument();
});

test('names the choices of ordinary goods as the server does, and never speaks of colours', () => {
  render(<GoodsUnchosen />);
  expect(screen.getByRole('group', { name: '盖子 / 大小' })).toBeVisible();
  expect(screen.getByText('请先选择规格。')).toBeVisible();
  expect(screen.queryByText(/颜色|程序绘制/)).toBeNull();
});

test('says that goods with a form of the owner are bought in another client, and offers no button', () => {
  render(<GoodsThatNeedAForm />);
  expect(screen.getByText(/需填写商家的表单，本网站暂不支持/)).toBeVisible();
  expect(screen.getByRole('button', { name: '加入购物车' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull();
  expect(screen.getByRole('link', { name: '问客服' })).toBeVisible();
});

test('offers the QR code to buy on a phone, but not on a touch screen', async () => {
  const { unmount } = render(<Ready />);
  expect(await screen.findByText('扫码在手机上继续浏览。')).toBeInTheDocument();
  unmount();
  vi.stubGlobal('matchMedia', wide(true));
  render(<Ready />);
  expect(await screen.findByRole('heading', { name: '配送' })).toBeInTheDocument();
  await vi.dynamicImportSettled();
  expect(screen.queryByText('扫码在手机上继续浏览。')).toBeNull();
});
