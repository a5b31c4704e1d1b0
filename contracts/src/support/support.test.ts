import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer } from '../envelope.ts';
import { agentList, chatNotice, chatRecord, uploadImage } from '../index.ts';

test('the agents, with or without a name of their own account', () => {
  expect(decoded(agentList, '44')).toEqual([
    { id: '2', name: '阿豆', avatar: 'https://shop.example/statics/kefu.png' },
    { id: '3', name: '阿粒', avatar: 'https://shop.example/statics/kefu.png' },
  ]);
});

test('a conversation of texts and an image, where history sends null for no card', () => {
  const page = decoded(chatRecord, '44');
  expect(page).toMatchObject({ agentId: '2', agentName: '阿豆', agentAvatar: '/statics/kefu.png' });
  expect(page.messages.map((message) => [message.id, message.kind, message.text])).toEqual([
    ['12', 'text', '你好'],
    ['13', 'text', '[em-tlj-1]'],
    ['14', 'image', 'https://shop.example/uploads/x.png'],
  ]);
  expect(page.messages[0]?.sentAt).toBe(1_763_600_000_000);
});

test('cards of a product, of an order, and of a product that is gone', () => {
  const [product, order, gone] = decoded(chatRecord, '54').messages;
  expect(product).toMatchObject({ kind: 'product', product: { id: '301', name: '砖 2 × 4', price: 90, stock: 5000 } });
  expect(order).toMatchObject({
    kind: 'order',
    order: { orderNumber: 'cp513622411122334455', lines: [{ quantity: 10, product: { name: '砖 2 × 4' } }] },
  });
  expect(gone).toMatchObject({ kind: 'product', text: '999', product: undefined });
});

test('the notice, with a sound where the server has one', () => {
  expect(decoded(chatNotice, '44')).toEqual({ html: '<p>客服时间 9:00 – 21:00</p>', sound: '' });
  expect(decodeAnswer(chatNotice, { status: 200, data: { content: null, sound: '/a.mp3' } })).toMatchObject({
    value: { html: '', sound: '/a.mp3' },
  });
});

test('an upload answers the image’s address, or refuses in the server’s words', () => {
  expect(decoded(uploadImage, '44').url).toBe('https://shop.example/uploads/store/comment/20251120/a1.png');
  expect(decodeAnswer(uploadImage, { status: 400, msg: 'Upload fileExt error' })).toEqual({
    kind: 'refused',
    status: 400,
    message: 'Upload fileExt error',
    signIn: false,
  });
});
