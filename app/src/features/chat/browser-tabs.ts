import type { Tabs } from '@shop/chat-client';

/**
 * The tabs of this browser in which one shopper is signed in: who leads is settled by a Web Lock, which the browser takes back from
 * a tab that dies. A page that is not secure has no locks: there the tabs settle it by talking.
 */
export function browserTabs(shopperId: string): Tabs {
  const name = `chat/${shopperId}`;
  const leads = `${name}/leads`;
  const shows = `${name}/shows`;
  const hearers = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | undefined;
  let shownHere = 0;

  return {
    lead(lead) {
      const locks = locksOfPage();
      if (locks) return hold(locks, leads, 'exclusive', lead);
      return 'isSecureContext' in globalThis && !isSecureContext ? talkAboutLead(leads, lead) : leadSoon(lead);
    },
    post(message) {
      if (typeof BroadcastChannel === 'undefined') return;
      const speaking = channel ?? new BroadcastChannel(name);
      speaking.postMessage(message);
      if (speaking !== channel) speaking.close();
    },
    listen(hear) {
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      hearers.add(hear);
      if (!channel) {
        channel = new BroadcastChannel(name);
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          for (const one of hearers) one(data);
        });
      }
      return () => {
        hearers.delete(hear);
        if (hearers.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
    show() {
      shownHere += 1;
      const locks = locksOfPage();
      const letGo = locks && hold(locks, shows, 'shared');
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        shownHere -= 1;
        letGo?.();
      };
    },
    async isShown() {
      if (shownHere > 0) return true;
      const { held } = (await locksOfPage()?.query()) ?? {};
      return held?.some((lock) => lock.name === shows) ?? false;
    },
  };
}

export function leadSoon(lead: () => void): () => void {
  let isWanted = true;
  queueMicrotask(() => isWanted && lead());
  return () => void (isWanted = false);
}

/** How to talk is fetched where it is needed: few shops are open without https. Where it cannot be, each tab leads for itself. */
function talkAboutLead(name: string, lead: () => void): () => void {
  let stop: () => void = () => void (isWanted = false);
  let isWanted = true;
  void import('./lead-by-talk.ts').then(
    ({ leadByTalk }) => {
      if (isWanted) stop = leadByTalk(name, lead);
    },
    () => {
      if (isWanted) stop = leadSoon(lead);
    },
  );
  return () => stop();
}

const locksOfPage = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Holds a lock until called off; calling off before it was granted gives up waiting. */
function hold(locks: LockManager, name: string, mode: LockMode, act?: () => void): () => void {
  const waiting = new AbortController();
  let letGo: (() => void) | undefined;
  locks
    .request(name, { mode, signal: waiting.signal }, () => {
      if (waiting.signal.aborted) return undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      act?.();
      return held;
    })
    // Giving up rejects the request, and so does a page that may not use locks: then nobody is waiting.
    .catch(() => undefined);
  return () => {
    waiting.abort();
    letGo?.();
  };
}
