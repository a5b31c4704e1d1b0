import type { Meta } from '@storybook/react-vite';
import type { AppWithStandIn } from './stand-in/AppWithStandIn.tsx';
import { pageStory, wholePage } from './stand-in/test-page-story.tsx';

const meta = { title: 'Shop/Whole pages', ...wholePage } satisfies Meta<typeof AppWithStandIn>;
export default meta;

const signedIn = { name: 'a shopper is signed in' } as const;

export const Home = pageStory('home', { shows: 'shop.productCard.add' });
export const HomeOnASlowShop = pageStory('home', {
  scenarios: [{ name: 'the shop is slow' }],
  shows: 'core.whenReady.loading',
});
export const HomeOfAShopThatIsDown = pageStory('home', {
  scenarios: [{ name: 'the shop is down' }],
  shows: 'core.whenReady.offline',
});
export const Parts = pageStory('parts', { scenarios: [signedIn], shows: 'shop.productCard.add' });
export const PartsOfAnEmptyCatalogue = pageStory('parts', {
  scenarios: [{ name: 'the catalogue is empty' }],
  shows: 'shop.parts.emptyShop',
});
export const PartsOfAMalformedAnswer = pageStory('parts', {
  scenarios: [{ name: 'responses are malformed', params: { call: 'products' } }],
  shows: 'core.whenReady.malformed',
});
export const SearchThatFinds = pageStory('search', { query: 'title=3001', shows: 'shop.productCard.add' });
export const SearchThatFindsNothing = pageStory('search', {
  query: 'title=3001',
  scenarios: [{ name: 'nothing matches the search' }],
  shows: 'lists.results.noneText',
});
export const Product = pageStory('product', {
  id: '{productId}',
  scenarios: [{ name: 'a shopper is signed in and a part is in stock' }],
  shows: 'product.product.add',
});
export const ProductSoldOut = pageStory('product', {
  id: '{productId}',
  query: 'colour={uniqueId}',
  scenarios: [{ name: 'a shopper is signed in and a part is sold out' }],
  shows: 'product.product.soldOut',
});
export const ProductThatIsGone = pageStory('product', {
  id: '{productId}',
  scenarios: [{ name: 'the product does not exist' }],
  shows: 'product.product.gone',
});
export const ProductThatTheServerRefuses = pageStory('product', {
  id: '{productId}',
  scenarios: [
    { name: 'a shopper is signed in and a part is in stock' },
    { name: 'refused', params: { call: 'productDetail' } },
  ],
  shows: 'core.whenReady.list',
});
export const ClosedShop = pageStory('home', {
  scenarios: [{ name: 'the shop is closed' }],
  shows: 'errors.closed.title',
});
export const FlashProductWithoutAnId = pageStory('flash-product', { shows: 'errors.notFound.title' });
export const PresaleProductWithoutAnId = pageStory('presale-product', { shows: 'errors.notFound.title' });
export const Picks = pageStory('picks', { path: 'hot', shows: 'shop.productCard.add' });
export const FlashSale = pageStory('flash-sale', {
  scenarios: [{ name: 'a flash sale is about to begin' }],
  shows: 'promo.flashSale.title',
});
export const FlashProduct = pageStory('flash-product', {
  query: 'id={flashSaleId}',
  scenarios: [{ name: 'a flash sale is nearly sold out' }],
  shows: 'product.promotion.grab',
});
export const Presale = pageStory('presale', {
  scenarios: [{ name: 'a presale is running' }],
  shows: 'promo.presale.lead',
});
export const PresaleProduct = pageStory('presale-product', {
  query: 'id={productId}',
  scenarios: [{ name: 'a presale is running' }],
  shows: 'product.promotion.order',
});
export const Cart = pageStory('cart', {
  path: 'accountCart',
  scenarios: [{ name: 'a shopper with a cart is signed in' }],
  shows: 'buying.cart.checkout',
});
export const CartThatIsEmpty = pageStory('cart', {
  path: 'accountCart',
  scenarios: [signedIn],
  shows: 'buying.cart.empty',
});
export const CartWithLinesThatCannotBeBought = pageStory('cart', {
  path: 'accountCart',
  scenarios: [{ name: 'the cart has lines that cannot be bought' }],
  shows: 'buying.cart.clear',
});
export const Confirmation = pageStory('order-confirm', {
  query: 'new=0&cartId={cart}',
  scenarios: [{ name: 'a coupon can be used for the cart' }],
  shows: 'confirm.coupon.without',
});
export const ConfirmationWithoutAnAddress = pageStory('order-confirm', {
  query: 'new=0&cartId={cart}',
  scenarios: [{ name: 'a shopper without an address is signed in' }],
  shows: 'confirm.address.none',
});
export const Payment = pageStory('payment', {
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order waits for payment' }],
  shows: 'pay.balance.after',
});
export const PaymentWithTooLittleBalance = pageStory('payment', {
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'the balance is too small' }],
  shows: 'pay.balance.topUp',
});
export const PaymentByCode = pageStory('code-payment', {
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'the payment code is not paid' }],
  shows: 'pay.byCode.check',
});
export const PaidOrder = pageStory('payment', {
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order is paid' }],
  shows: 'pay.result.toOrder',
});
export const Orders = pageStory('orders', { scenarios: [{ name: 'orders of every kind' }], shows: 'orders.list.more' });
export const OrdersOfANewShopper = pageStory('orders', { scenarios: [signedIn], shows: 'orders.list.empty' });
export const Order = pageStory('order', {
  path: 'accountOrder',
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order is paid' }],
  shows: 'orders.page.toShip',
});
export const OrderInTwoParcels = pageStory('order', {
  path: 'accountOrder',
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order is sent in two parcels' }],
  shows: 'orders.page.openParcel',
});
export const OrderWithAnInvoice = pageStory('order', {
  path: 'accountOrder',
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order with an invoice' }],
  shows: 'orders.page.invoice',
});
export const OrderThatDoesNotExist = pageStory('order', {
  path: 'accountOrder',
  query: 'orderId=cp404',
  scenarios: [signedIn],
  shows: 'refunds.orderNotFound.title',
});
export const OrderThatTheServerRefuses = pageStory('order', {
  path: 'accountOrder',
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order is paid' }, { name: 'refused', params: { call: 'orderDetail' } }],
  shows: 'core.whenReady.list',
});
export const Tracking = pageStory('tracking', {
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order is shipped' }],
  shows: 'orders.tracking.events',
});
export const TrackingOfAStuckParcel = pageStory('tracking', {
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'the parcel is delayed' }],
  shows: 'orders.tracking.stuckText',
});
export const RequestRefund = pageStory('request-refund', {
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order is shipped' }],
  shows: 'refunds.request.send',
});
export const Refunds = pageStory('refunds', {
  scenarios: [{ name: 'refunds of every kind' }],
  shows: 'refunds.list.title',
});
export const RefundThatWaitsForTheParcel = pageStory('refunds', {
  query: 'refundId={refundNumber}',
  scenarios: [{ name: 'a refund waits for the parcel' }],
  shows: 'refunds.return.send',
});
export const Review = pageStory('review', {
  query: 'orderId={orderNumber}',
  scenarios: [{ name: 'an order is received' }],
  shows: 'refunds.review.publicNote',
});
export const Addresses = pageStory('addresses', { scenarios: [signedIn], shows: 'addresses.screen.add' });
export const AddressesOfANewShopper = pageStory('addresses', {
  scenarios: [{ name: 'a shopper without an address is signed in' }],
  shows: 'addresses.screen.empty',
});
export const AddressesThatAreMany = pageStory('addresses', {
  scenarios: [{ name: 'a shopper with many addresses is signed in' }],
  shows: 'addresses.screen.add',
});
export const AddressesOfAShopThatIsDown = pageStory('addresses', {
  scenarios: [signedIn, { name: 'the shop is down', params: { call: 'addressList' } }],
  shows: 'core.whenReady.offline',
});
export const Balance = pageStory('balance', {
  scenarios: [{ name: 'many balance records' }],
  shows: 'balance.list.more',
});
export const BalanceOfAShopWithoutTopUps = pageStory('balance', {
  query: 'type=1',
  scenarios: [signedIn, { name: 'top-ups are switched off' }],
  shows: 'balance.list.end',
});
export const BalanceOfANewShopper = pageStory('balance', {
  scenarios: [{ name: 'a shopper is signed in', params: { account: 'new' } }],
  shows: 'balance.empty.all',
});
export const BalanceWhoseRecordsFail = pageStory('balance', {
  scenarios: [signedIn, { name: 'the shop is down', params: { call: 'balanceRecords' } }],
  shows: 'core.whenReady.offline',
});
export const Favourites = pageStory('favourites', {
  scenarios: [{ name: 'a shopper with many favourites is signed in' }],
  shows: 'favourites.list.more',
});
export const FavouritesOfANewShopper = pageStory('favourites', {
  scenarios: [signedIn],
  shows: 'favourites.list.empty',
});
export const Coupons = pageStory('coupons', {
  scenarios: [{ name: 'coupons of every kind' }],
  shows: 'coupons.mine.notYet',
});
export const CouponsOfANewShopper = pageStory('coupons', {
  scenarios: [{ name: 'the shopper has no coupons' }],
  shows: 'coupons.mine.empty',
});
export const CouponCentre = pageStory('coupon-centre', { scenarios: [signedIn], shows: 'coupons.centre.gone' });
export const CouponCentreWithoutCoupons = pageStory('coupon-centre', {
  scenarios: [signedIn, { name: 'there are no coupons to receive' }],
  shows: 'coupons.centre.empty',
});
export const UploadStart = pageStory('upload-start', { shows: 'upload.page.title' });
export const PartsListThatIsNotOpen = pageStory('parts-list', { shows: 'partsList.none.title' });
export const ListChecklistWithoutList = pageStory('list-checklist', { shows: 'checklist.empty.title' });
export const CompareLists = pageStory('compare-lists', { shows: 'savedLists.compare.toList' });
export const SharedListWithoutList = pageStory('shared-list', { shows: 'savedLists.shared.missing' });
export const SavedLists = pageStory('saved-lists', {
  scenarios: [{ name: 'a shopper has saved parts lists' }],
  shows: 'savedLists.lists.title',
});
export const RestockAlerts = pageStory('restock-alerts', { shows: 'restock.list.empty' });
export const SignIn = pageStory('sign-in', { shows: 'session.signIn.stay' });
export const SignInByTextMessage = pageStory('sign-in', { path: 'mobileLogin', shows: 'session.signIn.newPhone' });
export const SignInWithoutTextMessages = pageStory('sign-in', {
  path: 'mobileLogin',
  scenarios: [{ name: 'the shop sends no text messages' }],
  shows: 'session.signIn.noMobile',
});
export const Registration = pageStory('sign-in', { query: 'form=register', shows: 'session.signIn.register' });
export const NewPassword = pageStory('sign-in', { query: 'form=reset', shows: 'session.signIn.reset' });
export const SignInAfterARefusedToken = pageStory('sign-in', {
  at: '/user/shoppingCart',
  scenarios: [{ name: 'the token expires after some calls' }],
  shows: 'session.signIn.signedOut',
});
export const AccountHome = pageStory('account', {
  query: 'type=0',
  scenarios: [{ name: 'orders of every kind' }],
  shows: 'profile.home.recent',
});
export const Profile = pageStory('account', { query: 'type=1', scenarios: [signedIn], shows: 'profile.edit.nickname' });
export const RepairRegion = pageStory('repair-region', {
  scenarios: [{ name: 'the shop repairs sets' }],
  shows: 'repair.region.lead',
});
export const ShopWithoutRepairs = pageStory('repair-region', {
  scenarios: [{ name: 'the shop has no repair service' }],
  shows: 'repair.unavailable.title',
});
export const RepairSetWithoutRegion = pageStory('repair-set', { shows: 'repair.missing.region' });
export const RepairProofWithoutRegion = pageStory('repair-proof', {
  query: 'set=801208',
  shows: 'repair.missing.region',
});
export const RepairPick = pageStory('repair-pick', {
  query: 'set=801208&step=23',
  scenarios: [{ name: 'the shop repairs sets' }],
  shows: 'repairPick.request.title',
});
export const AboutPictures = pageStory('about-pictures', { shows: 'aboutPictures.page.origin' });
export const NotFound = pageStory('not-found', { at: '/goods_detial/10427', shows: 'errors.notFound.title' });
export const Messages = pageStory('messages', {
  scenarios: [{ name: 'a shopper with notices is signed in' }],
  shows: 'notices.open.choose',
});
export const MessageThatIsOpen = pageStory('messages', {
  query: 'id={noticeId}',
  scenarios: [{ name: 'a shopper with notices is signed in' }],
  shows: 'notices.open.toOrder',
});
export const ShopWithoutMessages = pageStory('messages', {
  scenarios: [signedIn, { name: 'the shop has no message centre' }],
  shows: 'notices.list.lacking',
});
