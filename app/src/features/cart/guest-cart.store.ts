import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';
import { isOpen, type GuestLine } from './guest-line.ts';
import { useGuestPieces } from './guest-pieces.store.ts';

/** `key`: the idempotency key of the lines that were sent without an answer so far. */
type GuestCart = { lines: readonly GuestLine[]; key?: string | undefined };

/** As many lines as one call adds to the cart of an account; each product is asked with a request of its own. */
export const MAX_GUEST_LINES = 100;

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isLine = (value: unknown): value is GuestLine =>
  isRecord(value) &&
  /^\d{1,18}$/.test(String(value.productId)) &&
  isText(value.uniqueId) &&
  isCount(value.quantity) &&
  value.quantity !== 0 &&
  isCount(value.before ?? 0) &&
  isText(value.refusal ?? '');

/** The cart of a visitor, in every tab of this browser; and, of a shopper, the lines that have not joined theirs. */
export const useGuestCart = createPersistedStore<GuestCart>(
  'guestCart',
  { lines: [] },
  (stored) =>
    isRecord(stored) && Array.isArray(stored.lines)
      ? {
          lines: stored.lines.filter(isLine).slice(0, MAX_GUEST_LINES),
          key: isText(stored.key) ? stored.key : undefined,
        }
      : undefined,
  'browser',
);

/** Follows changes by other tabs, and is counted in the header. */
globalThis.addEventListener?.('storage', () => void useGuestCart.persist.rehydrate());
const count = ({ lines }: GuestCart) =>
  useGuestPieces.setState({
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isOpen: lines.some(isOpen),
  });
useGuestCart.subscribe(count);
count(useGuestCart.getState());
