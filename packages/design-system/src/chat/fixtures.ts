import type { ConversationItem, DeliveryStatus, OutgoingMessage } from '@shop/chat-client';
import type { Agent, CardProduct, ChatMessage, Finish, Moment } from '@shop/contracts';

/** Data for stories and tests of the chat: an invented conversation about real parts. */

export const lan: Agent = { id: '21', name: '小岚', avatar: '' };
export const yuan: Agent = { id: '22', name: '阿远', avatar: '' };
const SHOPPER = '7';

/** 20 November 2026, 14:10 in Shanghai. */
export const NOW: Moment = Date.parse('2026-11-20T14:10:00+08:00');
const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Card = Pick<CardProduct, 'id' | 'name' | 'price' | 'stock' | 'sales'> & {
  shape: string;
  hex: string;
  finish?: Finish;
};
const cardOf = ({ shape, hex, finish = 'solid', ...card }: Card): CardProduct => ({
  ...card,
  picture: { kind: 'part', shape, hex, finish },
});
export const plate = cardOf({
  id: '3020',
  name: '基础板 2×4，大红',
  shape: '3020',
  hex: 'C91A09',
  price: 35,
  stock: 12480,
  sales: 86204,
});
const products: readonly CardProduct[] = [
  plate,
  cardOf({
    id: '3004',
    name: '基础砖 1×2，大红',
    shape: '3004',
    hex: 'C91A09',
    price: 14,
    stock: 320,
    sales: 9800,
  }),
  cardOf({
    id: '3069b',
    name: '光面板 1×2，杏黄',
    shape: '3069b',
    hex: 'E4CD9E',
    price: 8,
    stock: 5000,
    sales: 40211,
  }),
  cardOf({
    id: '3039',
    name: '坡面砖 45° 2×2，深绿',
    shape: '3039',
    hex: '184632',
    price: 24,
    stock: 88,
    sales: 1204,
  }),
  cardOf({
    id: '3062b',
    name: '圆形砖 1×1，全透明',
    shape: '3062b',
    hex: 'FCFCFC',
    price: 11,
    stock: 64,
    sales: 5120,
    finish: 'transparent',
  }),
  cardOf({
    id: '2780',
    name: '轴栓连 摩擦销，黑色',
    shape: '2780',
    hex: '05131D',
    price: 7,
    stock: 9000,
    sales: 70210,
  }),
];
export const orderOf = (kinds: number) => ({
  orderNumber: 'cp202611201408080418',
  lines: Array.from({ length: kinds }, (_, index) => ({
    quantity: [24, 36, 64, 34][index % 4] as number,
    product: products[index % products.length] as CardProduct,
  })),
});

type MessageFields = Partial<Exclude<ChatMessage, { kind: 'product' } | { kind: 'order' }>>;
let lastId = 1000;
/** A text message of the agent, so many minutes before `NOW`. */
export const messageOf = (text: string, minutesAgo: number, rest: MessageFields = {}): ChatMessage => ({
  id: String((lastId += 1)),
  senderId: lan.id,
  senderName: lan.name,
  avatar: lan.avatar,
  sentAt: NOW - minutesAgo * MINUTE,
  kind: 'text',
  text,
  ...rest,
});
export const itemOf = (message: ChatMessage): ConversationItem => ({
  type: 'message',
  key: `m${message.id}`,
  message,
  isOwn: message.senderId === SHOPPER,
});
export const agentSays = (text: string, minutesAgo: number, rest: MessageFields = {}): ConversationItem =>
  itemOf(messageOf(text, minutesAgo, rest));
export const agentShows = (
  shown:
    | Pick<Extract<ChatMessage, { kind: 'product' }>, 'kind' | 'product' | 'isDeleted'>
    | Pick<Extract<ChatMessage, { kind: 'order' }>, 'kind' | 'order' | 'isDeleted'>,
  minutesAgo: number,
): ConversationItem => itemOf({ ...messageOf('', minutesAgo), ...shown });
export const own = (item: ConversationItem, confirmedBy: 'echo' | 'history' = 'echo'): ConversationItem =>
  item.type === 'message'
    ? { ...item, isOwn: true, confirmedBy, message: { ...item.message, senderId: SHOPPER, senderName: '林木木' } }
    : item;
export const iSay = (text: string, minutesAgo: number, confirmedBy?: 'echo' | 'history'): ConversationItem =>
  own(agentSays(text, minutesAgo), confirmedBy);

/** An outgoing message. */
export function outgoingOf(
  content: string,
  delivery: DeliveryStatus,
  rest: Partial<OutgoingMessage> = {},
): ConversationItem {
  const key = rest.key ?? `o-${delivery.status}-${content}`;
  return {
    type: 'outgoing',
    key,
    outgoing: {
      key,
      shopperId: SHOPPER,
      agentId: lan.id,
      kind: 'text',
      content,
      writtenAt: NOW - MINUTE / 2,
      delivery,
      unanswered: 0,
      ...rest,
    },
  };
}

