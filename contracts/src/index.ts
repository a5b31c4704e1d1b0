// The public API: the areas of the shop, then what describes, reads and writes calls and single values.
export * from './site/index.ts';
export * from './session/index.ts';
export * from './profile/index.ts';
export * from './catalogue/index.ts';
export * from './review/index.ts';
export * from './promotion/index.ts';
export * from './coupon/index.ts';
export * from './favourite/index.ts';
export * from './notice/index.ts';
export * from './cart/index.ts';
export * from './address/index.ts';
export * from './order/index.ts';
export * from './payment/index.ts';
export * from './refund/index.ts';
export * from './repair/index.ts';
export * from './balance/index.ts';
export * from './parts-list/index.ts';
export * from './support/index.ts';
export {
  defineCall,
  pathOf,
  type Auth,
  type Method,
  type Call,
  type ParamsOf,
  type QueryOf,
  type BodyOf,
  type AnswerOf,
} from './define-call.ts';
export { ContractFault, describeValue, faultsOf, type Fault } from './fault.ts';
export {
  asksToSignIn,
  decodeAnswer,
  encodeAnswer,
  encodeValue,
  decodeSent,
  encodeRefusal,
  saysClosed,
  type Reply,
} from './envelope.ts';
export { saysGone } from './refusal.ts';
export { requestHeaders, tokenOf } from './headers.ts';
export { calls, callsByArea } from './calls.ts';
export { paymentSwitches, stockServers } from './stock-servers.ts';
export { matchCall, type Match } from './match-call.ts';
export { LANGUAGES, type Language } from './language.ts';
export { count } from './wire/count.ts';
export { flag, booleanFlag, onOff } from './wire/flag.ts';
export { id, key } from './wire/id.ts';
export { listOf, orEmptyList, mapOf } from './wire/list-or-map.ts';
export { unixMoment, textMoment, toShopText, type Moment } from './wire/moment.ts';
export { money, toFen, toYuanText, type Fen } from './wire/money.ts';
export {
  finish,
  finishOf,
  picture,
  pictureAddress,
  safeAddress,
  addressBase,
  address,
  type Finish,
  type Picture,
  type PictureLack,
} from './wire/picture.ts';
export { text } from './wire/text.ts';
export type { PartCount, PartPair } from './wire/part-pair.ts';
