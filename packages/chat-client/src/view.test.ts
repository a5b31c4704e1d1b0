import { expect, test } from 'vitest';
import { visit } from './test-simulator/visit.ts';

test('never changes a returned state, and reuses the parts that are unchanged', async () => {
  const { world, tab, state, pass } = await visit();
  world.write(tab, 'one');
  await pass(1000);
  const before = state();
  const copy = structuredClone(before.items);
  world.write(tab, 'two');
  await pass(1000);
  expect(state()).not.toBe(before);
  expect(before.items).toEqual(copy);
  expect(state().items[0]).toBe(before.items[0]);
  expect(state().agents).toBe(before.agents);
});
