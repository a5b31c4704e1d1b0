import type { BatchReason, BatchResult } from '@shop/contracts';
import type { CartRequest } from '@shop/parts-list';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/**
 * The result of one line. `message` is the server's own, if it refused the line. `isRepeated`: it was sent before without
 * an answer, and was not in the cart when it was sent again, so that it may be there twice.
 */
export type AddedLine = BatchResult & { message?: string; isRepeated?: boolean };
/**
 * Lines that are added to the cart in one call, with an idempotency key. `results` are set when the shop has answered.
 * `before`: of a line that is added without a key, the pieces in the cart before it was sent.
 */
export type Batch = { key: string; requests: readonly CartRequest[]; results?: readonly AddedLine[]; before?: number };
/** Adding a list to the cart, batch after batch. It continues after reloads and sign-in. */
type Adding = {
  listId: string;
  batches: readonly Batch[];
  /** Not paused: batches are sent when the shopper is signed in and the list is on screen. */
  isActive: boolean;
};

const REASONS: readonly BatchReason[] = ['stock', 'limit', 'offSale', 'full'];
const isOffer = (value: Record<string, unknown>) => isText(value.productId) && isText(value.uniqueId);
const isRequest = (value: unknown): value is CartRequest =>
  isRecord(value) &&
  isOffer(value) &&
  isText(value.key) &&
  isText(value.name) &&
  Number.isSafeInteger(value.colour) &&
  Number.isSafeInteger(value.quantity);
const isResult = (value: unknown): value is AddedLine =>
  isRecord(value) &&
  isOffer(value) &&
  Number.isSafeInteger(value.added) &&
  (value.message === undefined || isText(value.message)) &&
  (value.isRepeated === undefined || typeof value.isRepeated === 'boolean') &&
  (value.reason === undefined || REASONS.some((one) => one === value.reason));
const all = <T>(value: unknown, isValid: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isValid);
const isBatch = (value: unknown): value is Batch =>
  isRecord(value) &&
  isText(value.key) &&
  all(value.requests, isRequest) &&
  (value.before === undefined || Number.isSafeInteger(value.before)) &&
  (value.results === undefined || all(value.results, isResult));

const NOTHING: Adding = { listId: '', batches: [], isActive: false };
export const useAdditions = createPersistedStore<Adding>('listAdding', NOTHING, (stored) =>
  isRecord(stored) && isText(stored.listId) && all(stored.batches, isBatch)
    ? { listId: stored.listId, batches: stored.batches, isActive: stored.isActive === true }
    : undefined,
);

/** Splits the lines to add into batches of at most `maxLines`. */
export function prepareBatches(
  listId: string,
  requests: readonly CartRequest[],
  maxLines: number,
  newKey: () => string,
): void {
  const batches = Array.from({ length: Math.ceil(requests.length / maxLines) }, (_, index) => ({
    key: newKey(),
    requests: requests.slice(index * maxLines, (index + 1) * maxLines),
  }));
  useAdditions.setState({ listId, batches, isActive: true });
}
export const clearAdditions = (): void => useAdditions.setState(NOTHING);
const changeBatch = (key: string, changed: Partial<Batch>): void =>
  useAdditions.setState(({ batches }) => ({
    batches: batches.map((batch) => (batch.key === key ? { ...batch, ...changed } : batch)),
  }));
export const storeResults = (key: string, results: readonly AddedLine[]): void => changeBatch(key, { results });
export const storeBefore = (key: string, before: number): void => changeBatch(key, { before });
/** Splits the batches that are not added yet into one for each line: for a server without a call for several. */
export const splitOpenBatches = (newKey: () => string): void =>
  useAdditions.setState(({ batches }) => ({
    batches: batches.flatMap((batch) =>
      batch.results ? [batch] : batch.requests.map((request) => ({ key: newKey(), requests: [request] })),
    ),
  }));
export const setActive = (isActive: boolean): void => useAdditions.setState({ isActive });
/** Whether all batches of a list were added. */
export function isAllInCart(listId: string): boolean {
  const { listId: added, batches } = useAdditions.getState();
  return added === listId && batches.length > 0 && batches.every(({ results }) => results !== undefined);
}
