import { expect, test } from 'vitest';
import { paintersOrder } from './painters-order.ts';
import { scene } from './scene.ts';
import { scenes } from './scenes/index.ts';

test.each(Object.entries(scenes))('the scene %s is whole in its frame', (_, compose) => {
  const { view, body } = compose();
  expect(view.every(Number.isFinite)).toBe(true);
  expect(body).not.toMatch(/NaN|Infinity|undefined/);
});

test('no scene has a schematic', () => {
  for (const compose of Object.values(scenes)) expect(compose().body).not.toContain('class="wire"');
});

test('a part without a colour takes that of the picture', () => {
  const { body } = scene('test', [{ shape: 'brick-1x1', x: 0, y: 0 }]);
  expect(body).not.toContain('--t:');
  expect(body).toContain('style=""');
});

test('paints things in front later', () => {
  const { body } = scene('test', [
    { shape: 'brick-1x1', hex: '#C91A09', x: 1, y: 1, z: 0 },
    { shape: 'brick-1x2', hex: '#0055BF', x: 0, y: 0, z: 0 },
    { shape: 'tile-1x1', hex: '#0055BF', x: 1, y: 1, z: 3 },
  ]);
  const order = ['test-shape-brick-1x2', 'test-shape-brick-1x1', 'test-shape-tile-1x1'].map((id) =>
    body.indexOf(`<use href="#${id}"`),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('the same shape is written once however often it stands there', () => {
  const { body } = scene(
    'test',
    [0, 2, 4].map((x) => ({ shape: 'brick-1x1', hex: '#C91A09', x, y: 0 })),
  );
  expect(body.match(/<g id="test-shape-brick-1x1"/g)).toHaveLength(1);
});

test('things that interlock keep their order', () => {
  const thing = (name: string) => ({ name, low: [0, 0, 0], high: [2, 2, 2], seen: [0, 0, 9, 9] }) as const;
  expect(paintersOrder([thing('first'), thing('second')]).map(({ name }) => name)).toEqual(['first', 'second']);
});
