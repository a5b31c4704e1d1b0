import { sendAgentMessage, cutSockets, pushRaw, setPresence, transfer, type ChatFaults, type Shop } from '@shop/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { socketFactory } from './data/socket.ts';
import { AppWithStandIn } from './stand-in/AppWithStandIn.tsx';
import { languageOf, ownFrame } from './stand-in/test-own-frame.ts';
import { addressOfPage } from './stand-in/test-page-address.ts';
import { standIn } from './stand-in/test-shop.ts';

const signedIn = { name: 'a shopper is signed in' } as const;
const talked = { name: 'a conversation exists', params: { messages: 6 } } as const;

/** Agents without a script, so that only the story writes their messages, and a server with these faults. */
const silentWith =
  (faults: ChatFaults): ((opened: Shop) => void) =>
  ({ supportServer }) =>
    Object.assign(supportServer, { isScripted: false, faults });
const silent = silentWith({});

const meta = {
  title: 'Shop/Chat',
  component: AppWithStandIn,
  args: { at: addressOfPage('chat', {}), scenarios: [talked], language: 'zh-Hans', arrange: silent },
  argTypes: { language: { table: { disable: true } }, arrange: { table: { disable: true } } },
  render: (args, { globals }) => <AppWithStandIn {...args} language={languageOf(globals)} />,
  parameters: ownFrame,
} satisfies Meta<typeof AppWithStandIn>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const TIMEOUT = { timeout: 10_000 };
/** The demo account of the stand-in shop. */
const SHOPPER = 'demo';

const shop = (): Shop => {
  if (!standIn.shop) throw new Error('No shop is open in this story.');
  return standIn.shop;
};
/** Waits until the shopper's socket is signed in and connected to the agent. */
const connected = () =>
  waitFor(
    () => expect([...shop().supportServer.activeSockets.values()].some(({ agentId }) => agentId === '101')).toBe(true),
    TIMEOUT,
  );
const box = (canvas: Canvas) => canvas.findByRole('textbox', { name: /消息|訊息|Message/ }, TIMEOUT);
async function sendMessage(canvas: Canvas, text: string) {
  const field = await box(canvas);
  // At once and not key by key: the chat may be re-rendered between two keys.
  await fireEvent.change(field, { target: { value: text } });
  await userEvent.type(field, '{Enter}');
}
const seesText = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), TIMEOUT);
/** Visible, or announced to screen readers. */
const announces = async (canvas: Canvas, text: string | RegExp) =>
  expect((await canvas.findAllByText(text, {}, TIMEOUT))[0]).toBeInTheDocument();

export const AgentGreets: Story = {
  args: { scenarios: [signedIn], arrange: ({ state }) => void (state.messages = []) },
  play: ({ canvas }) => seesText(canvas, /你好，我是/),
};

export const AgentReplies: Story = {
  play: async ({ canvas }) => {
    await sendMessage(canvas, '3001 还有红色吗？');
    await seesText(canvas, '已送达');
    sendAgentMessage(shop(), SHOPPER, { content: '有的，现货 5000 颗 [em-tlj-1]' });
    await seesText(canvas, /有的，现货 5000 颗/);
  },
};

export const AgentSendsAProduct: Story = {
  play: async ({ canvas }) => {
    await connected();
    const [mould] = shop().catalogue.moulds;
    sendAgentMessage(shop(), SHOPPER, { kind: 'product', content: mould?.id ?? '' });
    await announces(canvas, new RegExp(`商品卡片.*${mould?.names['zh-Hans'] ?? ''}`));
  },
};

export const AgentSendsAnOrder: Story = {
  args: { scenarios: [{ name: 'a conversation about an order', params: { messages: 2 } }] },
  play: async ({ canvas }) => {
    await connected();
    sendAgentMessage(shop(), SHOPPER, { kind: 'order', content: shop().known.orderNumber ?? '' });
    await announces(canvas, new RegExp(`订单卡片 ${shop().known.orderNumber ?? ''}`));
  },
};

export const AgentSendsAnImage: Story = {
  play: async ({ canvas }) => {
    await connected();
    sendAgentMessage(shop(), SHOPPER, { kind: 'image', content: 'https://shop.example/uploads/gone.png' });
    await seesText(canvas, '图片加载失败');
  },
};

