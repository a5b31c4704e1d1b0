import type { Language } from '@shop/contracts';
import { createChatClient, type ChatClient } from '@shop/chat-client';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { socketFactory } from '../../data/socket.ts';
import { apiBase } from '../../data/transport.ts';
import { openChatOutbox } from '../../session/chat-outbox.ts';
import { tokenRefused, useSession } from '../../session/session.store.ts';
import { readToken } from '../../session/token-cookie.ts';
import { allowedHosts, logBlockedHost } from './allowed-hosts.ts';
import { browserTabs } from './browser-tabs.ts';
import { isChatMuted, saveChatWanted } from './chat-preferences.ts';
import { noticeQuery } from './chat.query.ts';
import { chatApi } from './chat.calls.ts';
import { openPageClock } from './page-clock.ts';
import { useServerError } from './server-error.store.ts';
import { countReply } from './unread.store.ts';

type Shopper = { id: string; token: string };
type OpenChat = { shopper: Shopper; client: ChatClient; close: () => void };

/** The browser’s store and tabs. Stories and tests, which share a browser, replace them. */
export const chatPorts = { outbox: openChatOutbox, tabs: browserTabs };

let current: OpenChat | undefined;

/** How often the chat was opened again with a page of the back-forward cache: rooms then ask for the new client. */
export const useReopened = create<{ count: number }>(() => ({ count: 0 }));

/** The chat of the signed-in shopper: one in each tab, from its first use until the sign-out. */
export function chatOf(shopperId: string, queries: QueryClient): ChatClient {
  const token = readToken() ?? '';
  if (current?.shopper.id !== shopperId || current.shopper.token !== token) {
    closeChat();
    current = open({ id: shopperId, token }, queries);
  }
  return current.client;
}

export function closeChat(): void {
  current?.close();
  current = undefined;
}

function open(shopper: Shopper, queries: QueryClient): OpenChat {
  const clock = openPageClock();
  const client = createChatClient({
    shopper,
    clock,
    openSocket: (url, events) => socketFactory.current(url, events),
    api: chatApi,
    outbox: chatPorts.outbox(),
    tabs: chatPorts.tabs(shopper.id),
    address: {
      isSecurePage: location.protocol === 'https:',
      hosts: [location.host, new URL(apiBase, location.origin).host, ...allowedHosts()],
    },
    newKey,
    onReply: (_, isSeen) => {
      if (!isSeen) countReply(useSession.getState().unread?.chat);
      if (!isChatMuted()) void playSound(queries);
    },
    onServerError: (text) => useServerError.setState({ text }),
    onSignedOut: () => tokenRefused(shopper.token),
  });
  const ends = [
    wakeWithPage(client),
    closeWhileAway(shopper, queries),
    restartUntilDelivered(client, shopper.id),
    logBlockedHost(client),
    useSession.subscribe(({ isSignedIn }) => isSignedIn || closeChat()),
  ];
  return {
    shopper,
    client,
    close: () => {
      for (const end of ends) end();
      client.stop();
      clock.close();
    },
  };
}

/** Unique across tabs. Not `randomUUID`, which plain `http:` pages do not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

async function playSound(queries: QueryClient): Promise<void> {
  const notice = await queries
    .fetchQuery(noticeQuery(document.documentElement.lang as Language))
    .catch(() => undefined);
  // A sound that cannot be fetched or played is not an error of the chat.
  await import('./chime.ts').then(({ playChime }) => playChime(notice?.sound ?? '')).catch(() => undefined);
}

/** After a suspended page, or when the browser says so, the connection may be dead: it is checked at once. */
function wakeWithPage(client: ChatClient): () => void {
  const ended = new AbortController();
  const wake = () => {
    if (document.visibilityState === 'visible') client.wake();
  };
  for (const event of ['online', 'offline', 'pageshow', 'visibilitychange'])
    addEventListener(event, wake, { signal: ended.signal });
  return () => ended.abort();
}

/**
 * Closes the chat with the page: a socket or a lock would keep the page out of the browser's back-forward cache. It opens
 * again when the page comes back from there; messages wait in the outbox.
 */
function closeWhileAway(shopper: Shopper, queries: QueryClient): () => void {
  let left: OpenChat | undefined;
  const comeBack = () => {
    if (current === left) current = undefined;
    if (readToken() !== shopper.token) return;
    chatOf(shopper.id, queries);
    useReopened.setState(({ count }) => ({ count: count + 1 }));
  };
  const leave = () => {
    // It remains the current one: a room that renders before the browser has frozen the page would open another.
    left = current;
    left?.close();
    addEventListener('pageshow', comeBack, { once: true });
  };
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}

/** While a message is not delivered, the chat starts again with the page, also after the browser was closed. */
function restartUntilDelivered(client: ChatClient, shopperId: string): () => void {
  let hadUndelivered = false;
  return client.subscribe(() => {
    const hasUndelivered = client.state().items.some((item) => item.type === 'outgoing');
    if (hasUndelivered === hadUndelivered) return;
    hadUndelivered = hasUndelivered;
    saveChatWanted(shopperId, hasUndelivered);
  });
}
