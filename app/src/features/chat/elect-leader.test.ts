import { afterEach, expect, test, vi } from 'vitest';
import { electLeader } from './elect-leader.ts';

/** A channel within one process: a message reaches all others at once. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Channel.open.clear();
});

function openTabs(ranks: readonly number[]) {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  const leading: number[] = [];
  const tabs = ranks.map((rank, tab) =>
    electLeader(
      'chat/1',
      () => leading.push(tab),
      () => rank,
    ),
  );
  return { leading, tabs };
}

test('a single tab leads after asking twice', () => {
  const { leading } = openTabs([0.5]);
  vi.advanceTimersByTime(1999);
  expect(leading).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(leading).toEqual([0]);
});

test('exactly one of several tabs opened together leads', () => {
  const { leading } = openTabs([0.2, 0.9, 0.4, 0.1]);
  vi.advanceTimersByTime(60_000);
  expect(leading).toEqual([1]);
});

test('a tab opened later follows, and takes over when the leader is closed', () => {
  const { leading, tabs } = openTabs([0.5]);
  vi.advanceTimersByTime(3000);
  tabs.push(
    electLeader(
      'chat/1',
      () => leading.push(1),
      () => 0.99,
    ),
  );
  vi.advanceTimersByTime(60_000);
  expect(leading).toEqual([0]);
  tabs[0]?.();
  vi.advanceTimersByTime(8000);
  expect(leading).toEqual([0, 1]);
});

test('the tabs of another shopper do not interfere', () => {
  const { leading } = openTabs([0.5]);
  electLeader(
    'chat/2',
    () => leading.push(7),
    () => 0.9,
  );
  vi.advanceTimersByTime(10_000);
  expect(leading.toSorted((a, b) => a - b)).toEqual([0, 7]);
});

test('a tab that stopped waiting never leads', () => {
  const { leading, tabs } = openTabs([0.5]);
  tabs[0]?.();
  vi.advanceTimersByTime(60_000);
  expect(leading).toEqual([]);
  expect(Channel.open.size).toBe(0);
});
