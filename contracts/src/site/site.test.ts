import { captured, decoded } from '../../fixtures/captured.ts';
import { decodeAnswer } from '../envelope.ts';
import { bannerList, companyInfo, socketAddress, wechatQrcode } from '../index.ts';

test('reads the shop’s name, logo and texts', () => {
  expect(decoded(companyInfo, '44')).toEqual({
    name: 'pip 颗粒铺',
    keywords: '积木,颗粒',
    description: '单颗积木零件',
    logo: 'https://shop.example/uploads/attach/2026/logo.png',
    wechatQrcode: '',
    phone: '400-800-1234',
    postalAddress: '上海市浦东新区张江路 1 号',
    copyright: '© 2026',
    recordNumber: '沪ICP备0000000号',
  });
});

test('reads what the shop promises about delivery, and no promise where the server sends none', () => {
  expect(decoded(companyInfo, '54', 'delivery').delivery).toEqual({ fee: 1000, freeFrom: 4900, freeFromRemote: 9900 });
  expect(decoded(companyInfo, '44').delivery).toBeUndefined();
  expect(decoded(companyInfo, '54').delivery).toBeUndefined();
});

test.each([[], null, {}, { fee: '10.00', free_from: '49.00' }, { fee: '0', free_from: '49', free_from_remote: 99 }])(
  'delivery terms %j promise nothing',
  (terms) => {
    const { data } = captured('companyInfo', '54') as { data: object };
    const answer = { status: 200, data: { ...data, delivery_terms: terms } };
    expect(decodeAnswer(companyInfo, answer)).toMatchObject({ value: { delivery: undefined } });
  },
);

test.each([
  [
    ['repair', 'parts_list_saved', 'drones'],
    ['repair', 'savedLists'],
  ],
  [{ 1: 'parts_list_match' }, ['listMatching']],
  [[], []],
  [null, undefined],
  ['', undefined],
  [undefined, undefined],
])('of the features %j the client knows %j; a server that names none is unknown', (features, known) => {
  const { data } = captured('companyInfo', '54') as { data: object };
  expect(decodeAnswer(companyInfo, { status: 200, data: { ...data, features } })).toMatchObject({
    value: { features: known },
  });
});

test('a shop without a logo has none', () => {
  expect(decoded(companyInfo, '54').logo).toBe('');
});

test('reads the address of a QR code with backslashes corrected, or none', () => {
  expect(decoded(wechatQrcode, '44')).toEqual({ qrcode: 'https://shop.example/uploads/attach/qr.jpg' });
  expect(decoded(wechatQrcode, '54')).toEqual({ qrcode: '' });
});

test('rejects a chat address that is not a websocket’s', () => {
  expect(decoded(socketAddress, '44')).toEqual({ url: 'ws://shop.example/msg' });
  expect(decoded(socketAddress, '54')).toEqual({ url: 'wss://shop.example/msg' });
  expect(() => decodeAnswer(socketAddress, { status: 200, data: { chat: 'javascript:alert(1)' } })).toThrow(
    'socketAddress: data.chat: expected text like',
  );
});

test('reads the links of banners, empty when the address is missing or invalid', () => {
  expect(decoded(bannerList, '44')).toEqual([
    {
      id: '12',
      title: '满 49 包邮',
      picture: { kind: 'photo', url: 'https://shop.example/uploads/attach/banner.jpg' },
      link: '/goods_seckill',
    },
    { id: '13', title: '', picture: { kind: 'photo', url: '/uploads/attach/second.jpg' }, link: '' },
  ]);
  expect(decoded(bannerList, '54')).toEqual([
    {
      id: '14',
      title: '新到',
      picture: { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' },
      link: '',
    },
  ]);
});
