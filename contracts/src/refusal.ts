/** A refusal of the server: the status of its body, and its message. */
type Refused = { status: number; message: string };

/**
 * Body statuses of a thing that does not exist: 404 of our own calls; of the second generation products (400533, 410143,
 * 410294, 410295, 410306, 410311), orders (410173, 410194) and promotions (410057).
 */
const GONE_STATUSES = new Set([404, 400533, 410057, 410143, 410173, 410194, 410294, 410295, 410306, 410311]);
/**
 * Where the status is 400, only the message says that a thing does not exist. It has to begin with the kind of thing:
 * servers also send messages of their database ("Table … doesn't exist") with this status.
 */
const GONE_TEXTS = new RegExp(
  [
    String.raw`^[该該此这這条條则則]*(商品|支付订单|[订訂][单單]|退款|售后|[补補]件|清[单單]|消息|[讯訊]息|活[动動]|[优優]惠券)\P{P}{0,3}(不存在|不在了|未查到|已下架|已被?[删刪]除)`,
    String.raw`^[没沒]有[编編][号號]`,
    String.raw`^th(is|e) (product|order|refund|repair request|list|message|flash sale|presale|coupon)\b.*(not exist|no longer exist|deleted)`,
    '^there is no (product|order|refund|repair request|list|message|flash sale|presale|coupon|set)',
  ].join('|'),
  'iu',
);

/** Whether a refusal says that the requested thing does not exist (any more); any other refusal leaves that open. */
export const saysGone = ({ status, message }: Refused): boolean =>
  GONE_STATUSES.has(status) || (status === 400 && GONE_TEXTS.test(message));
