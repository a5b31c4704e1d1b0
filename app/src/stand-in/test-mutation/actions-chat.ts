import { encodeFrame, type ReceivedFrame } from '@shop/contracts';
import { pushRaw, sendAgentMessage, setPresence, transfer, type Shop } from '@shop/mocks';
import { action, type Action } from './action.ts';
import { picture } from './node-files.ts';
import type { Shopper } from './shopper.ts';

/** The demo account of the stand-in shop. */
const SHOPPER = 'demo';
const TALKED = { name: 'a conversation exists', params: { messages: 6 } } as const;
const silent = ({ supportServer }: Shop) => void (supportServer.isScripted = false);
const chatPage = { at: '/AppChat', scenarios: [TALKED], arrange: silent };
const aboutOrder = {
  ...chatPage,
  at: '/AppChat?productId={productId}&orderId={orderNumber}',
  scenarios: ['a conversation about an order'],
} as const;

const connected = ({ until, shop }: Shopper, agentId = '101') =>
  until('the chat', () => [...shop.supportServer.activeSockets.values()].some((socket) => socket.agentId === agentId));
async function say({ write, press }: Shopper, text: string): Promise<void> {
  await write(/^消息$/, text);
  await press(/^发送/);
}
/** A frame as the server sends it. */
const frame = ({ happens }: Shopper, sent: ReceivedFrame) =>
  happens((shop) => pushRaw(shop, SHOPPER, encodeFrame(sent)));

/** What happens in the chat: frames are mutated from its opening on, the first ones too. */
export const chatActions: readonly Action[] = [
  action(
    'opens the chat over a page',
    { at: '/no-such-page', scenarios: [TALKED], arrange: silent },
    ['socketAddress', 'agentList', 'chatHistory', 'chatNotice'],
    async (shopper) => {
      await shopper.press(/^客服/);
      await connected(shopper);
    },
  ),
  action('sends a message and gets a reply', chatPage, [], async (shopper) => {
    await connected(shopper);
    await say(shopper, '3001 还有红色吗？');
    await shopper.happens((shop) => void sendAgentMessage(shop, SHOPPER, { content: '有的，现货 5000 颗' }));
  }),
  action('sends an image', chatPage, ['uploadImage'], async (shopper) => {
    await connected(shopper);
    await shopper.attach(picture(), 'body');
  }),
  action('sends cards and gets one', aboutOrder, [], async (shopper) => {
    await connected(shopper);
    await shopper.happens((shop) => {
      sendAgentMessage(shop, SHOPPER, { kind: 'product', content: shop.known.productId ?? '' });
      sendAgentMessage(shop, SHOPPER, { kind: 'order', content: shop.known.orderNumber ?? '' });
    });
  }),
  action('is transferred to an agent', chatPage, [], async (shopper) => {
    await connected(shopper);
    await shopper.happens((shop) => transfer(shop, SHOPPER, '102'));
    await connected(shopper, '102');
  }),
  action('sees an agent go and come', chatPage, [], async (shopper) => {
    await connected(shopper);
    await shopper.happens((shop) => setPresence(shop, '101', false));
    await shopper.happens((shop) => setPresence(shop, '101', true));
  }),
  action('has unread messages of another agent', chatPage, [], async (shopper) => {
    await connected(shopper);
    await shopper.happens((shop) => void sendAgentMessage(shop, SHOPPER, { agentId: '102', content: '补件已寄出' }));
  }),
  action('gets an error and a pong', chatPage, [], async (shopper) => {
    await connected(shopper);
    await frame(shopper, { kind: 'pong', now: 1_790_000_000_000 });
    await frame(shopper, { kind: 'error', message: '格式错误' });
  }),
  action('is refused by the chat', chatPage, [], async (shopper) => {
    await connected(shopper);
    await frame(shopper, { kind: 'refused', message: '登录状态有误' });
  }),
  action('loses the chat', chatPage, [], async (shopper) => {
    await connected(shopper);
    await frame(shopper, { kind: 'timeout' });
  }),
];
