import type { PartCount } from '@shop/contracts';
import { expect, test } from 'vitest';
import { CallError } from '../../data/call-error.ts';
import { createListAdder } from './add-to-list.ts';

const RED: PartCount = { part: '3001', colour: 4, quantity: 5 };
const BLACK: PartCount = { part: '3001', colour: 0, quantity: 2 };

/** A shop with one list, whose next answers to `save` can be lost after it has saved, or be refusals. */
function shopWith(pairs: readonly PartCount[]) {
  const shop = {
    name: '屋顶',
    pairs,
    created: new Map<string, readonly PartCount[]>(),
    next: [] as ('lost' | 'refused')[],
  };
  const add = createListAdder(
    async () => ({
      fetchSavedList: async (id: string) => ({ id, name: shop.name, pairs: shop.pairs }),
      save: async (of, name, saved) => {
        const fault = shop.next.shift();
        if (fault === 'refused') throw new CallError('saveList', 'refused');
        if ('id' in of) Object.assign(shop, { name, pairs: saved });
        else shop.created.set(of.key, saved);
        if (fault === 'lost') throw new CallError('saveList', 'offline');
        return { id: '7' };
      },
    }),
    'key-12345',
  );
  return { shop, add };
}

test('adds pieces to those in the list, and leaves its name and other parts', async () => {
  const { shop, add } = shopWith([BLACK, RED]);
  await add({ ...RED, quantity: 7 }, { id: '7' });
  expect(shop).toMatchObject({ name: '屋顶', pairs: [BLACK, { ...RED, quantity: 12 }] });
});

test('after lost answers the pieces are added once, in the last quantity', async () => {
  const { shop, add } = shopWith([RED]);
  shop.next = ['lost', 'lost'];
  expect(await add(BLACK, { id: '7' })).toBe('unknown');
  expect(await add(BLACK, { id: '7' })).toBe('unknown');
  expect(await add({ ...BLACK, quantity: 3 }, { id: '7' })).toBe('added');
  expect(shop.pairs).toEqual([{ ...BLACK, quantity: 3 }, RED]);
});

test('after a refusal the list is read again', async () => {
  const { shop, add } = shopWith([RED]);
  shop.next = ['refused'];
  await expect(add(BLACK, { id: '7' })).rejects.toMatchObject({ kind: 'refused' });
  shop.pairs = [];
  await add(BLACK, { id: '7' });
  expect(shop.pairs).toEqual([BLACK]);
});

test('a new list is created once, also when its answer was lost', async () => {
  const { shop, add } = shopWith([]);
  shop.next = ['lost'];
  expect(await add(RED, { name: '新的' })).toBe('unknown');
  await add(RED, { name: '新的' });
  expect([...shop.created.values()]).toEqual([[RED]]);
});
