import { stubListBrowser } from '../test-list-worker.ts';
import { closeList } from '../../features/parts-list/current-list-session.ts';
import { clearAdditions } from '../../features/parts-list/adding.store.ts';
import { action, signedIn, type Action } from './action.ts';
import type { Shopper } from './shopper.ts';

const PRODUCT = '/goods_detail/{productId}?colour={uniqueId}&n=7';
const inStock = 'a shopper is signed in and a part is in stock';
const withCart = 'a shopper with a cart is signed in';
const CART = '/user/shoppingCart';
const CONFIRM = '/order_confirm?new=0&cartId={cart}';
const PAYMENT = '/payment?orderId={orderNumber}';
const LIST = 'Part,Color,Quantity,Is Spare\n3001,4,5,False\n3023,71,10,False\n';

/** The worker and the storage of parts lists, which jsdom lacks, without what an earlier page left. */
const listBrowser = () => {
  closeList();
  clearAdditions();
  stubListBrowser();
};
const paste = async ({ press, write }: Shopper) => {
  await press(/^粘贴文字$/, 'main');
  await write(/^把清单粘贴在这里/, LIST);
  await press(/^读取这份清单$/);
  await press(/^可直接买/, 'main');
};
const uploading = { at: '/upload', scenarios: [signedIn], arrange: listBrowser };

export const buyingActions: readonly Action[] = [
  action(
    'adds a part to the cart and undoes it',
    { at: PRODUCT, scenarios: [inStock] },
    ['cartAdd', 'cartList', 'cartDel'],
    async (shopper) => {
      await shopper.press(/^加入购物车$/, 'main');
      await shopper.press(/^撤销$/);
    },
  ),
  action('buys a part now', { at: PRODUCT, scenarios: [inStock] }, ['cartAdd'], ({ press }) =>
    press(/^立即购买$/, 'main'),
  ),
  action('adds colours of a matrix', { at: '/goods_detail/1', scenarios: [signedIn] }, ['cartAdd'], async (shopper) => {
    await shopper.write(/单价/, '7', '[role="grid"]');
    await shopper.press(/^全部加入购物车/, 'main');
  }),
  action('receives a coupon of a product', { at: PRODUCT, scenarios: [inStock] }, ['couponReceive'], ({ press }) =>
    press(/^领取/, 'main'),
  ),
  action('types in the search box', { at: '/no-such-page' }, ['hotSearches', 'searchSuggestions'], async (shopper) => {
    await shopper.write(/搜/, '3001', 'header');
    await shopper.asked('searchSuggestions');
  }),
  action(
    'adds a favourite and removes it',
    { at: PRODUCT, scenarios: [inStock] },
    ['favouriteAdd', 'favouriteDel'],
    async ({ press }) => {
      await press(/^收藏/, 'main');
      await press(/^撤销$/);
    },
  ),
  action(
    'removes all favourites and adds them again',
    { at: '/user/collect', scenarios: ['a shopper with favourites is signed in'] },
    ['favouriteDel', 'favouriteAll'],
    async ({ press }) => {
      await press(/^全选$/, 'main');
      await press(/^移出所选$/, 'main');
      await press(/^撤销$/);
    },
  ),
  action('changes a quantity', { at: CART, scenarios: [withCart] }, ['cartNum'], async (shopper) => {
    await shopper.press(/^增加/, 'main');
    await shopper.asked('cartNum');
  }),
  action(
    'removes a line of the cart',
    { at: CART, scenarios: [withCart] },
    ['cartDel', 'cartAdd'],
    async ({ press }) => {
      await press(/^移除 /, 'main');
      await press(/^撤销$/);
    },
  ),
  action(
    'moves a line to the favourites',
    { at: CART, scenarios: [withCart] },
    ['favouriteAdd', 'cartDel'],
    ({ press }) => press(/移到收藏$/, 'main table'),
  ),
  action('goes to the checkout', { at: CART, scenarios: [withCart] }, ['orderConfirm', 'orderComputed'], ({ press }) =>
    press(/去结算/, 'main'),
  ),
  action('places an order', { at: CONFIRM, scenarios: [withCart] }, ['orderCreate'], async ({ press }) => {
    await press(/林大川/, 'main');
    await press(/^提交订单$/, 'main');
  }),
  action('pays by balance', { at: PAYMENT, scenarios: ['an order waits for payment'] }, ['orderPay'], ({ press }) =>
    press(/^支付/, 'main'),
  ),
  action(
    'pays by a code',
    { at: PAYMENT, scenarios: ['the payment code is not paid'] },
    ['orderPay', 'paymentStatus'],
    ({ press }) => press(/微信/, 'main'),
  ),
  action(
    'cancels before paying',
    { at: PAYMENT, scenarios: ['an order waits for payment'] },
    ['orderCancel'],
    async (shopper) => {
      await shopper.press(/^取消订单/, 'main');
      await shopper.press(/^取消订单/, 'main');
    },
  ),
  action('adds a parts list to the cart', uploading, ['matchParts', 'cartAddBatch'], async (shopper) => {
    await paste(shopper);
    await shopper.press(/^加入购物车$/, '[aria-label="购买合计"]');
  }),
  action('saves a parts list', uploading, ['saveList'], async (shopper) => {
    await paste(shopper);
    await shopper.press(/^存为清单$/, 'main');
    await shopper.press(/^存为清单$/, '[role="dialog"]');
  }),
  action(
    'opens a saved list',
    { at: '/upload?view=saved', scenarios: ['a shopper has saved parts lists'], arrange: listBrowser },
    ['savedList'],
    ({ press }) => press(/^打开/, 'main'),
  ),
  action(
    'deletes a saved list',
    { at: '/upload?view=saved', scenarios: ['a shopper has saved parts lists'], arrange: listBrowser },
    ['deleteList'],
    async ({ press }) => {
      await press(/^删除/, 'main');
      await press(/^删除$/, 'main');
    },
  ),
];
