import { agentSays, cutSockets, pushRaw, setPresence, transfer, type ChatFaults, type Shop } from '@shop/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { socketDoor } from './data/socket.ts';
import { ShopOnStandIn } from './stand-in/ShopOnStandIn.tsx';
import { languageOf, ownPage } from './stand-in/test-own-page.ts';
import { standIn } from './stand-in/test-shop.ts';

const signedIn = { name: 'a shopper is signed in' } as const;
const talked = { name: 'a conversation exists', params: { messages: 6 } } as const;

/** Agents who say only what the story lets them say, at a server with these faults. */
const silentWith =
  (faults: ChatFaults): ((opened: Shop) => void) =>
  ({ desk }) =>
    Object.assign(desk, { isScripted: false, faults });
const silent = silentWith({});

const meta = {
  title: 'Shop/Chat',
  component: ShopOnStandIn,
  args: { at: '/AppChat', situations: [talked], language: 'zh-Hans', arrange: silent },
  argTypes: { language: { table: { disable: true } }, arrange: { table: { disable: true } } },
  render: (args, { globals }) => <ShopOnStandIn {...args} language={languageOf(globals)} />,
  parameters: ownPage,
} satisfies Meta<typeof ShopOnStandIn>;
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
/** The socket of the shopper is signed in and turned to the agent. */
const connected = () =>
  waitFor(() => expect([...shop().desk.seats.values()].some(({ turnedTo }) => turnedTo === '101')).toBe(true), TIMEOUT);
const box = (canvas: Canvas) => canvas.findByRole('textbox', { name: /消息|訊息|Message/ }, TIMEOUT);
async function say(canvas: Canvas, text: string) {
  const field = await box(canvas);
  // At once and not key by key: the room may be drawn anew between two keys.
  await fireEvent.change(field, { target: { value: text } });
  await userEvent.type(field, '{Enter}');
}
const sees = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), TIMEOUT);
/** Shown, or said aloud to who cannot see. */
const hears = async (canvas: Canvas, text: string | RegExp) =>
  expect((await canvas.findAllByText(text, {}, TIMEOUT))[0]).toBeInTheDocument();

export const AgentGreets: Story = {
  args: { situations: [signedIn], arrange: ({ state }) => void (state.messages = []) },
  play: ({ canvas }) => sees(canvas, /您好，我是/),
};

export const AgentReplies: Story = {
  play: async ({ canvas }) => {
    await say(canvas, '3001 还有红色吗？');
    await sees(canvas, '已送达');
    agentSays(shop(), SHOPPER, { content: '有的，现货 5000 颗 [em-tlj-1]' });
    await sees(canvas, /有的，现货 5000 颗/);
  },
};

export const AgentSendsAProduct: Story = {
  play: async ({ canvas }) => {
    await connected();
    const [mould] = shop().catalogue.moulds;
    agentSays(shop(), SHOPPER, { kind: 'product', content: mould?.id ?? '' });
    await hears(canvas, new RegExp(`商品卡片.*${mould?.names['zh-Hans'] ?? ''}`));
  },
};

export const AgentSendsAnOrder: Story = {
  args: { situations: [{ name: 'a conversation about an order', params: { messages: 2 } }] },
  play: async ({ canvas }) => {
    await connected();
    agentSays(shop(), SHOPPER, { kind: 'order', content: shop().known.orderNumber ?? '' });
    await hears(canvas, new RegExp(`订单卡片 ${shop().known.orderNumber ?? ''}`));
  },
};

export const AgentSendsAnImage: Story = {
  play: async ({ canvas }) => {
    await connected();
    agentSays(shop(), SHOPPER, { kind: 'image', content: 'https://shop.example/uploads/gone.png' });
    await sees(canvas, '图片打不开了');
  },
};

