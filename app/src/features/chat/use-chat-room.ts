import type { ChatRoomProps } from '@shop/design-system/chat/ChatRoom/ChatRoom';
import { END_OF_CHAT } from '@shop/design-system/chat/end-of-chat.ts';
import { useConnectionText } from '@shop/design-system/chat/use-connection-text.ts';
import type { ChatClient, HistoryState } from '@shop/chat-client';
import { useToast } from '@shop/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';
import { shopConfig } from '../../shop-config.ts';
import { asStored } from './chat.calls.ts';
import { isChatMuted, saveChatMuted, saveChatWanted } from './chat-preferences.ts';
import { noticeQuery } from './chat.query.ts';
import { chatOf, useReopened } from './open-chat.ts';
import { markSent, unsentPart } from './sent-cards.store.ts';
import { useServerError } from './server-error.store.ts';
import type { Subject } from './subject.ts';
import { markAllSeen, useUnread } from './unread.store.ts';

/** The props of the chat room for a shopper, while it is shown. */
export function useChatRoom(shopper: { id: string }, subject: Subject): ChatRoomProps {
  const queries = useQueryClient();
  useReopened();
  const client = chatOf(shopper.id, queries);
  const state = useSyncExternalStore(client.subscribe, client.state);
  const notice = useQuery(noticeQuery(useLanguage()));
  const { refetch } = notice;
  const retryNotice = useCallback(() => void refetch(), [refetch]);
  const [unread] = useState(() => useUnread.getState().count ?? useSession.getState().unread?.chat ?? 0);
  const [isMuted, setMuted] = useState(isChatMuted);
  const { support } = useConnectionText();
  useShown(client, shopper.id);
  useSubjectCards(client, shopper.id, subject);
  useServerErrorToasts();
  useFailureToast(state.connection.status === 'waiting');
  return {
    ...state,
    history: toHistoryStatus(state.history),
    older: toHistoryStatus(state.older),
    unread,
    notice: toLoadable(notice),
    onRetryNotice: retryNotice,
    support: support(shopConfig.support),
    isMuted,
    now: useNow(state.connection.status === 'waiting'),
    asStored,
    onDraft: client.setDraft,
    onSend: (text) => void client.sendText(text),
    onImage: (image) => sendImage(client, image),
    onLoadOlder: client.loadOlder,
    onRetry: client.retry,
    onResend: client.resend,
    onDiscard: client.discard,
    onSwitchAgent: client.switchAgent,
    onMute: (next) => {
      saveChatMuted(next);
      setMuted(next);
    },
    onEnd: () => void client.sendText(END_OF_CHAT),
  };
}

const toHistoryStatus = (history: HistoryState) =>
  history.status === 'failed' ? { status: history.status, failure: toFailure(history.error) } : history;

function useShown(client: ChatClient, shopperId: string): void {
  useEffect(() => {
    const hide = client.show();
    markAllSeen();
    saveChatWanted(
      shopperId,
      client.state().items.some((item) => item.type === 'outgoing'),
    );
    return hide;
  }, [client, shopperId]);
}

/** A connection that is up by then needs no toast, in ms. */
const CONNECT_GRACE_MS = 1000;

/**
 * Sends cards for the subject with which the room was opened, each once in this tab; later navigation with the window
 * open sends no more.
 */
function useSubjectCards(client: ChatClient, shopperId: string, subject: Subject): void {
  const [cards] = useState(subject);
  const [isWaiting, setWaiting] = useState(false);
  const toast = useToast();
  const { cardWaits } = useConnectionText();
  const showCardWaits = useEffectEvent(() => toast({ text: cardWaits }));
  useEffect(() => {
    const unsent = unsentPart(shopperId, cards);
    if (!unsent.productId && !unsent.orderId) return;
    void client.sendCards(unsent).then((result) => {
      markSent(shopperId, unsent);
      setWaiting(result === 'connecting');
    });
  }, [client, shopperId, cards]);
  useEffect(
    function showToastWhileWaiting() {
      if (!isWaiting) return undefined;
      const timer = setTimeout(() => {
        if (client.state().connection.status === 'connecting') showCardWaits();
      }, CONNECT_GRACE_MS);
      return () => clearTimeout(timer);
    },
    [client, isWaiting],
  );
}

/** A toast at the first lost connection; after it the room itself shows the state of the connection. */
function useFailureToast(isLost: boolean): void {
  const toast = useToast();
  const { connectFailed } = useConnectionText();
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isLost || wasShown.current) return;
    wasShown.current = true;
    toast({ text: connectFailed, tone: 'red' });
  }, [isLost, toast, connectFailed]);
}

/** Shows the chat server's words as sent (spec section 8). Those about an own message are beside that message. */
function useServerErrorToasts(): void {
  const toast = useToast();
  // Subscribed, not rendered: after a refused sign-in the chat is gone with the next render.
  useEffect(() => useServerError.subscribe(({ text }) => text && toast({ text, tone: 'red' })), [toast]);
}

/** Checks and sends an image. If the check cannot be fetched the image is sent unchecked: the shop checks it too. */
async function sendImage(client: ChatClient, image: File): Promise<'sent' | 'wrongKind' | 'tooLarge'> {
  const check = await import('./send-image.ts').catch(() => undefined);
  if (check) return check.checkAndSendImage(client, image);
  await client.sendImage(image);
  return 'sent';
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The current time, updated every second during a countdown, otherwise every minute. */
function useNow(isCountdown: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    // The last update may be a minute ago.
    const first = setTimeout(update);
    const tick = setInterval(update, isCountdown ? SECOND_MS : MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(tick);
    };
  }, [isCountdown]);
  return now;
}