/** A small SVG in place of a photo. */
export const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="#e9e3d6"/><rect x="90" y="90" width="140" height="70" rx="6" fill="#c91a09"/><rect x="240" y="90" width="140" height="70" rx="6" fill="#c91a09"/><rect x="165" y="170" width="140" height="70" rx="6" fill="#720e0f"/></svg>')}`;
export const photoFile = (): Blob =>
  new Blob([decodeURIComponent(PHOTO.slice(PHOTO.indexOf(',') + 1))], { type: 'image/svg+xml' });

/** The conversation of look/chat.png. */
export const conversation: readonly ConversationItem[] = [
  own(agentShows({ kind: 'product', product: plate }, 8)),
  iSay('想补一面旧墙，大红和梅红差得多吗？', 7.5),
  agentSays('差得明显。您拍张旧墙，我对色卡。', 7),
  own(agentSays(PHOTO, 6.5, { kind: 'image' })),
  agentSays('墙是大红，混进一颗梅红[em-tlj-1]', 1),
  own(agentShows({ kind: 'order', order: orderOf(4) }, 0.9)),
  outgoingOf('刚下了这单', { status: 'refused', reason: '您发送的消息太频繁' }),
  outgoingOf('能赶上今天发货吗？', { status: 'inFlight' }),
  outgoingOf('地址在杭州，周日前到就行', { status: 'queued' }),
];

/** Every kind of message, from both sides. */
export const kinds: readonly ConversationItem[] = [
  agentSays('你好，我是小岚。', DAY / MINUTE),
  agentSays('想问哪颗？\n发编号、名字或照片都行。', DAY / MINUTE - 1),
  agentSays('em-tlj-7', DAY / MINUTE - 2, { kind: 'emoji' }),
  iSay('[em-tlj-1][em-tlj-46]', DAY / MINUTE - 3),
  agentSays(PHOTO, 60, { kind: 'image' }),
  agentSays('https://img.example.com/gone.jpg', 59, { kind: 'image' }),
  agentShows({ kind: 'product', product: plate }, 50),
  agentShows({ kind: 'product', isDeleted: true }, 49),
  agentShows({ kind: 'order', order: orderOf(7) }, 48),
  own(agentShows({ kind: 'order', isDeleted: true }, 47)),
  agentSays('', 46, { kind: 'other' }),
  { type: 'agentChange', key: 't1', agent: yuan },
  agentSays('我是阿远，小岚去仓库了，我接着看。', 45, { senderId: yuan.id, senderName: yuan.name }),
  iSay('好的，谢谢', 44, 'history'),
];

/** An own message in every delivery status. */
export const deliveryStatuses: readonly ConversationItem[] = [
  iSay('这条送到了', 4),
  outgoingOf('这条在排队', { status: 'queued' }),
  outgoingOf('这条在路上', { status: 'inFlight' }),
  outgoingOf('这条被拒绝了', { status: 'refused', reason: '您发送的消息太频繁' }),
  outgoingOf('这条没有回音', { status: 'unconfirmed', reason: 'noAnswer' }),
  outgoingOf('好', { status: 'unconfirmed', reason: 'historyUnclear' }),
  outgoingOf('3020', { status: 'queued' }, { kind: 'product' }),
  outgoingOf('cp202611201408080418', { status: 'inFlight' }, { kind: 'order' }),
  outgoingOf(
    '',
    { status: 'draft', upload: { status: 'uploading', progress: 0.42 } },
    { kind: 'image', image: photoFile(), key: 'o-going' },
  ),
  outgoingOf(
    '',
    { status: 'draft', upload: { status: 'failed' } },
    { kind: 'image', image: photoFile(), key: 'o-failed' },
  ),
  outgoingOf(
    '',
    { status: 'draft', upload: { status: 'refused', reason: '文件大小超过 5M' } },
    { kind: 'image', image: photoFile(), key: 'o-refused' },
  ),
];

const PHRASES = [
  '在的',
  '好的，我看看库存。',
  '这颗 2×4 板大红还有 12,480 颗，今天能发。',
  '深灰和浅灰请分开装',
  '收到[em-tlj-1]',
  '旧款的凸点略高一点，咬合没有问题；如果是展示墙，建议整面换新款，颜色会更匀。',
  '谢谢！',
  '补件要 10 个工作日内处理',
];
/** A long conversation; the same number gives the same message. */
export const longConversation = (length: number, from = 0): ConversationItem[] =>
  Array.from({ length }, (_, offset) => {
    const index = from + offset;
    const text = `${PHRASES[(index * 7) % PHRASES.length]} #${index + 1}`;
    const message: ChatMessage = {
      id: String(index + 1),
      senderId: index % 3 === 0 ? SHOPPER : lan.id,
      senderName: index % 3 === 0 ? '林木木' : lan.name,
      avatar: '',
      sentAt: NOW - (20_000 - index) * 40_000,
      kind: 'text',
      text,
    };
    return {
      type: 'message',
      key: `m${index + 1}`,
      message,
      isOwn: index % 3 === 0,
      confirmedBy: index % 3 === 0 ? ('history' as const) : undefined,
    };
  });

export const NOTICE =
  '<p>11 月 20 日至 22 日订单较多，发货顺延 1 天。</p><ul><li>客服时间 9:00–22:00</li><li>补件在 10 个工作日内处理</li><li>图片只收 JPG 和 PNG</li></ul>';
