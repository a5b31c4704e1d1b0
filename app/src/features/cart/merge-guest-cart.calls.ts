import type { Cart } from '@shop/contracts';
import { newId } from '../../browser/new-id.ts';
import { CallError, isTokenRefusal, toFailure } from '../../data/call-error.ts';
import { isUnanswered, isUnknownCall } from '../../data/outcome.ts';
import { isSameOffer, piecesOf, remainingOf } from './arrived.ts';
import { addBatch, addToCart, fetchCart } from './cart.calls.ts';
import { choose, useDeselectedLines } from './chosen-lines.store.ts';
import { useGuestCart } from './guest-cart.store.ts';
import { isOpen, offerOf, type GuestLine } from './guest-line.ts';
import { useGuestMerge } from './guest-merge.store.ts';

/**
 * What became of the lines of this browser: how many kinds are in the cart of the account now, how many could not be
 * added, the ids of the chosen lines there, and whether these are exactly what the visitor had chosen: all of it, and
 * not added to pieces that were in the cart before.
 */
export type Merged = { kinds: number; left: number; chosen: readonly string[]; isExact: boolean };

const NOTHING: Merged = { kinds: 0, left: 0, chosen: [], isExact: false };
let running: Promise<Merged> | undefined;
let last = NOTHING;

/**
 * Adds the lines of this browser to the cart of the account, in one tab at a time. Lines that are refused stay with the
 * reason; without an answer all that may be open stays, and the next attempt looks at the cart first. Without open lines
 * it returns the latest result of this page.
 */
export function mergeGuestCart(): Promise<Merged> {
  running ??= attempt().finally(() => {
    running = undefined;
  });
  return running;
}

async function attempt(): Promise<Merged> {
  useGuestMerge.setState({ failure: undefined });
  try {
    // Pages on plain http have no Web Locks: there two tabs may begin at the same time.
    last = await (locksOfPage()?.request('guestCart', merge) ?? merge());
    return last;
  } catch (problem) {
    // A refused token clears the storage (spec section 8), but not what a visitor chose: it is stored again.
    useGuestCart.setState((cart) => ({ ...cart }));
    useGuestMerge.setState({ failure: toFailure(problem) });
    throw problem;
  }
}

type Count = (line: GuestLine) => number;

const locksOfPage = (): LockManager | undefined => navigator.locks;
const linesOf = (cart: Cart) => [...cart.valid, ...cart.invalid];
/** How many pieces of a line the cart of the account has. */
const countIn = (cart: Cart) => (line: GuestLine) => piecesOf(line, linesOf(cart));

async function merge(): Promise<Merged> {
  await useGuestCart.persist.rehydrate();
  const wanted = useGuestCart.getState().lines.filter(isOpen);
  if (wanted.length === 0) return last;
  const before = countIn(await fetchCart());
  dropArrived(before);
  const open = useGuestCart.getState().lines.filter(isOpen);
  if (open.length > 0 && !(await sendTogether(open, before))) await sendOneByOne(open, before);
  // The lines have joined the cart, even if it cannot be read again.
  return resultOf(wanted, await fetchCart().catch(() => undefined));
}

/** Removes what arrived of lines that were sent before without an answer. */
function dropArrived(before: Count): void {
  const { lines, key } = useGuestCart.getState();
  const remaining = lines.map((line) => (isOpen(line) ? { ...line, quantity: remainingOf(line, before(line)) } : line));
  const isSame = remaining.every(({ quantity }, index) => quantity === lines[index]?.quantity);
  useGuestCart.setState({ lines: remaining.filter(({ quantity }) => quantity > 0), key: isSame ? key : undefined });
}

/** Sends all lines in one call, which adds them once for each key. Returns false on servers without it. */
async function sendTogether(open: readonly GuestLine[], before: Count): Promise<boolean> {
  const key = useGuestCart.getState().key ?? newId();
  useGuestCart.setState({ key });
  for (const line of open) update(line, { before: before(line) });
  try {
    const results = await addBatch(key, open);
    for (const line of open) {
      const { added = 0, reason = '' } = results.find((result) => isSameOffer(line, result)) ?? {};
      update(line, added < line.quantity ? { quantity: line.quantity - added, refusal: reason } : undefined);
    }
    useGuestCart.setState({ key: undefined });
    return true;
  } catch (problem) {
    if (isUnanswered(problem)) throw problem;
    for (const line of open) update(line, {});
    useGuestCart.setState({ key: undefined });
    if (isUnknownCall(problem) || isRefusal(problem)) return false;
    throw problem;
  }
}

/** Sends one line after the other with the call that every server has. */
async function sendOneByOne(open: readonly GuestLine[], before: Count): Promise<void> {
  for (const line of open) {
    update(line, { before: before(line) });
    const problem = await addToCart(line).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (problem === undefined) update(line, undefined);
    else if (isRefusal(problem)) update(line, { refusal: problem.serverMessage ?? '' });
    else {
      if (!isUnanswered(problem)) update(line, {});
      throw problem as Error;
    }
  }
}

/** Refused for what was sent, not for the token. */
const isRefusal = (problem: unknown): problem is CallError =>
  problem instanceof CallError && problem.kind === 'refused' && !isTokenRefusal(problem);

/** Stores a line with other marks, or removes it when it is in the cart of the account. */
function update({ productId, uniqueId, quantity }: GuestLine, marks: Partial<GuestLine> | undefined): void {
  const { lines, key } = useGuestCart.getState();
  const changed = marks ? [{ productId, uniqueId, quantity, ...marks }] : [];
  const id = offerOf({ productId, uniqueId });
  useGuestCart.setState({ lines: lines.flatMap((line) => (offerOf(line) === id ? changed : [line])), key });
}

function resultOf(wanted: readonly GuestLine[], cart: Cart | undefined): Merged {
  const left = new Set(useGuestCart.getState().lines.map(offerOf));
  const joined = wanted.filter((line) => !left.has(offerOf(line)));
  const deselected = new Set(useDeselectedLines.getState().ids);
  const bought = joined.filter((line) => !deselected.has(offerOf(line)));
  const find = (line: GuestLine) => cart && linesOf(cart).find((one) => isSameOffer(line, one));
  const idsOf = (lines: readonly GuestLine[]) => lines.flatMap((line) => find(line)?.id ?? []);
  choose(wanted.map(offerOf), true);
  choose(idsOf(joined.filter((line) => deselected.has(offerOf(line)))), false);
  const isSame = (line: GuestLine) => {
    const inCart = find(line);
    return inCart?.isValid === true && inCart.quantity === line.quantity;
  };
  return {
    kinds: joined.length,
    left: left.size,
    chosen: idsOf(bought),
    isExact: left.size === 0 && bought.every(isSame),
  };
}
