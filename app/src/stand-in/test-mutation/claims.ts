/**
 * What a page may state only when the server has said so, by the Chinese texts that state it: the shop's own, those of
 * the stand-in server, and what search engines read.
 */
export const CLAIMS = {
  'sold out': /缺货(?!、)|售罄|抢完|订完|领完|卖完|库存仅剩 0|\/(?:OutOfStock|SoldOut)/g,
  free: /免运费|免邮费|包邮|(?<!是否|不)免费|[¥￥]0\.00|(?<!\d)0\.00 元|"price":"?0\b/g,
  running: /抢购中|预售中|开抢了|已开抢|进行中|距本场结束|距结束|立即抢购|去预订/g,
  over: /已结束|结束了|已截止|已(?:自动)?取消|已关闭|过期|付款期限已过|已过付款期限/g,
  paid: /已付款|(?<!如|我|是否)已支付|(?<!是否|显示)支付成功(?!后|会)|付款成功/g,
  refunded: /已退款|退款成功/g,
  delivered: /已签收|已收货|已送达|已收到|已经签收|收到了/g,
  gone: /已下架|不在了|已不在|找不到|不存在|已删除|没有找到|没有了|没有编号/g,
  read: /已读/g,
  online: /在线/g,
  away: /暂时离开/g,
  'not done':
    /(?:修改|恢复(?:收藏|到购物车|到补件车)?|提交|保存|发送|加入)失败|手机号未更换|未能(?:加入|并入)|没有加入|未全部加入(?!，或)|支付未成功/g,
  'nothing there': /暂无|目前没有|还没有|还是空的|现在没有|这里没有|没有(?:订单|退款|记录)|今天没有/g,
} as const satisfies Record<string, RegExp>;

export type Claim = keyof typeof CLAIMS;
const NAMES = Object.keys(CLAIMS) as Claim[];

/** How often each claim stands on a page. */
export type Claimed = Readonly<Record<Claim, number>>;

export const claimsIn = (text: string): Claimed =>
  Object.fromEntries(NAMES.map((claim) => [claim, text.match(CLAIMS[claim])?.length ?? 0])) as Record<Claim, number>;

/** The claims that stand more often than before. */
export const moreClaims = (before: Claimed, after: Claimed): readonly Claim[] =>
  NAMES.filter((claim) => after[claim] > before[claim]);

/** The most often that each claim stood on a page. */
export const mostClaims = (samples: readonly Claimed[]): Claimed =>
  Object.fromEntries(NAMES.map((claim) => [claim, Math.max(...samples.map((one) => one[claim]))])) as Record<
    Claim,
    number
  >;
