import type { BatchReason, BatchResult } from '@shop/contracts';
import type { CartWish } from '@shop/parts-list';
import { createKept } from '../../session/kept.ts';

/** Lines that go to the cart in one call, under a key that makes them go once. `results` are there once the shop has answered. */
export type Batch = { key: string; wishes: readonly CartWish[]; results?: readonly BatchResult[] };
/** What is being put into the cart of one list: batch after batch, over reloads and sign-in. */
type Adding = {
  listId: string;
  batches: readonly Batch[];
  /** Not paused: it goes on by itself once the shopper is signed in and the list is looked at. */ isGoingOn: boolean;
};

const REASONS: readonly BatchReason[] = ['stock', 'limit', 'offSale', 'full'];
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isOffer = (value: Record<string, unknown>) =>
  typeof value.productId === 'string' && typeof value.uniqueId === 'string';
const isWish = (value: unknown): value is CartWish =>
  isRecord(value) &&
  isOffer(value) &&
  typeof value.key === 'string' &&
  typeof value.name === 'string' &&
  Number.isSafeInteger(value.colour) &&
  Number.isSafeInteger(value.quantity);
const isResult = (value: unknown): value is BatchResult =>
  isRecord(value) &&
  isOffer(value) &&
  Number.isSafeInteger(value.added) &&
  (value.reason === undefined || REASONS.some((one) => one === value.reason));
const all = <T>(value: unknown, isIt: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isIt);
const isBatch = (value: unknown): value is Batch =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  all(value.wishes, isWish) &&
  (value.results === undefined || all(value.results, isResult));

const NOTHING: Adding = { listId: '', batches: [], isGoingOn: false };
export const useAdditions = createKept<Adding>('listAdding', NOTHING, (kept) =>
  isRecord(kept) && typeof kept.listId === 'string' && all(kept.batches, isBatch)
    ? { listId: kept.listId, batches: kept.batches, isGoingOn: kept.isGoingOn === true }
    : undefined,
);

/** Lays out what goes to the cart in batches of at most so many lines. */
export function layOut(listId: string, wishes: readonly CartWish[], most: number, newKey: () => string): void {
  const batches = Array.from({ length: Math.ceil(wishes.length / most) }, (_, at) => ({
    key: newKey(),
    wishes: wishes.slice(at * most, (at + 1) * most),
  }));
  useAdditions.setState({ listId, batches, isGoingOn: true });
}
export const forgetAdditions = (): void => useAdditions.setState(NOTHING);
export const noteResults = (key: string, results: readonly BatchResult[]): void =>
  useAdditions.setState(({ batches }) => ({
    batches: batches.map((batch) => (batch.key === key ? { ...batch, results } : batch)),
  }));
export const setGoingOn = (isGoingOn: boolean): void => useAdditions.setState({ isGoingOn });
/** Whether everything of a list that was to go to the cart went there. */
export function isAllInCart(listId: string): boolean {
  const { listId: added, batches } = useAdditions.getState();
  return added === listId && batches.length > 0 && batches.every(({ results }) => results !== undefined);
}
