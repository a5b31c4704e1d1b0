import type { MessageArea } from '@shop/design-system/messages';
import { isScenario } from '@shop/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopOnStandIn } from './stand-in/ShopOnStandIn.tsx';
import { languageOf, ownPage } from './stand-in/test-own-page.ts';
import { wordOf } from './stand-in/test-says.ts';

/** The scenario of the toolbar, where one is chosen. */
const chosenScenario = ({ scenario }: { scenario?: unknown }) =>
  typeof scenario === 'string' && isScenario(scenario) ? scenario : undefined;

const meta = {
  title: 'Shop/Whole pages',
  component: ShopOnStandIn,
  args: { at: '/', situations: [], language: 'zh-Hans' },
  argTypes: { language: { table: { disable: true } } },
  render: ({ at, situations }, { globals }) => {
    const scenario = chosenScenario(globals);
    return (
      <ShopOnStandIn at={at} situations={scenario ? [{ name: scenario }] : situations} language={languageOf(globals)} />
    );
  },
  parameters: ownPage,
} satisfies Meta<typeof ShopOnStandIn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the page says a word, by its id, in whatever language it is shown. Under a scenario of the toolbar nothing is promised. */
const says =
  (id: `${MessageArea}.${string}`): Story['play'] =>
  async ({ canvas, globals }) => {
    if (chosenScenario(globals)) return;
    const text = await wordOf(id, languageOf(globals));
    // Said aloud or written: a skeleton speaks to screen readers only.
    const [found] = await canvas.findAllByText(
      (_, element) => element?.getAttribute('aria-label') === text || element?.textContent === text,
      {},
      { timeout: 8000 },
    );
    await expect(found).toBeInTheDocument();
  };

const signedIn = { name: 'a shopper is signed in' } as const;

