import type { OutgoingMessage } from '../outgoing-message.ts';
import type { OutboxStore, Tabs } from '../ports.ts';
import { between, type VirtualTime } from './virtual-time.ts';

/** One tab of a browser. After it is killed, no event reaches it and none of its work has an effect. */
export type BrowserTab = {
  /**
   * One client's access to the other tabs. Clients that follow one another in a tab receive each other's messages
   * too.
   */
  openTabs(): Tabs;
  outbox: OutboxStore;
  isAlive: boolean;
  kill(): void;
};

export type Browser = {
  openTab(): BrowserTab;
  stored(): readonly OutgoingMessage[];
  listeners(): number;
  /** How many tabs lead or wait for it. */
  waiting(): number;
};

/** A browser: a store, a lock for the tab that leads, and a channel between the tabs, all with delays. */
export function createBrowser(
  time: VirtualTime,
  schedule: (label: string) => Promise<unknown> = () => Promise.resolve(),
): Browser {
  const entries = new Map<string, OutgoingMessage>();
  const drafts = new Map<string, string>();
  const listeners = new Set<{ tab: BrowserTab; tabs: Tabs; onMessage: (message: unknown) => void }>();
  const showing = new Set<BrowserTab>();
  const lockQueue: { tab: BrowserTab; tabs: Tabs; onLead: () => void; isLeading: boolean }[] = [];

  /** Grants the lock to the next tab, a little after it was released. */
  function grantLock() {
    time.after(between(time.random, 0, 20), () => {
      const next = lockQueue[0];
      if (!next || next.isLeading) return;
      next.isLeading = true;
      next.onLead();
    });
  }
  function leaveQueue(isLeaving: (waiting: { tab: BrowserTab; tabs: Tabs }) => boolean) {
    for (let index = lockQueue.findIndex(isLeaving); index !== -1; index = lockQueue.findIndex(isLeaving)) {
      lockQueue.splice(index, 1);
      if (index === 0) grantLock();
    }
  }

  function openTab(): BrowserTab {
    let diskFreeAt = 0;
    let deliveredAt = 0;
    /**
     * Disk access takes a while, sometimes a long one, and executes one tab's requests in their order. A request that a
     * killed tab had begun is executed or not, and the tab never receives the result.
     */
    const access = async <T>(label: string, work: () => T): Promise<T> => {
      diskFreeAt = Math.max(
        diskFreeAt,
        time.now() + (time.random() < 0.95 ? between(time.random, 0, 10) : between(time.random, 0, 400)),
      );
      const value = await new Promise<T>((resolve) => {
        time.after(diskFreeAt - time.now(), () => {
          if (tab.isAlive) resolve(work());
          else if (time.random() < 0.5) work();
        });
      });
      await schedule(label);
      return value;
    };
    const openTabs = () => {
      const tabs: Tabs = {
        lead(onLead) {
          lockQueue.push({ tab, tabs, onLead, isLeading: false });
          if (lockQueue.length === 1) grantLock();
          return () => leaveQueue((waiting) => waiting.tabs === tabs);
        },
        post(message) {
          if (!tab.isAlive) return;
          const copy = structuredClone(message);
          // Messages of one tab arrive in the order in which they were sent.
          deliveredAt = Math.max(deliveredAt, time.now() + between(time.random, 0, 15));
          const wait = deliveredAt - time.now();
          for (const listener of listeners)
            if (listener.tabs !== tabs)
              time.after(wait, () => listener.tab.isAlive && listeners.has(listener) && listener.onMessage(copy));
        },
        listen(onMessage) {
          const listener = { tab, tabs, onMessage };
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        show() {
          showing.add(tab);
          return () => showing.delete(tab);
        },
        isShown: () => Promise.resolve(showing.size > 0),
      };
      return tabs;
    };
    const tab: BrowserTab = {
      isAlive: true,
      openTabs,
      outbox: {
        all: (shopperId) =>
          access('read', () => [...entries.values()].filter((entry) => entry.shopperId === shopperId)),
        put: (entry) => access('put', () => void entries.set(entry.key, entry)),
        remove: (key) => access('remove', () => void entries.delete(key)),
        loadDraft: (shopperId) => access('load draft', () => drafts.get(shopperId) ?? ''),
        saveDraft: (shopperId, text) => access('save draft', () => void drafts.set(shopperId, text)),
      },
      kill() {
        tab.isAlive = false;
        for (const listener of listeners) if (listener.tab === tab) listeners.delete(listener);
        showing.delete(tab);
        leaveQueue((waiting) => waiting.tab === tab);
      },
    };
    return tab;
  }

  return {
    openTab,
    stored: () => [...entries.values()],
    listeners: () => listeners.size + showing.size,
    waiting: () => lockQueue.length,
  };
}