export const AgentTransfers: Story = {
  play: async ({ canvas }) => {
    await connected();
    transfer(shop(), SHOPPER, '102');
    await sees(canvas, '接下来由 小板 回复你');
    await waitFor(
      () => expect([...shop().desk.seats.values()].some(({ turnedTo }) => turnedTo === '102')).toBe(true),
      TIMEOUT,
    );
    agentSays(shop(), SHOPPER, { agentId: '102', content: '我是小板，接着帮您。' });
    await sees(canvas, '我是小板，接着帮您。');
  },
};

export const AgentGoesOffDuty: Story = {
  play: async ({ canvas }) => {
    await connected();
    setPresence(shop(), '101', false);
    await sees(canvas, '暂时不在，可以先留言');
    setPresence(shop(), '101', true);
    await sees(canvas, '在线');
  },
};

export const NobodyIsThere: Story = {
  args: { situations: [{ name: 'agents are away' }] },
  play: async ({ canvas }) => {
    await say(canvas, '有人吗');
    await sees(canvas, '已送达');
    await expect(canvas.getByRole('button', { name: '小砖' })).toBeVisible();
  },
};

export const MessageOfAnotherAgent: Story = {
  play: async ({ canvas }) => {
    await connected();
    agentSays(shop(), SHOPPER, { agentId: '102', content: '我在另一张桌子' });
    agentSays(shop(), SHOPPER, { content: '我还在' });
    await sees(canvas, '我还在');
  },
};

export const ServerComplains: Story = {
  args: { arrange: silentWith({ complains: () => '格式错误' }) },
  play: async ({ canvas }) => {
    await say(canvas, '这句不收');
    await sees(canvas, '没发出去');
    await sees(canvas, '格式错误');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const TokenIsRefused: Story = {
  play: async ({ canvas }) => {
    await connected();
    for (const token of Object.values(shop().state.tokens)) token.expiresAt = 0;
    cutSockets(shop());
    // Only signing in helps, so that is where it leads.
    await waitFor(() => expect(canvas.getByLabelText('密码')).toBeVisible(), { timeout: 20_000 });
  },
};

export const CutAndBack: Story = {
  play: async ({ canvas }) => {
    await connected();
    cutSockets(shop());
    await say(canvas, '断线的时候写的');
    await sees(canvas, '断线的时候写的');
    await waitFor(
      () => expect(shop().state.messages.filter(({ text }) => text === '断线的时候写的')).toHaveLength(1),
      TIMEOUT,
    );
    await sees(canvas, '已送达');
  },
};

export const SocketIsRefused: Story = {
  args: {
    arrange: (opened) => {
      silent(opened);
      socketDoor.current = (_, { onClose }) => {
        setTimeout(onClose);
        return { send: () => undefined, close: () => undefined };
      };
    },
  },
  play: async ({ canvas }) => {
    await sees(canvas, '连接失败');
    await sees(canvas, /秒后重试/);
    await say(canvas, '先写着');
    await sees(canvas, '等待发送');
  },
};

export const EchoIsLate: Story = {
  args: { arrange: silentWith({ lateness: () => 3000 }) },
  play: async ({ canvas }) => {
    await say(canvas, '慢慢来');
    await sees(canvas, /等待发送|发送中/);
    await sees(canvas, '已送达');
  },
};

export const NonsenseIsIgnored: Story = {
  play: async ({ canvas }) => {
    await connected();
    for (const frame of ['{"type":"party","data":1}', '{"type":"reply","data":{"id":{}}}', '{', '[]', 'null', ''])
      pushRaw(shop(), SHOPPER, frame);
    pushRaw(shop(), SHOPPER, JSON.stringify({ type: 'party', data: 'x'.repeat(1_000_000) }));
    agentSays(shop(), SHOPPER, { content: '还在吗？' });
    await sees(canvas, '还在吗？');
  },
};

export const MessageOfAMegabyte: Story = {
  play: async ({ canvas }) => {
    await connected();
    agentSays(shop(), SHOPPER, { content: `很长${'长'.repeat(1_000_000)}` });
    await expect(await canvas.findByRole('button', { name: /展开全部/ }, TIMEOUT)).toBeVisible();
  },
};

export const MarkupIsText: Story = {
  play: async ({ canvas }) => {
    await connected();
    agentSays(shop(), SHOPPER, { content: '<img src=x onerror=alert(1)><b>粗</b>' });
    await sees(canvas, '<img src=x onerror=alert(1)><b>粗</b>');
  },
};

export const ServerIsDeaf: Story = {
  args: { arrange: silentWith({ isDeaf: () => true }) },
  play: async ({ canvas }) => {
    await say(canvas, '有人吗');
    await sees(canvas, '已送达');
    // History has it, the socket never tells: found once the shopper looks again.
    agentSays(shop(), SHOPPER, { content: '我答了您没听见' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await sees(canvas, '我答了您没听见');
  },
};

export const HistoryIsDown: Story = {
  args: { situations: [talked, { name: 'shop down', params: { call: 'chatRecord' } }] },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: '再试一次' }, TIMEOUT);
    shop().troubles = [];
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '再试一次' })).not.toBeInTheDocument(), TIMEOUT);
  },
};