export const AgentTransfers: Story = {
  play: async ({ canvas }) => {
    await connected();
    transfer(shop(), SHOPPER, '102');
    await seesText(canvas, '接下来由 小板 回复你');
    await waitFor(
      () =>
        expect([...shop().supportServer.activeSockets.values()].some(({ agentId }) => agentId === '102')).toBe(true),
      TIMEOUT,
    );
    sendAgentMessage(shop(), SHOPPER, { agentId: '102', content: '我是小板，接着帮你。' });
    await seesText(canvas, '我是小板，接着帮你。');
  },
};

export const AgentGoesOffline: Story = {
  play: async ({ canvas }) => {
    await connected();
    setPresence(shop(), '101', false);
    await seesText(canvas, '暂时离开，可以先留言');
    setPresence(shop(), '101', true);
    await seesText(canvas, '在线');
  },
};

export const NoAgentIsOnline: Story = {
  args: { scenarios: [{ name: 'all agents are offline' }] },
  play: async ({ canvas }) => {
    await sendMessage(canvas, '有人吗');
    await seesText(canvas, '已送达');
    await expect(canvas.getByRole('button', { name: '小砖' })).toBeVisible();
  },
};

export const MessageOfAnotherAgent: Story = {
  play: async ({ canvas }) => {
    await connected();
    sendAgentMessage(shop(), SHOPPER, { agentId: '102', content: '我在另一张桌子' });
    sendAgentMessage(shop(), SHOPPER, { content: '我还在' });
    await seesText(canvas, '我还在');
  },
};

export const ServerReportsAnError: Story = {
  args: { arrange: silentWith({ errorFor: () => '格式错误' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, '这句不收');
    await seesText(canvas, '发送失败');
    await seesText(canvas, '格式错误');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const TokenIsRefused: Story = {
  play: async ({ canvas }) => {
    await connected();
    for (const token of Object.values(shop().state.tokens)) token.expiresAt = 0;
    cutSockets(shop());
    // Opens the sign-in page.
    await waitFor(() => expect(canvas.getByLabelText('密码')).toBeVisible(), { timeout: 20_000 });
  },
};

export const ConnectionIsLostAndRestored: Story = {
  play: async ({ canvas }) => {
    await connected();
    cutSockets(shop());
    await sendMessage(canvas, '断线的时候写的');
    await seesText(canvas, '断线的时候写的');
    await waitFor(
      () => expect(shop().state.messages.filter(({ text }) => text === '断线的时候写的')).toHaveLength(1),
      TIMEOUT,
    );
    await seesText(canvas, '已送达');
  },
};

export const ConnectionFails: Story = {
  args: {
    arrange: (opened) => {
      silent(opened);
      socketFactory.current = (_, { onClose }) => {
        setTimeout(onClose);
        return { send: () => undefined, close: () => undefined };
      };
    },
  },
  play: async ({ canvas }) => {
    await seesText(canvas, '连接失败');
    await seesText(canvas, /秒后重试/);
    await sendMessage(canvas, '先写着');
    await seesText(canvas, '等待发送');
  },
};

export const ConfirmationIsLate: Story = {
  args: { arrange: silentWith({ delayMs: () => 3000 }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, '慢慢来');
    await seesText(canvas, /等待发送|发送中/);
    await seesText(canvas, '已送达');
  },
};

export const UnknownFramesAreIgnored: Story = {
  play: async ({ canvas }) => {
    await connected();
    for (const frame of ['{"type":"party","data":1}', '{"type":"reply","data":{"id":{}}}', '{', '[]', 'null', ''])
      pushRaw(shop(), SHOPPER, frame);
    pushRaw(shop(), SHOPPER, JSON.stringify({ type: 'party', data: 'x'.repeat(1_000_000) }));
    sendAgentMessage(shop(), SHOPPER, { content: '还在吗？' });
    await seesText(canvas, '还在吗？');
  },
};

export const MessageOfAMegabyte: Story = {
  play: async ({ canvas }) => {
    await connected();
    sendAgentMessage(shop(), SHOPPER, { content: `很长${'长'.repeat(1_000_000)}` });
    await expect(await canvas.findByRole('button', { name: /展开全部/ }, TIMEOUT)).toBeVisible();
  },
};

export const MarkupIsText: Story = {
  play: async ({ canvas }) => {
    await connected();
    sendAgentMessage(shop(), SHOPPER, { content: '<img src=x onerror=alert(1)><b>粗</b>' });
    await seesText(canvas, '<img src=x onerror=alert(1)><b>粗</b>');
  },
};

export const MessagesAreNotPushed: Story = {
  args: { arrange: silentWith({ isUnreachable: () => true }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, '有人吗');
    await seesText(canvas, '已送达');
    // In the history, but never sent by the socket: found once the page is visible again.
    sendAgentMessage(shop(), SHOPPER, { content: '我答了你没听见' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await seesText(canvas, '我答了你没听见');
  },
};

export const HistoryIsDown: Story = {
  args: { scenarios: [talked, { name: 'the shop is down', params: { call: 'chatHistory' } }] },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: '重试' }, TIMEOUT);
    shop().faults = [];
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '重试' })).not.toBeInTheDocument(), TIMEOUT);
  },
};

