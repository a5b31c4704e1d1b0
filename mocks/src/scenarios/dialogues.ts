import type { SendKind } from '@shop/contracts';

export type DialogueLine = { isFromAgent: boolean; kind: SendKind; text: string };

const shopper = (text: string, kind: SendKind = 'text'): DialogueLine => ({ isFromAgent: false, kind, text });
const agent = (text: string, kind: SendKind = 'text'): DialogueLine => ({ isFromAgent: true, kind, text });

/** The file name of the photo that a shopper has uploaded. */
export const PHOTO = 'brick-on-the-table.png';

/** Dialogues of a shopper and an agent. The placeholders are filled with a different part of the shop each time. */
export const dialogues: readonly (readonly DialogueLine[])[] = [
  [
    shopper('你好，{number} 的{colour}现在有多少颗？'),
    agent('您好，{name} {colour}还有 {stock} 颗。'),
    shopper('好，我先买 {pieces} 颗试试。'),
    agent('好的，满 49 元免运费哦。[em-tlj-1]'),
  ],
  [
    shopper('{productId}', 'product'),
    shopper('这个和大牌子的积木能拼在一起吗？'),
    agent('可以的，尺寸是通用的，一个凸点 8 毫米。'),
    shopper('那就放心了，谢谢'),
  ],
  [
    shopper(`/uploads/${PHOTO}`, 'image'),
    shopper('图里这块红色的是哪个编号？'),
    agent('看凸点是 2 × 4 的砖，编号 {brick}。'),
    agent('{brickId}', 'product'),
    shopper('对，就是它！[em-tlj-12]'),
  ],
  [
    shopper('我的订单什么时候发货？'),
    agent('我查一下，请稍等。'),
    agent('{orderNumber}', 'order'),
    agent('这一单今天下午会发出，明后天就能到。'),
    shopper('收到'),
  ],
  [
    shopper('补件要准备什么？'),
    agent(
      '一张购买凭证的图片就可以。购买后 90 天内可以免费补一次，每次最多 20 颗。申请会在 10 个工作日内处理，处理好了会在消息里通知您。',
    ),
    shopper('明白'),
  ],
  [
    shopper('透明的{name}有吗'),
    agent('目前没有透明色，其他颜色都在商品页上。'),
    shopper('那换成{colour}也行，要 {pieces} 颗'),
    agent('没问题，直接在商品页选颜色下单就可以。'),
    shopper('[em-tlj-5]'),
  ],
];
