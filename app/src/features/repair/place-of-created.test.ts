import { expect, test } from 'vitest';
import { placeOfCreated } from './place-of-created.ts';

const free = (number: string) => ({ number, toPay: 0 });
const priced = (number: string) => ({ number, toPay: 1034 });

test.each([
  ['one free request', [free('bh1')], { name: 'repairRequest', request: 'bh1' }],
  ['several free ones', [free('bh1'), free('bh2')], { name: 'repairs' }],
  ['exactly one to pay', [free('bh1'), priced('bh2')], { name: 'repairPayment', request: 'bh2' }],
  ['several to pay', [priced('bh1'), priced('bh2'), free('bh3')], { name: 'repairs', group: 'toPay' }],
] as const)('opens the next page for %s', (_, requests, place) => {
  expect(placeOfCreated(requests)).toEqual(place);
});
