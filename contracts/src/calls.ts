import { addressDefault } from './address/address-default.contract.ts';
import { addressDel } from './address/address-del.contract.ts';
import { addressEdit } from './address/address-edit.contract.ts';
import { addressList } from './address/address-list.contract.ts';
import { cityList } from './address/city-list.contract.ts';
import { topUpOffers } from './balance/top-up-offers.contract.ts';
import { topUp } from './balance/top-up.contract.ts';
import { cartAddBatch } from './cart/cart-add-batch.contract.ts';
import { cartAdd } from './cart/cart-add.contract.ts';
import { cartCount } from './cart/cart-count.contract.ts';
import { cartDel } from './cart/cart-del.contract.ts';
import { cartList } from './cart/cart-list.contract.ts';
import { cartNum } from './cart/cart-num.contract.ts';
import { categoryBlocks } from './catalogue/category-blocks.contract.ts';
import { category } from './catalogue/category.contract.ts';
import { productFacets } from './catalogue/facets.contract.ts';
import { goodProducts } from './catalogue/good-products.contract.ts';
import { hotSearches } from './catalogue/hot-searches.contract.ts';
import { partFamily } from './catalogue/part-family.contract.ts';
import { phoneBuying } from './catalogue/phone-buying.contract.ts';
import { productCode } from './catalogue/product-code.contract.ts';
import { productDetail } from './catalogue/product-detail.contract.ts';
import { products } from './catalogue/products.contract.ts';
import { recommendedProducts } from './catalogue/recommended.contract.ts';
import { reviewCounts } from './catalogue/review-counts.contract.ts';
import { reviewList } from './catalogue/review-list.contract.ts';
import { searchSuggestions } from './catalogue/suggestions.contract.ts';
import { couponOffers } from './coupon/coupon-offers.contract.ts';
import { couponReceive } from './coupon/coupon-receive.contract.ts';
import { fittingCoupons } from './coupon/fitting-coupons.contract.ts';
import { heldCoupons } from './coupon/held-coupons.contract.ts';
import { favouriteAdd } from './favourite/favourite-add.contract.ts';
import { favouriteDel } from './favourite/favourite-del.contract.ts';
import { favouriteList } from './favourite/favourite-list.contract.ts';
import { orderAgain } from './order/order-again.contract.ts';
import { orderCancel } from './order/order-cancel.contract.ts';
import { orderComment } from './order/order-comment.contract.ts';
import { orderComputed } from './order/order-computed.contract.ts';
import { orderConfirm } from './order/order-confirm.contract.ts';
import { orderCounts } from './order/order-counts.contract.ts';
import { orderCreate } from './order/order-create.contract.ts';
import { orderDel } from './order/order-del.contract.ts';
import { orderDetail } from './order/order-detail.contract.ts';
import { orderExpress } from './order/order-express.contract.ts';
import { orderList } from './order/order-list.contract.ts';
import { orderTake } from './order/order-take.contract.ts';
import { wonCoupons } from './order/won-coupons.contract.ts';
import { deleteList } from './parts-list/delete-list.contract.ts';
import { matchParts } from './parts-list/match-parts.contract.ts';
import { saveList } from './parts-list/save-list.contract.ts';
import { savedList } from './parts-list/saved-list.contract.ts';
import { savedLists } from './parts-list/saved-lists.contract.ts';
import { orderPay } from './payment/order-pay.contract.ts';
import { paymentStatus } from './payment/payment-status.contract.ts';
import { presaleList } from './presale/presale-list.contract.ts';
import { refundApply } from './refund/refund-apply.contract.ts';
import { refundCancel } from './refund/refund-cancel.contract.ts';
import { refundDel } from './refund/refund-del.contract.ts';
import { refundDetail } from './refund/refund-detail.contract.ts';
import { refundLines } from './refund/refund-lines.contract.ts';
import { refundList } from './refund/refund-list.contract.ts';
import { refundReasons } from './refund/refund-reasons.contract.ts';
import { refundReturn } from './refund/refund-return.contract.ts';
import { flashDetail } from './seckill/flash-detail.contract.ts';
import { flashList } from './seckill/flash-list.contract.ts';
import { flashSlots } from './seckill/flash-slots.contract.ts';
import { currentUser } from './session/current-user.contract.ts';
import { authLogin, authLogout, authUser } from './session/default-strategy.contract.ts';
import { loginMobile } from './session/login-mobile.contract.ts';
import { login } from './session/login.contract.ts';
import { logout } from './session/logout.contract.ts';
import { wechatAuth } from './session/wechat-auth.contract.ts';
import { bannerList } from './site/banner-list.contract.ts';
import { companyInfo } from './site/company-info.contract.ts';
import { socketAddress } from './site/socket-address.contract.ts';
import { wechatQrcode } from './site/wechat-qrcode.contract.ts';
import { agentList } from './support/agent-list.contract.ts';
import { chatNotice } from './support/chat-notice.contract.ts';
import { chatRecord } from './support/chat-record.contract.ts';
import { uploadImage } from './support/upload-image.contract.ts';
import type { Call } from './define-call.ts';

/** Every HTTP call of the shop, in the order of the call table. Tools walk this list; the app imports calls one by one. */
export const calls: readonly Call[] = [
  companyInfo,
  wechatQrcode,
  bannerList,
  socketAddress,
  authLogin,
  authUser,
  authLogout,
  login,
  loginMobile,
  wechatAuth,
  currentUser,
  logout,
  category,
  products,
  productDetail,
  productFacets,
  searchSuggestions,
  hotSearches,
  recommendedProducts,
  goodProducts,
  categoryBlocks,
  partFamily,
  reviewCounts,
  reviewList,
  productCode,
  phoneBuying,
  flashSlots,
  flashList,
  flashDetail,
  presaleList,
  couponOffers,
  couponReceive,
  heldCoupons,
  fittingCoupons,
  favouriteList,
  favouriteAdd,
  favouriteDel,
  cartCount,
  cartList,
  cartAdd,
  cartAddBatch,
  cartNum,
  cartDel,
  addressList,
  addressEdit,
  addressDefault,
  addressDel,
  cityList,
  orderConfirm,
  orderComputed,
  orderCreate,
  orderDetail,
  orderList,
  orderCounts,
  orderExpress,
  orderCancel,
  orderTake,
  orderDel,
  orderAgain,
  orderComment,
  wonCoupons,
  orderPay,
  paymentStatus,
  topUpOffers,
  topUp,
  refundReasons,
  refundLines,
  refundApply,
  refundList,
  refundDetail,
  refundCancel,
  refundReturn,
  refundDel,
  matchParts,
  savedLists,
  savedList,
  saveList,
  deleteList,
  agentList,
  chatRecord,
  chatNotice,
  uploadImage,
];
