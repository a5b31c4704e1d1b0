import { chatHistory, type DecodedFrame } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { mouldOf, offersOf, setStock } from '../goods/goods.ts';
import { restart } from '../shop/create-shop.ts';
import { customerOf } from '../shop/test-customer.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { setPresence } from './agent-actions.ts';
import { startChat, textsIn } from './test-connection.ts';

/** A conversation with the first agent, in a shop whose agents answer. */
function startConversation(scenario: ScenarioName = 'a shopper is signed in', login = 'demo') {
  const chat = startChat({ scenario, params: { account: login }, isScripted: true });
  const connection = chat.connect();
  connection.openChat(login);
  /** The agents' answers to a message, after enough time. */
  function answerTo(...said: Parameters<typeof connection.sendMessage>): DecodedFrame[] {
    connection.sendMessage(...said);
    connection.newFrames();
    chat.advance(8000);
    return connection.newFrames();
  }
  return { ...chat, ...connection, answerTo };
}
const answersIn = (said: string, scenario?: ScenarioName) => textsIn(startConversation(scenario).answerTo(said));

test('greets a shopper whose conversation is new, in their language, and only once', async () => {
  const { shop, connect, advance } = startChat({ params: { account: 'new' }, isScripted: true });
  await customerOf(shop, { token: shop.signedInToken, language: 'en' }).get(chatHistory, {
    query: { toUid: '0', limit: 20, uidTo: '0' },
  });
  const { openChat, send, received } = connect();
  openChat('new');
  send({ kind: 'openConversation', agentId: '101' });
  advance(5000);
  expect(textsIn(received())).toEqual([
    'Hello, I am Xiaozhuan. Which part are you looking for, or which order is it about?',
  ]);
});

test('does not greet a shopper with an earlier conversation', () => {
  const { advance, newFrames } = startConversation();
  advance(5000);
  expect(newFrames()).toEqual([]);
});

test('answers after a delay, like a person who reads and types', () => {
  const { sendMessage, newFrames, advance } = startConversation();
  sendMessage('你好');
  newFrames();
  advance(799);
  expect(newFrames()).toEqual([]);
  advance(1201);
  expect(textsIn(newFrames())).toEqual(['你好，我在。有什么可以帮你？']);
});

test.each([
  ['运费多少？', ['运费 10 元，全国满 49 元免运费，偏远地区满 99 元免运费。']],
  ['運費多少？', ['運費 10 元，全國滿 49 元免運費，偏遠地區滿 99 元免運費。']],
  ['How much is shipping?', ['Delivery is ¥10.00, free from ¥49.00, or from ¥99.00 to remote areas.']],
  ['怎么补件', ['购买后 90 天内可以免费补件一次，每次最多 20 颗，申请会在 10 个工作日内处理。']],
  ['有公告吗', ['客服时间 9:00–21:00 补件请准备好购买凭证图片（1 张）。补件申请将在 10 个工作日内处理。']],
  ['谢谢', ['不客气，有问题随时找我。']],
  ['结束聊天', ['好的，那先聊到这里。祝你拼得开心。']],
  ['[em-tlj-7][em-tlj-8]', ['[em-tlj-7] 有需要随时找我。']],
])('answers %j', (said, answers) => {
  expect(answersIn(said)).toEqual(answers);
});

test('answers any message, and not always with the same text', () => {
  const { answerTo } = startConversation();
  const answers = ['3068b', '嗯', '随便看看', '……', '🧱'].flatMap((said) => textsIn(answerTo(said)));
  expect(answers).toHaveLength(5);
  expect(new Set(answers).size).toBe(4);
});

describe('about a part', () => {
  test('states its stock and its price', () => {
    const { answerTo, shop } = startConversation();
    expect(textsIn(answerTo(shop.known.productId ?? '', 'product'))).toEqual([
      expect.stringMatching(/现有 \d+ 颗，图里这款每颗 ¥\d+\.\d\d。$/),
    ]);
  });

  test('states that it is sold out or off sale', () => {
    const { answerTo, shop } = startConversation();
    const { productId = '' } = shop.known;
    const mould = mouldOf(shop, productId);
    for (const offer of mould ? offersOf(shop, mould) : []) setStock(shop, offer, 0);
    expect(textsIn(answerTo(productId, 'product'))).toEqual([
      expect.stringMatching(/暂时缺货，补货后商品页会显示数量。$/),
    ]);
    shop.state.withdrawn[productId] = 'offSale';
    expect(textsIn(answerTo(productId, 'product'))).toEqual(['这个商品已经下架了。告诉我零件编号，我帮你找相近的。']);
  });

  test('recommends one with its card', () => {
    const { answerTo } = startConversation();
    expect(answerTo('有推荐的吗')).toMatchObject([
      { message: { kind: 'text' } },
      { kind: 'reply', message: { kind: 'product', product: { name: expect.any(String) } } },
    ]);
  });

  test('lists the colours of the part that was just sent', () => {
    const { answerTo, shop } = startConversation();
    const { productId } = shop.known;
    answerTo(productId ?? '', 'product');
    expect(answerTo('还有别的颜色吗')).toMatchObject([
      { message: { text: expect.stringMatching(/有 \d+ 种颜色/) } },
      { message: { kind: 'product', product: { id: productId } } },
    ]);
  });

  test('recommends one if asked for colours without a part', () => {
    expect(startConversation().answerTo('什么颜色好看')).toMatchObject([
      { message: { kind: 'text' } },
      { message: { kind: 'product' } },
    ]);
  });

  test('thanks for a picture', () => {
    expect(textsIn(startConversation().answerTo('/uploads/a.png', 'image'))).toEqual([
      '图片收到了，谢谢。你要找的是图里的哪一块？',
    ]);
  });
});