export const HistoryIsMalformed: Story = {
  args: { scenarios: [talked, { name: 'responses are malformed', params: { call: 'chatHistory' } }] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' }, TIMEOUT)).toBeVisible(),
};

/** A PNG of one pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const choose = async (canvas: Canvas, file: File) => {
  await box(canvas);
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The chat has no file input.');
  await userEvent.upload(input, file, { applyAccept: false });
};

export const ImageIsSent: Story = {
  play: async ({ canvas }) => {
    await connected();
    await choose(canvas, new File([PIXEL], 'a.png', { type: 'image/png' }));
    await waitFor(
      () => expect(shop().state.messages.at(-1)).toMatchObject({ kind: 'image', isFromAgent: false }),
      TIMEOUT,
    );
    await seesText(canvas, '已送达');
  },
};

export const UploadIsRefused: Story = {
  args: {
    scenarios: [talked, { name: 'refused', params: { call: 'uploadImage', status: 400, message: '文件内容不合法' } }],
  },
  play: async ({ canvas }) => {
    await choose(canvas, new File([PIXEL], 'a.png', { type: 'image/png' }));
    await seesText(canvas, '图片上传失败');
    await seesText(canvas, '文件内容不合法');
    shop().faults = [];
    // A list that is still scrolling ignores clicks.
    await waitFor(() => userEvent.click(canvas.getByRole('button', { name: '重试' })), TIMEOUT);
    await waitFor(
      () => expect(shop().state.messages.at(-1)).toMatchObject({ kind: 'image', isFromAgent: false }),
      TIMEOUT,
    );
  },
};

export const TextNamedAsImage: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, new File(['not an image'], 'a.png', { type: 'image/png' }));
    await seesText(canvas, '上传图片只能是 JPG、PNG 格式!');
  },
};

export const ImageTooLarge: Story = {
  play: async ({ canvas }) => {
    await choose(
      canvas,
      new File([PIXEL, new Uint8Array(5 * 1024 * 1024 + 1 - PIXEL.length)], 'a.png', { type: 'image/png' }),
    );
    await seesText(canvas, /超过 5 MB/);
  },
};

export const AboutAProductAndAnOrder: Story = {
  args: {
    at: addressOfPage('chat', { query: 'productId={productId}&orderId={orderNumber}' }),
    scenarios: [{ name: 'a conversation about an order', params: { messages: 2 } }],
  },
  play: async () => {
    await waitFor(
      () =>
        expect(
          shop()
            .state.messages.slice(-2)
            .map(({ kind }) => kind),
        ).toEqual(['product', 'order']),
      TIMEOUT,
    );
  },
};

export const Empty: Story = {
  args: { scenarios: [signedIn], arrange: (opened) => void (silent(opened), (opened.state.messages = [])) },
  play: ({ canvas }) => seesText(canvas, '有什么可以帮你？'),
};

export const TenThousandMessages: Story = {
  args: { scenarios: [{ name: 'a conversation exists', params: { messages: 10_000 } }] },
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('group', { name: '对话内容' }, TIMEOUT);
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight), TIMEOUT);
    for (let page = 0; page < 3; page += 1) {
      const before = list.scrollHeight;
      await waitFor(() => {
        list.scrollTop = 0;
        return expect(list.scrollHeight).toBeGreaterThan(before + 200);
      }, TIMEOUT);
    }
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(600);
  },
};

export const InTheWindow: Story = {
  args: { at: addressOfPage('parts', {}), scenarios: [talked] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /客服/ }, TIMEOUT));
    await sendMessage(canvas, '窗口里说一句');
    await seesText(canvas, '已送达');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument(), TIMEOUT);
  },
};
