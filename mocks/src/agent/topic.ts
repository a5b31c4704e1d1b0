import type { SendKind } from '@shop/contracts';

/** The topic of a shopper's message, which determines the agent's answer. */
export type Topic =
  | 'product'
  | 'order'
  | 'image'
  | 'goodbye'
  | 'transfer'
  | 'notice'
  | 'orders'
  | 'colours'
  | 'recommend'
  | 'postage'
  | 'repair'
  | 'thanks'
  | 'hello'
  | 'emoji'
  | 'anything';

/** An emoji in the notation of messages (spec section 3). */
export const EMOJI = /\[em-[\w-]+\]/g;

/** The first match counts, so requests come before thanks and greetings. */
const PATTERNS: readonly (readonly [Topic, RegExp])[] = [
  ['goodbye', /结束聊天|再见|再見|拜拜|\bbye\b/i],
  ['transfer', /转接|轉接|转人工|轉人工|主管|经理|經理|\b(transfer|supervisor|manager)\b/i],
  ['notice', /公告|\b(notice|announcement)\b/i],
  ['orders', /订单|訂單|\borders?\b/i],
  ['colours', /颜色|顏色|\bcolou?rs?\b/i],
  ['recommend', /推荐|推薦|\b(recommend|suggest)/i],
  ['postage', /运费|運費|包邮|免運|\b(postage|shipping|delivery)\b/i],
  ['repair', /补件|補件|缺件|少了|\b(repair|missing|broken)\b/i],
  ['thanks', /谢|謝|\bthank/i],
  ['hello', /你好|您好|在吗|在嗎|\b(hello|hi)\b/i],
];

/** The topic of a message: of a card or an image by its kind, of a text by the keywords in it. */
export function topicOf({ kind, text }: { kind: SendKind; text: string }): Topic {
  if (kind !== 'text') return kind;
  const plainText = text.replace(EMOJI, '').trim();
  if (plainText === '' && text !== '') return 'emoji';
  return PATTERNS.find(([, pattern]) => pattern.test(plainText))?.[0] ?? 'anything';
}