describe('about an order', () => {
  test('states its status', () => {
    const { answerTo, shop } = startConversation('an order is paid');
    expect(textsIn(answerTo(shop.known.orderNumber ?? '', 'order'))).toEqual([
      `订单 ${shop.known.orderNumber} 现在是“待发货”：商家未发货，请耐心等待。`,
    ]);
    expect(textsIn(answerTo('cp1', 'order'))).toEqual(['这个订单我查不到，请再核对一下订单号。']);
  });

  test('sends the newest one, or states that there is none', () => {
    const { answerTo, shop } = startConversation('an order is paid');
    expect(answerTo('我的订单呢')).toMatchObject([
      { message: { kind: 'text' } },
      { message: { kind: 'order', order: { orderNumber: shop.known.orderNumber } } },
    ]);
    expect(answersIn('我的订单呢')).toEqual(['你名下还没有订单。下单以后把订单发给我，我来查。']);
  });
});

describe('about a repair request', () => {
  test('shows its listed parts on the card, and states its status and what happens next', () => {
    const { answerTo, shop, sendMessage, newFrames } = startConversation('a repair request is in review');
    const number = shop.known.orderNumber ?? '';
    sendMessage(number, 'order');
    const listed = shop.state.repairs[number]?.lines.filter(({ kind }) => kind === 'listed') ?? [];
    expect(newFrames()).toMatchObject([
      {
        message: {
          kind: 'order',
          order: {
            orderNumber: number,
            lines: listed.map(({ quantity }) => ({ quantity, product: { name: expect.any(String), price: 0 } })),
          },
        },
      },
    ]);
    expect(textsIn(answerTo(number, 'order')).at(-1)).toMatch(
      new RegExp(`^补件申请 ${number} 现在是“审核中”。最晚 2026-\\d\\d-\\d\\d 审核完。$`),
    );
  });

  test('knows none of another shopper', () => {
    const { answerTo, shop } = startConversation('a repair request is in review');
    const number = shop.known.orderNumber ?? '';
    Object.assign(shop.state.repairs[number] ?? {}, { accountId: '2' });
    expect(textsIn(answerTo(number, 'order'))).toEqual(['这个订单我查不到，请再核对一下订单号。']);
  });

  test('sends the newest one with the terms of the service', () => {
    const { answerTo, shop } = startConversation('a repair request is shipped');
    expect(answerTo('补件什么时候到')).toMatchObject([
      { message: { kind: 'text', text: expect.stringContaining('90 天内') } },
      { message: { kind: 'text' } },
      { message: { kind: 'order', order: { orderNumber: shop.known.orderNumber } } },
    ]);
  });
});

describe('asked for another agent', () => {
  test('transfers to the second agent, who continues the conversation', () => {
    const { sendMessage, send, newFrames, advance } = startConversation();
    sendMessage('请转接主管');
    advance(2000);
    advance(1000);
    expect(newFrames().slice(1)).toMatchObject([
      { kind: 'reply', message: { text: '好的，我把你转接给小板，请稍等。' } },
      { kind: 'transferred', agent: { id: '102' } },
    ]);
    send({ kind: 'openConversation', agentId: '102' });
    advance(9000);
    expect(newFrames()).toMatchObject([
      { kind: 'unread', count: 0 },
      { kind: 'reply', message: { senderId: '102', text: '你好，我是小板。前面的对话我看过了，我接着帮你。' } },
    ]);
  });

  test('states that no other agent is online', () => {
    const { answerTo, shop } = startConversation();
    setPresence(shop, '102', false);
    expect(answerTo('转接')).toMatchObject([{ message: { text: '现在没有别的客服在线，请直接跟我说。' } }]);
  });
});

describe('does not answer', () => {
  test('while offline', () => {
    const { answerTo, shop } = startConversation();
    setPresence(shop, '101', false);
    expect(answerTo('在吗')).toEqual([]);
  });

  test('if the script is disabled', () => {
    const { answerTo, shop } = startConversation();
    shop.supportServer.isScripted = false;
    expect(answerTo('在吗')).toEqual([]);
  });

  test('after a restart of the shop in the meantime', () => {
    const { sendMessage, shop, advance } = startConversation();
    sendMessage('在吗');
    restart(shop, 'a shopper is signed in');
    const before = shop.state.messages.length;
    advance(5000);
    expect(shop.state.messages).toHaveLength(before);
  });

  test('for an unknown agent', () => {
    expect(startConversation().answerTo('在吗', 'text', '999')).toEqual([]);
  });
});

test('answers even if the shopper has left, so that the answer is in the history', () => {
  const { sendMessage, session, shop, advance } = startConversation();
  sendMessage('运费多少');
  session.close();
  advance(5000);
  expect(shop.state.messages.at(-1)).toMatchObject({ isFromAgent: true, text: expect.stringContaining('运费 10 元') });
});
