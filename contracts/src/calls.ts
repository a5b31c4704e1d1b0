import { addressList } from './address/address-list.contract.ts';
import { cartAdd } from './cart/cart-add.contract.ts';
import { cartCount } from './cart/cart-count.contract.ts';
import { cartDel } from './cart/cart-del.contract.ts';
import { cartList } from './cart/cart-list.contract.ts';
import { cartNum } from './cart/cart-num.contract.ts';
import { category } from './catalogue/category.contract.ts';
import { productDetail } from './catalogue/product-detail.contract.ts';
import { products } from './catalogue/products.contract.ts';
import type { Call } from './define-call.ts';
import { orderComputed } from './order/order-computed.contract.ts';
import { orderConfirm } from './order/order-confirm.contract.ts';
import { orderCreate } from './order/order-create.contract.ts';
import { orderDetail } from './order/order-detail.contract.ts';
import { orderPay } from './payment/order-pay.contract.ts';
import { currentUser } from './session/current-user.contract.ts';
import { authLogin, authLogout, authUser } from './session/default-strategy.contract.ts';
import { loginMobile } from './session/login-mobile.contract.ts';
import { login } from './session/login.contract.ts';
import { logout } from './session/logout.contract.ts';
import { wechatAuth } from './session/wechat-auth.contract.ts';
import { companyInfo } from './site/company-info.contract.ts';
import { socketAddress } from './site/socket-address.contract.ts';
import { wechatQrcode } from './site/wechat-qrcode.contract.ts';
import { agentList } from './support/agent-list.contract.ts';
import { chatNotice } from './support/chat-notice.contract.ts';
import { chatRecord } from './support/chat-record.contract.ts';
import { uploadImage } from './support/upload-image.contract.ts';

/** Every HTTP call of the shop, in the order of the call table. Tools walk this list; the app imports calls one by one. */
export const calls: readonly Call[] = [
  companyInfo,
  wechatQrcode,
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
