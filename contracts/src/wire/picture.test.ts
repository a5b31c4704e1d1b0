import fc from 'fast-check';
import * as z from 'zod/mini';
import { address, addressBase, picture, pictureAddress, type Finish } from './picture.ts';

const decode = (wire: string | null | undefined) => z.decode(picture, wire);

test('reads shape, colour and finish from the address of a part picture on any server', () => {
  const part = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'transparent' };
  expect(decode('/pictures/3001.svg?hex=C91A09&finish=transparent')).toEqual(part);
  expect(decode('https://cdn.example/shop/pictures/3001.svg?hex=c91a09&finish=transparent')).toEqual(part);
});

test('an unknown finish or none is solid', () => {
  expect(decode('/pictures/3024.svg?hex=FFFFFF')).toMatchObject({ finish: 'solid' });
  expect(decode('/pictures/3024.svg?hex=FFFFFF&finish=velvet')).toMatchObject({ finish: 'solid' });
});

test.each(['print', 'mould', 'shape'] as const)('reads that the picture lacks the %s', (lacks) => {
  const part = { shape: '3001', hex: 'C91A09', finish: 'solid', lacks } as const;
  expect(decode(pictureAddress(part))).toEqual({ kind: 'part', ...part });
});

test('reads any other address as a photo', () => {
  expect(decode('https://shop.example/a.jpg')).toEqual({ kind: 'photo', url: 'https://shop.example/a.jpg' });
  expect(decode('/uploads/a.jpg')).toEqual({ kind: 'photo', url: '/uploads/a.jpg' });
  expect(decode('//cdn.example/a.jpg')).toEqual({ kind: 'photo', url: 'https://cdn.example/a.jpg' });
  expect(decode('https://shop.example\\uploads\\a.jpg')).toEqual({
    kind: 'photo',
    url: 'https://shop.example/uploads/a.jpg',
  });
});

describe('addresses without a scheme', () => {
  afterEach(() => void (addressBase.current = ''));
  const urls = {
    '//cdn.example/a.jpg': 'https://cdn.example/a.jpg',
    'cdn.example/goods/a b.jpg': 'https://cdn.example/goods/a b.jpg',
    'cdn.example:8080/a.jpg': 'https://cdn.example:8080/a.jpg',
    '//shop.example:8000/uploads/a.jpg': 'https://shop.example:8000/uploads/a.jpg',
    'shop.example:8000/uploads/a.jpg': 'https://shop.example:8000/uploads/a.jpg',
    '/uploads/a.jpg': '/uploads/a.jpg',
    ' /statics/a.jpg\n': '/statics/a.jpg',
    'uploads/a.jpg': '/uploads/a.jpg',
    'uploads\\a.jpg': '/uploads/a.jpg',
  };
  test.each(Object.entries(urls))('%j is %s', (wire, url) => {
    expect(decode(wire)).toEqual({ kind: 'photo', url });
    expect(z.decode(address, wire)).toBe(url);
  });

  test.each([
    ['/uploads/a.jpg', 'http://shop.example:8000/uploads/a.jpg'],
    ['uploads/a.jpg', 'http://shop.example:8000/uploads/a.jpg'],
    ['//shop.example:8000/a.jpg', 'http://shop.example:8000/a.jpg'],
    ['Shop.example:8000/a.jpg', 'http://Shop.example:8000/a.jpg'],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
    ['', ''],
  ])('with a backend at another origin, %j is %s', (wire, url) => {
    addressBase.current = 'http://shop.example:8000';
    expect(z.decode(address, wire)).toBe(url);
  });

  test('a part’s picture is drawn by the client wherever the backend is', () => {
    addressBase.current = 'http://shop.example:8000';
    expect(decode('/pictures/3001.svg?hex=C91A09&finish=solid')).toMatchObject({ kind: 'part' });
  });
});

test.each([
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)//a.b/c'],
  ['javascript:a.b/c'],
  ['data:a.b/c,x'],
  ['a.jpg'],
  ['undefined'],
  ['0'],
  ['data:text/html,x'],
  [' javascript:x'],
  ['JAVASCRIPT:x'],
  ['vbscript:x'],
  ['blob:x'],
  [''],
  [null],
  [undefined],
])('%j is not a picture', (wire) => {
  expect(decode(wire)).toEqual({ kind: 'photo', url: '' });
  expect(z.decode(address, wire)).toBe('');
});

test('every part picture survives a round trip', () => {
  const finishes: Finish[] = ['solid', 'transparent', 'pearl', 'metal', 'chrome', 'milky', 'glow', 'rubber', 'glitter'];
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z0-9.-]{1,40}$/),
      fc.stringMatching(/^[0-9A-F]{6}$/),
      fc.constantFrom(...finishes),
      (shape, hex, finish) => {
        expect(decode(pictureAddress({ shape, hex, finish }))).toEqual({ kind: 'part', shape, hex, finish });
      },
    ),
  );
});

test('never returns an address with another scheme', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constant('/\\evil')), (wire) => {
      expect(z.decode(address, wire)).toMatch(/^(https?:\/\/|\/(?!\/)|$)/i);
    }),
  );
});

test.each([[1], [true], [{}]])('refuses %j', (wire) => {
  expect(z.safeDecode(picture, wire as never).success).toBe(false);
});