export const HistoryMakesNoSense: Story = {
  args: { situations: [talked, { name: 'malformed answer', params: { call: 'chatRecord' } }] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '再试一次' }, TIMEOUT)).toBeVisible(),
};

/** A PNG of one dot. */
const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const choose = async (canvas: Canvas, file: File) => {
  await box(canvas);
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The chat has no way to choose a file.');
  await userEvent.upload(input, file, { applyAccept: false });
};

export const ImageIsSent: Story = {
  play: async ({ canvas }) => {
    await connected();
    await choose(canvas, new File([DOT], 'a.png', { type: 'image/png' }));
    await waitFor(
      () => expect(shop().state.messages.at(-1)).toMatchObject({ kind: 'image', isFromAgent: false }),
      TIMEOUT,
    );
    await sees(canvas, '已送达');
  },
};

export const UploadIsRefused: Story = {
  args: {
    situations: [talked, { name: 'refused', params: { call: 'uploadImage', status: 400, message: '文件内容不合法' } }],
  },
  play: async ({ canvas }) => {
    await choose(canvas, new File([DOT], 'a.png', { type: 'image/png' }));
    await sees(canvas, '图片没传上去');
    await sees(canvas, '文件内容不合法');
    shop().troubles = [];
    // A list that is still scrolling takes no press.
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
    await sees(canvas, '上传图片只能是 JPG、PNG 格式!');
  },
};

export const ImageOfOneByteTooMuch: Story = {
  play: async ({ canvas }) => {
    await choose(
      canvas,
      new File([DOT, new Uint8Array(5 * 1024 * 1024 + 1 - DOT.length)], 'a.png', { type: 'image/png' }),
    );
    await sees(canvas, /超过 5 MB/);
  },
};

export const AboutAProductAndAnOrder: Story = {
  args: {
    at: '/AppChat?productId={productId}&orderId={orderNumber}',
    situations: [{ name: 'a conversation about an order', params: { messages: 2 } }],
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
  args: { situations: [signedIn], arrange: (opened) => void (silent(opened), (opened.state.messages = [])) },
  play: ({ canvas }) => sees(canvas, '有什么可以帮你？'),
};

export const TenThousandMessages: Story = {
  args: { situations: [{ name: 'a conversation exists', params: { messages: 10_000 } }] },
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('group', { name: '对话内容' }, TIMEOUT);
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight), TIMEOUT);
    for (let page = 0; page < 3; page += 1) {
      const before = list.scrollHeight;
      list.scrollTop = 0;
      // oxlint-disable-next-line eslint/no-await-in-loop -- a reader does one thing after the other
      await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(before + 200), TIMEOUT);
    }
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(600);
  },
};

export const InTheWindow: Story = {
  args: { at: '/goods_cate', situations: [talked] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /客服/ }, TIMEOUT));
    await say(canvas, '窗口里说一句');
    await sees(canvas, '已送达');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument(), TIMEOUT);
  },
};
