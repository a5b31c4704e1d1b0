import type { Tabs } from '@shop/chat-client';

/**
 * The tabs of this browser in which one shopper is signed in. A Web Lock decides which one leads; the browser
 * releases it when the tab dies. An insecure page has no locks: there the tabs elect a leader by messages.
 */
export function browserTabs(shopperId: string): Tabs {
  const name = `chat/${shopperId}`;
  const leadLock = `${name}/leads`;
  const shownLock = `${name}/shows`;
  const listeners = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | undefined;
  let shownHere = 0;

  return {
    lead(onLead) {
      const locks = locksOfPage();
      if (locks) return holdLock(locks, leadLock, 'exclusive', onLead);
      return 'isSecureContext' in globalThis && !isSecureContext ? elect(leadLock, onLead) : leadNextTick(onLead);
    },
    post(message) {
      if (typeof BroadcastChannel === 'undefined') return;
      const sending = channel ?? new BroadcastChannel(name);
      sending.postMessage(message);
      if (sending !== channel) sending.close();
    },
    listen(onMessage) {
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      listeners.add(onMessage);
      if (!channel) {
        channel = new BroadcastChannel(name);
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          for (const listener of listeners) listener(data);
        });
      }
      return () => {
        listeners.delete(onMessage);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
    show() {
      shownHere += 1;
      const locks = locksOfPage();
      const release = locks && holdLock(locks, shownLock, 'shared');
      let isHidden = false;
      return () => {
        if (isHidden) return;
        isHidden = true;
        shownHere -= 1;
        release?.();
      };
    },
    async isShown() {
      if (shownHere > 0) return true;
      const { held } = (await locksOfPage()?.query()) ?? {};
      return held?.some((lock) => lock.name === shownLock) ?? false;
    },
  };
}

export function leadNextTick(onLead: () => void): () => void {
  let isCancelled = false;
  queueMicrotask(() => isCancelled || onLead());
  return () => void (isCancelled = true);
}

/**
 * The election is fetched when needed: few shops run without https. If it cannot be fetched, each tab leads for
 * itself.
 */
function elect(name: string, onLead: () => void): () => void {
  let stop: () => void = () => void (isCancelled = true);
  let isCancelled = false;
  void import('./elect-leader.ts').then(
    ({ electLeader }) => {
      if (!isCancelled) stop = electLeader(name, onLead);
    },
    () => {
      if (!isCancelled) stop = leadNextTick(onLead);
    },
  );
  return () => stop();
}

const locksOfPage = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Holds a lock until the returned function is called; before it is granted, that stops waiting. */
function holdLock(locks: LockManager, name: string, mode: LockMode, onGranted?: () => void): () => void {
  const waiting = new AbortController();
  let release: (() => void) | undefined;
  locks
    .request(name, { mode, signal: waiting.signal }, () => {
      if (waiting.signal.aborted) return undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      onGranted?.();
      return held;
    })
    // The request rejects when waiting stops, and on a page that may not use locks.
    .catch(() => undefined);
  return () => {
    waiting.abort();
    release?.();
  };
}
