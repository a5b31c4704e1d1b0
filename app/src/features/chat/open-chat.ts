import { createChatClient, type ChatClient } from '@shop/chat-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@shop/design-system/messages';
import { socketDoor } from '../../data/socket.ts';
import { apiBase } from '../../data/transport.ts';
import { openChatOutbox } from '../../session/chat-outbox.ts';
import { tokenRefused, useSession } from '../../session/session.store.ts';
import { readToken } from '../../session/token-cookie.ts';
import { shopConfig } from '../../shop-config.ts';
import { browserTabs } from './browser-tabs.ts';
import { isChatMuted, keepChatWanted } from './chat-memory.ts';
import { noticeQuery } from './chat.query.ts';
import { shopDoor } from './chat.calls.ts';
import { openPageClock } from './page-clock.ts';
import { countReply } from './unread.store.ts';

type Shopper = { id: string; token: string };
type OpenChat = { shopper: Shopper; client: ChatClient; close: () => void };

/** What of the browser the chat lives on. Stories and tests, which share a browser, put doors of their own here. */
export const chatDoors = { outbox: openChatOutbox, tabs: browserTabs };

let current: OpenChat | undefined;

/** The chat of the shopper who is signed in: one in each tab, from when it is first wanted until they are signed out. */
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
    openSocket: (url, events) => socketDoor.current(url, events),
    shop: shopDoor,
    outbox: chatDoors.outbox(),
    tabs: chatDoors.tabs(shopper.id),
    address: {
      isSecurePage: location.protocol === 'https:',
      hosts: [location.host, new URL(apiBase, location.origin).host, ...shopConfig.chatHosts],
    },
    newKey,
    onReply: (_, isSeen) => {
      if (!isSeen) countReply(useSession.getState().user?.unreadCount);
      if (!isChatMuted()) void ring(queries);
    },
    onSignedOut: () => tokenRefused(shopper.token),
  });
  const ends = [
    wakeWithPage(client),
    goOnUntilDelivered(client, shopper.id),
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

async function ring(queries: QueryClient): Promise<void> {
  const notice = await queries
    .fetchQuery(noticeQuery(document.documentElement.lang as Language))
    .catch(() => undefined);
  // Neither a page without a loudspeaker nor a bell that cannot be fetched is a failure of the chat.
  await import('./chime.ts').then(({ playChime }) => playChime(notice?.sound ?? '')).catch(() => undefined);
}

/** A page that slept may hold a dead line: it is checked at once. */
function wakeWithPage(client: ChatClient): () => void {
  const over = new AbortController();
  const wake = () => {
    if (document.visibilityState === 'visible') client.wake();
  };
  for (const event of ['online', 'pageshow', 'visibilitychange'])
    addEventListener(event, wake, { signal: over.signal });
  return () => over.abort();
}

/** What is not delivered yet brings the chat back by itself, also after the browser was closed. */
function goOnUntilDelivered(client: ChatClient, shopperId: string): () => void {
  let hadUndelivered = false;
  return client.subscribe(() => {
    const hasUndelivered = client.state().lines.some((line) => line.type === 'outgoing');
    if (hasUndelivered === hadUndelivered) return;
    hadUndelivered = hasUndelivered;
    keepChatWanted(shopperId, hasUndelivered);
  });
}
