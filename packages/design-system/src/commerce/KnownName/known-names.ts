import type { Language } from '@shop/contracts';

type Translated = Readonly<Partial<Record<Language, string>>>;
const named = (traditional: string, english: string): Translated => ({ 'zh-Hant': traditional, en: english });

/** Carriers by the names of the table that servers of the family are installed with. */
const CARRIERS: Readonly<Record<string, Translated>> = {
  顺丰速运: named('順豐速運', 'SF Express'),
  顺丰快递: named('順豐速運', 'SF Express'),
  圆通速递: named('圓通速遞', 'YTO Express'),
  圆通快递: named('圓通速遞', 'YTO Express'),
  中通快递: named('中通快遞', 'ZTO Express'),
  中通速递: named('中通快遞', 'ZTO Express'),
  申通快递: named('申通快遞', 'STO Express'),
  韵达快递: named('韻達快遞', 'Yunda Express'),
  韵达速递: named('韻達快遞', 'Yunda Express'),
  极兔速递: named('極兔速遞', 'J&T Express'),
  京东物流: named('京東物流', 'JD Logistics'),
  京东快递: named('京東快遞', 'JD Express'),
  德邦快递: named('德邦快遞', 'Deppon Express'),
  德邦物流: named('德邦物流', 'Deppon Logistics'),
  百世快递: named('百世快遞', 'Best Express'),
  天天快递: named('天天快遞', 'TTK Express'),
  宅急送: named('宅急送', 'ZJS Express'),
  菜鸟速递: named('菜鳥速遞', 'Cainiao Express'),
  '邮政 EMS': named('郵政 EMS', 'China Post EMS'),
  邮政EMS: named('郵政 EMS', 'China Post EMS'),
  邮政快递包裹: named('郵政快遞包裹', 'China Post parcel'),
  邮政包裹信件: named('郵政包裹', 'China Post parcel'),
};

/** Payment methods of paid orders (reference: `_payType`). */
const PAY_WAYS: Readonly<Record<string, Translated>> = {
  余额支付: named('餘額付款', 'Balance'),
  微信支付: named('微信支付', 'WeChat Pay'),
  支付宝: named('支付寶', 'Alipay'),
  支付宝支付: named('支付寶', 'Alipay'),
  线下支付: named('線下付款', 'Offline payment'),
  好友代付: named('好友代付', 'Paid by a friend'),
  通联支付: named('通聯支付', 'Allinpay'),
  银行转账: named('銀行轉帳', 'Bank transfer'),
};

const KNOWN: ReadonlyMap<string, Translated> = new Map(Object.entries({ ...CARRIERS, ...PAY_WAYS }));

/** A name in a language; as sent where it is none of the known ones. */
export const nameIn = (language: string, name: string): string => KNOWN.get(name)?.[language as Language] ?? name;