export const Home: Story = { play: says('shop.productCard.add') };
export const HomeOnASlowShop: Story = {
  args: { situations: [{ name: 'slow shop' }] },
  play: says('core.whenReady.loading'),
};
export const HomeOfAShopThatIsDown: Story = {
  args: { situations: [{ name: 'shop down' }] },
  play: says('core.whenReady.offline'),
};
export const Parts: Story = { args: { at: '/goods_cate', situations: [signedIn] }, play: says('shop.productCard.add') };
export const PartsOfAnEmptyCatalogue: Story = {
  args: { at: '/goods_cate', situations: [{ name: 'empty catalogue' }] },
  play: says('shop.parts.emptyShop'),
};
export const PartsOfAMalformedAnswer: Story = {
  args: { at: '/goods_cate', situations: [{ name: 'malformed answer', params: { call: 'products' } }] },
  play: says('core.whenReady.malformed'),
};
export const SearchThatFinds: Story = { args: { at: '/goods_search?title=3001' }, play: says('shop.productCard.add') };
export const SearchThatFindsNothing: Story = {
  args: { at: '/goods_search?title=3001', situations: [{ name: 'nothing matches the search' }] },
  play: says('shop.search.noneText'),
};
export const Product: Story = {
  args: { at: '/goods_detail/{productId}', situations: [{ name: 'a shopper is signed in and a part is in stock' }] },
  play: says('shop.product.add'),
};
export const ProductSoldOut: Story = {
  args: {
    at: '/goods_detail/{productId}?colour={uniqueId}',
    situations: [{ name: 'a shopper is signed in and a part is sold out' }],
  },
  play: says('shop.product.soldOut'),
};
export const ProductThatIsGone: Story = {
  args: { at: '/goods_detail/{productId}', situations: [{ name: 'the product is gone' }] },
  play: says('shop.product.gone'),
};
export const Cart: Story = {
  args: { at: '/user/shoppingCart', situations: [{ name: 'a shopper with a cart is signed in' }] },
  play: says('buying.cart.checkout'),
};
export const CartThatIsEmpty: Story = {
  args: { at: '/user/shoppingCart', situations: [signedIn] },
  play: says('buying.cart.empty'),
};
export const CartWithLinesThatCannotBeBought: Story = {
  args: { at: '/user/shoppingCart', situations: [{ name: 'cart with a line that cannot be bought' }] },
  play: says('buying.cart.clear'),
};
export const Confirmation: Story = {
  args: { at: '/order_confirm?new=0&cartId={cart}', situations: [{ name: 'a coupon fits the cart' }] },
  play: says('confirm.coupon.without'),
};
export const ConfirmationWithoutAnAddress: Story = {
  args: {
    at: '/order_confirm?new=0&cartId={cart}',
    situations: [{ name: 'a shopper without an address is signed in' }],
  },
  play: says('confirm.address.none'),
};
export const Payment: Story = {
  args: { at: '/payment?orderId={orderNumber}', situations: [{ name: 'an order waits for payment' }] },
  play: says('pay.balance.after'),
};
export const PaymentWithTooLittleBalance: Story = {
  args: { at: '/payment?orderId={orderNumber}', situations: [{ name: 'the balance is too small' }] },
  play: says('pay.balance.topUp'),
};
export const PaymentByCode: Story = {
  args: { at: '/wxPay?orderId={orderNumber}', situations: [{ name: 'nobody pays the code' }] },
  play: says('pay.byCode.check'),
};
export const PaidOrder: Story = {
  args: { at: '/payment?orderId={orderNumber}', situations: [{ name: 'an order is paid' }] },
  play: says('pay.result.toOrder'),
};
export const Orders: Story = {
  args: { at: '/user/orderList', situations: [{ name: 'orders of every kind' }] },
  play: says('orders.list.more'),
};
export const OrdersOfANewShopper: Story = {
  args: { at: '/user/orderList', situations: [signedIn] },
  play: says('orders.list.empty'),
};
export const Order: Story = {
  args: { at: '/user/order_detail?orderId={orderNumber}', situations: [{ name: 'an order is paid' }] },
  play: says('orders.page.toShip'),
};
export const OrderInTwoParcels: Story = {
  args: { at: '/user/order_detail?orderId={orderNumber}', situations: [{ name: 'an order is sent in two parcels' }] },
  play: says('orders.page.openParcel'),
};
export const OrderWithAnInvoice: Story = {
  args: { at: '/user/order_detail?orderId={orderNumber}', situations: [{ name: 'an order with an invoice' }] },
  play: says('orders.page.invoice'),
};
export const OrderThatDoesNotExist: Story = {
  args: { at: '/user/order_detail?orderId=cp404', situations: [signedIn] },
  play: says('refunds.orderGone.title'),
};
export const Tracking: Story = {
  args: { at: '/logistics?orderId={orderNumber}', situations: [{ name: 'an order is shipped' }] },
  play: says('orders.tracking.events'),
};
export const TrackingOfAStuckParcel: Story = {
  args: { at: '/logistics?orderId={orderNumber}', situations: [{ name: 'the parcel is stuck' }] },
  play: says('orders.tracking.stuckText'),
};
export const AskForARefund: Story = {
  args: { at: '/refund?orderId={orderNumber}', situations: [{ name: 'an order is shipped' }] },
  play: says('refunds.ask.send'),
};
export const Refunds: Story = {
  args: { at: '/user/refund', situations: [{ name: 'refunds of every kind' }] },
  play: says('refunds.list.title'),
};
export const RefundThatWaitsForTheParcel: Story = {
  args: { at: '/user/refund?refundId={refundNumber}', situations: [{ name: 'a refund waits for the parcel' }] },
  play: says('refunds.back.send'),
};
export const Review: Story = {
  args: { at: '/evaluation?orderId={orderNumber}', situations: [{ name: 'an order is received' }] },
  play: says('refunds.review.publicNote'),
};
export const SignIn: Story = { args: { at: '/login' }, play: says('session.signIn.stay') };
export const TokenDiesInTheMiddle: Story = {
  args: { at: '/user/shoppingCart', situations: [{ name: 'token dies in the middle' }] },
  play: says('session.signIn.signedOut'),
};
export const NotFound: Story = { args: { at: '/goods_detial/10427' }, play: says('core.notFound.title') };
