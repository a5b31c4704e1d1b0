import fc from 'fast-check';
import {
  canBe,
  REQUEST_GROUPS,
  REQUEST_STATUSES,
  TRANSITIONS,
  type RequestAction,
  type RequestFacts,
  type RequestStatus,
} from '../index.ts';

const ACTIONS = Object.keys(TRANSITIONS) as RequestAction[];
const allFacts: RequestFacts[] = REQUEST_STATUSES.flatMap((status) =>
  [true, false].flatMap((isPaid) => [true, false].map((wasReopened) => ({ status, isPaid, wasReopened }))),
);
const possible = (facts: RequestFacts): RequestAction[] => ACTIONS.filter((action) => canBe(action, facts));

/** The request after an action, as a server records it. */
const after = (facts: RequestFacts, action: RequestAction): RequestFacts => ({
  status: TRANSITIONS[action].to,
  isPaid: facts.isPaid || action === 'pay',
  wasReopened: facts.wasReopened || action === 'reopen',
});

const START: readonly RequestFacts[] = [
  { status: 'submitted', isPaid: false, wasReopened: false },
  { status: 'toPay', isPaid: false, wasReopened: false },
];
const keyOf = ({ status, isPaid, wasReopened }: RequestFacts): string => [status, isPaid, wasReopened].join(' ');

/** Every request that can come to be from a new one. */
function reachable(): RequestFacts[] {
  const found = new Map(START.map((facts) => [keyOf(facts), facts]));
  for (const facts of found.values())
    for (const next of possible(facts).map((action) => after(facts, action))) found.set(keyOf(next), next);
  return [...found.values()];
}

test('no action is possible in a status that its transition does not name', () => {
  const illegal = allFacts.flatMap((facts) =>
    possible(facts)
      .filter((action) => !TRANSITIONS[action].from.includes(facts.status))
      .map((action) => `${action} when ${keyOf(facts)}`),
  );
  expect(illegal).toEqual([]);
});

test('every status is reached by some request', () => {
  expect(new Set(reachable().map(({ status }) => status))).toEqual(new Set(REQUEST_STATUSES));
});

test('every transition is taken by some request, and leads to another status', () => {
  const taken = new Set(reachable().flatMap(possible));
  expect(taken).toEqual(new Set(ACTIONS));
  for (const { from, to, by } of Object.values(TRANSITIONS)) {
    expect(from).not.toContain(to);
    expect(by.length).toBeGreaterThan(0);
  }
});

test('a request ends as done, expired or refunded, or unpaid as rejected or cancelled', () => {
  const ends = reachable().filter((facts) => !facts.wasReopened && possible(facts).length === 0);
  expect(new Set(ends.map(({ status, isPaid }) => `${status} ${isPaid ? 'paid' : 'unpaid'}`))).toEqual(
    new Set(['done paid', 'done unpaid', 'expired unpaid', 'refunded paid', 'rejected unpaid', 'cancelled unpaid']),
  );
});

test('every request can come to an end', () => {
  const isEnd = (facts: RequestFacts) => possible(facts).length === 0;
  const all = reachable();
  const ending = new Set(all.filter(isEnd).map(keyOf));
  for (let isGrowing = true; isGrowing;) {
    const more = all.filter(
      (facts) => !ending.has(keyOf(facts)) && possible(facts).some((action) => ending.has(keyOf(after(facts, action)))),
    );
    more.forEach((facts) => ending.add(keyOf(facts)));
    isGrowing = more.length > 0;
  }
  expect(all.map(keyOf).filter((facts) => !ending.has(facts))).toEqual([]);
});

test('a request is cancelled until its parts are picked, and no more', () => {
  const cancellable = REQUEST_STATUSES.filter((status) =>
    canBe('cancel', { status, isPaid: false, wasReopened: false }),
  );
  expect(cancellable).toEqual(['submitted', 'toPay', 'paid', 'inReview', 'needInfo', 'approved', 'partlyApproved']);
});

test('a received request is reopened once, and then neither cancelled nor refunded: its parcel arrived', () => {
  const received: RequestFacts = { status: 'received', isPaid: true, wasReopened: false };
  expect(canBe('reopen', received)).toBe(true);
  const again = reachable().filter(({ wasReopened }) => wasReopened);
  expect(again.length).toBeGreaterThan(0);
  for (const facts of again)
    for (const action of ['reopen', 'cancel', 'refund'] as const)
      expect(canBe(action, facts), `${action} when ${keyOf(facts)}`).toBe(false);
});

test('money is paid back only if it was paid, after a rejection or a cancellation', () => {
  const refundable = reachable().filter((facts) => canBe('refund', facts));
  expect(refundable.map(keyOf).sort()).toEqual(['cancelled true false', 'rejected true false']);
});

test('only a request to pay is paid, only the customer pays, and a free one never waits for payment', () => {
  expect(TRANSITIONS.pay).toEqual({ from: ['toPay'], to: 'paid', by: ['customer'] });
  expect(allFacts.filter((facts) => canBe('pay', facts)).every(({ status }) => status === 'toPay')).toBe(true);
  const leadsToPay = ACTIONS.filter((action) => TRANSITIONS[action].to === 'toPay');
  expect(leadsToPay).toEqual([]);
});

test('only an agent decides a request', () => {
  for (const action of ['startReview', 'askForInfo', 'approve', 'approvePartly', 'reject'] as const)
    expect(TRANSITIONS[action].by).toEqual(['agent']);
});

test('no sequence of actions pays twice or sends more than two parcels', () => {
  fc.assert(
    fc.property(fc.constantFrom(...START), fc.array(fc.nat(), { maxLength: 40 }), (start, choices) => {
      const actions: RequestAction[] = [];
      let facts = start;
      for (const choice of choices) {
        const open = possible(facts);
        const action = open[choice % Math.max(1, open.length)];
        if (!action) break;
        actions.push(action);
        facts = after(facts, action);
      }
      const times = (action: RequestAction) => actions.filter((taken) => taken === action).length;
      expect(times('pay')).toBeLessThanOrEqual(1);
      expect(times('refund')).toBeLessThanOrEqual(times('pay'));
      expect(times('ship')).toBeLessThanOrEqual(2);
    }),
  );
});

test('each status stands in exactly one tab of the list', () => {
  const grouped: RequestStatus[] = Object.values(REQUEST_GROUPS).flat();
  expect(grouped).toHaveLength(REQUEST_STATUSES.length);
  expect(new Set(grouped)).toEqual(new Set(REQUEST_STATUSES));
});
