import { addressList } from './address/address-list.contract.ts';
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
import { favouriteAdd } from './favourite/favourite-add.contract.ts';
import { favouriteDel } from './favourite/favourite-del.contract.ts';
import { favouriteList } from './favourite/favourite-list.contract.ts';
import { orderComputed } from './order/order-computed.contract.ts';
import { orderConfirm } from './order/order-confirm.contract.ts';
import { orderCreate } from './order/order-create.contract.ts';
import { orderDetail } from './order/order-detail.contract.ts';
import { orderPay } from './payment/order-pay.contract.ts';
import { presaleList } from './presale/presale-list.contract.ts';
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
  favouriteList,
  favouriteAdd,
  favouriteDel,
  cartCount,
  cartList,
  cartAdd,
  cartNum,
  cartDel,
  addressList,
  orderConfirm,
  orderComputed,
  orderCreate,
  orderDetail,
  orderPay,
  agentList,
  chatRecord,
  chatNotice,
  uploadImage,
];
