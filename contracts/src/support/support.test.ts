import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer } from '../envelope.ts';
import { agentList, chatNotice, chatHistory, conversationList, uploadImage } from '../index.ts';

test('reads the agents, with or without a name of their account', () => {
  expect(decoded(agentList, '44')).toEqual([
    { id: '2', name: '阿豆', avatar: 'https://shop.example/statics/kefu.png' },
    { id: '3', name: '阿粒', avatar: 'https://shop.example/statics/kefu.png' },
  ]);
});

test('reads a conversation of texts and an image, with null for no card', () => {
  const page = decoded(chatHistory, '44');
  expect(page).toMatchObject({ agentId: '2', agentName: '阿豆', agentAvatar: '/statics/kefu.png' });
  expect(page.messages.map((message) => [message.id, message.kind, message.text])).toEqual([
    ['12', 'text', '你好'],
    ['13', 'text', '[em-tlj-1]'],
    ['14', 'image', 'https://shop.example/uploads/x.png'],
  ]);
  expect(page.messages[0]?.sentAt).toBe(1_763_600_000_000);
});

test('reads cards of a product, an order and a deleted product', () => {
  const [product, order, gone] = decoded(chatHistory, '54').messages;
  expect(product).toMatchObject({ kind: 'product', product: { id: '301', name: '砖 2 × 4', price: 90, stock: 5000 } });
  expect(order).toMatchObject({
    kind: 'order',
    order: { orderNumber: 'cp513622411122334455', lines: [{ quantity: 10, product: { name: '砖 2 × 4' } }] },
  });
  expect(gone).toMatchObject({ kind: 'product', text: '999', product: undefined });
});

test('reads the notice, with a sound where the server sends one', () => {
  expect(decoded(chatNotice, '44')).toEqual({ html: '<p>客服时间 9:00 – 21:00</p>', sound: '' });
  expect(decodeAnswer(chatNotice, { status: 200, data: { content: null, sound: '/a.mp3' } })).toMatchObject({
    value: { html: '', sound: '/a.mp3' },
  });
});

test('an upload returns the image’s address, or a refusal with the server’s message', () => {
  expect(decoded(uploadImage, '44').url).toBe('https://shop.example/uploads/store/comment/20251120/a1.png');
  expect(decodeAnswer(uploadImage, { status: 400, msg: 'Upload fileExt error' })).toEqual({
    kind: 'refused',
    status: 400,
    message: 'Upload fileExt error',
    signIn: false,
  });
});

test('reads how many messages of each agent are unread; a number that is not sent is unknown', () => {
  expect(decoded(conversationList, '44')).toEqual([
    { agentId: '2', unreadCount: 3 },
    { agentId: '3', unreadCount: 0 },
  ]);
  expect(decoded(conversationList, '54')).toEqual([{ agentId: '2', unreadCount: 1 }]);
  expect(decodeAnswer(conversationList, { status: 200, data: [{ to_uid: 2 }] })).toMatchObject({
    value: [{ agentId: '2', unreadCount: undefined }],
  });
});
