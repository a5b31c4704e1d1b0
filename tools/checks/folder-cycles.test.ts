import { expect, test } from 'vitest';
import { folderCycles } from './folder-cycles.ts';

test('finds two folders that import each other, by types too', () => {
  const imports = [
    { from: 'app/src/data/call.ts', to: 'app/src/session/token.ts' },
    { from: 'app/src/session/sign-in.ts', to: 'app/src/data/call.ts' },
    { from: 'app/src/features/cart/cart.query.ts', to: 'app/src/data/call.ts' },
  ];
  expect(folderCycles(imports)).toEqual([imports.slice(0, 2)]);
});

test('finds a longer way round once', () => {
  const chain = ['formats', 'colours', 'resolve'].map((folder, at, all) => ({
    from: `packages/parts-list/src/${folder}/index.ts`,
    to: `packages/parts-list/src/${all[(at + 1) % all.length]}/index.ts`,
  }));
  expect(folderCycles(chain)).toEqual([chain]);
});

test('ignores imports within an area, of tests, and of the files beside the folders', () => {
  expect(
    folderCycles([
      { from: 'mocks/src/cart/cart.rules.ts', to: 'mocks/src/cart/lines.ts' },
      { from: 'mocks/src/cart/lines.ts', to: 'mocks/src/order/order.ts' },
      { from: 'mocks/src/order/order.rules.test.ts', to: 'mocks/src/cart/cart.rules.ts' },
      { from: 'mocks/src/order/test-orders.ts', to: 'mocks/src/cart/cart.rules.ts' },
      { from: 'mocks/src/index.ts', to: 'mocks/src/cart/cart.rules.ts' },
      { from: 'mocks/src/cart/lines.ts', to: 'mocks/src/index.ts' },
    ]),
  ).toEqual([]);
});
