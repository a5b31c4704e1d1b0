import type { Notice } from '@shop/contracts';

export const shipped: Notice = {
  id: '31',
  subject: 'shipped',
  title: '订单已发货',
  content: '您的订单 cp202611211432080001 已交给快递。物流会在几小时内更新，签收前请先看看包装有没有破损。',
  isUnread: true,
  sentAgo: '2小时前',
  orderNumber: 'cp202611211432080001',
};
const refunded: Notice = {
  id: '30',
  subject: 'refunded',
  title: '退款已到账',
  content: '订单 cp202611181020330002 的退款 ¥12.80 已经付出，按原来的支付方式退回。',
  isUnread: true,
  sentAgo: '昨天',
  orderNumber: 'cp202611181020330002',
};
export const holiday: Notice = {
  id: '29',
  subject: 'other',
  title: '春节期间的发货安排',
  content:
    '<p>春节期间<b>照常接单</b>，发货时间有调整：</p><ul><li>除夕前两天 16:00 前付款的订单，节前发出；</li><li>之后的订单，初六起按付款先后发出。</li></ul><p><a href="https://shop.example/holiday">完整的安排</a></p>',
  isUnread: false,
  sentAgo: '5天前',
};
export const toppedUp: Notice = {
  id: '28',
  subject: 'toppedUp',
  title: '充值成功',
  content: '您成功充值￥50.00，现剩余余额￥250.00元',
  isUnread: false,
  sentAgo: '12天前',
};
/** The server does not say when it was sent. */
export const undated: Notice = {
  id: '27',
  subject: 'other',
  title: '欢迎来到颗粒铺',
  content: '一颗也能买。缺的颗粒按编号或颜色找；\n有清单的话，上传就能一次配齐。',
  isUnread: false,
};
export const notices: readonly Notice[] = [shipped, refunded, holiday, toppedUp, undated];

/** Content that must never run or load. */
export const hostile: Notice = {
  ...holiday,
  id: '26',
  title: '<img src=x onerror=alert(1)>',
  content:
    '<p>正文</p><script>document.title = "broken"</script><img src="https://tracker.example/open.gif"><a href="javascript:alert(1)">点我</a>',
};

export const englishNotices: readonly Notice[] = [
  {
    ...shipped,
    title: 'Your order is on its way: the second of two parcels was handed to the carrier this morning',
    content:
      'Order cp202611211432080001 has been handed to the carrier. Tracking starts within a few hours; please check the parcel for damage before you sign, and write to our agents at once if anything is missing.',
    sentAgo: '2 hours ago',
  },
  { ...refunded, title: 'Your refund has been paid', content: 'The refund of ¥12.80 was paid.', sentAgo: 'yesterday' },
  {
    ...holiday,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung',
    content: 'https://shop.example/a/very/long/address/without/any/space/that/has/to/be/broken/somewhere/in/it.html',
    sentAgo: '11 months ago',
  },
];
export const traditionalNotices: readonly Notice[] = [
  {
    ...shipped,
    title: '訂單已出貨：兩個包裹中的第二個今天早上交給快遞了',
    content: '你的訂單 cp202611211432080001 已交給快遞。物流會在幾小時內更新，簽收前請先確認包裝有無破損。',
    sentAgo: '2小時前',
  },
  { ...refunded, title: '退款已入帳', content: '退款 ¥12.80 已依原支付方式退回。', sentAgo: '昨天' },
];
