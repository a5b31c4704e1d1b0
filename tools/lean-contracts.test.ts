import { expect, test } from 'vitest';
import { lean } from './lean-contracts.ts';

const CONTRACT = `import { address } from '../address/address.entity.ts';
const line = entity(z.object({ id }), { decode: (wire) => ({ id: wire.id }), encode: (value) => ({ id: value.id }) });
export const cartAdd = defineCall({
  path: '/cart/add',
  summary: 'Puts it, into the cart.',
  body: z.object({ price: money }),
  answer: entity(z.object({ line, address }), {
    encode(value) {
      return { line: value.line };
    },
    decode: (wire) => wire,
  }),
  states: ['a', 'b'],
});
`;

test('leaves out what only readers and servers need', () => {
  const left = lean(CONTRACT, 'cart-add.contract.ts');
  expect(left.replace(/\s+/g, ' ')).toBe(
    "import { address } from '../address/address.entity.ts'; const line = entity(z.object({ id }), { decode: (wire) => ({ id: wire.id }) }); export const cartAdd = defineCall({ path: '/cart/add', body: z.object({ price: money }), answer: entity(z.object({ line, address }), { decode: (wire) => wire, }), }); ",
  );
});

test('leaves commas only between what stays', () => {
  const bare = (inside: string) => lean(`defineCall({ ${inside} });`, 'a.contract.ts').replace(/\s+/g, ' ');
  expect(bare("path: '/', summary: 's', states: ['a']")).toBe("defineCall({ path: '/' });");
  expect(bare("summary: 's', states: ['a'], path: '/'")).toBe("defineCall({ path: '/' });");
  expect(bare("summary: 's', path: '/', states: ['a'], auth: 'none',")).toBe(
    "defineCall({ path: '/', auth: 'none', });",
  );
});

test.each([
  ['made elsewhere', 'body: z.object({ to: address })', 'address'],
  ['made here', 'query: line', 'line'],
  [
    'made on the spot',
    'body: entity(z.object({ id }), { decode: (wire) => wire, encode: (value) => value })',
    'entity',
  ],
])('refuses a call that sends an entity %s', (_, sent, name) => {
  expect(() => lean(CONTRACT.replace('body: z.object({ price: money })', sent), 'cart-add.contract.ts')).toThrow(
    `cart-add.contract.ts sends the entity "${name}"`,
  );
});
