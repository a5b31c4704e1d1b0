import type { ChatRoomProps } from '@shop/design-system/chat/room';
import { useConnectionText } from '@shop/design-system/chat/connection-text';
import type { ChatClient, PastState } from '@shop/chat-client';
import { useToast } from '@shop/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { useLanguage } from '../../language/use-language.ts';
import { shopConfig } from '../../shop-config.ts';
import { asStored } from './chat.calls.ts';
import { isChatMuted, keepChatMuted, keepChatWanted } from './chat-memory.ts';
import { noticeQuery } from './chat.query.ts';
import { chatOf } from './open-chat.ts';
import type { Subject } from './subject.ts';
import { noteAllSeen, useUnread } from './unread.store.ts';

/** The end-chat button sends this text and nothing else (spec section 7). */
const END_OF_CHAT = '结束聊天';

/** Everything that the chat's room shows and does for a shopper, while it is shown. */
export function useChatRoom(shopper: { id: string; unreadCount: number }, subject: Subject): ChatRoomProps {
  const queries = useQueryClient();
  const client = chatOf(shopper.id, queries);
  const state = useSyncExternalStore(client.subscribe, client.state);
  const notice = useQuery(noticeQuery(useLanguage()));
  const [unread] = useState(() => useUnread.getState().count ?? shopper.unreadCount);
  const [isMuted, setMuted] = useState(isChatMuted);
  const { support } = useConnectionText();
  useShowing(client, shopper.id);
  usePresenting(client, subject);
  useTellingFailure(state.line.at === 'waiting');
  return {
    ...state,
    past: toWaiting(state.past),
    older: toWaiting(state.older),
    unread,
    notice: toLoadable(notice),
    support: support(shopConfig.support),
    isMuted,
    now: useNow(state.line.at === 'waiting'),
    asStored,
    onDraft: client.setDraft,
    onSend: (text) => void client.say(text),
    onImage: (image) => sendImage(client, image),
    onAskOlder: client.askOlder,
    onRetry: client.retry,
    onResend: client.resend,
    onDiscard: client.discard,
    onTurnTo: client.turnTo,
    onMute: (next) => {
      keepChatMuted(next);
      setMuted(next);
    },
    onEnd: () => void client.say(END_OF_CHAT),
  };
}

const toWaiting = (past: PastState) =>
  past.state === 'failed' ? { state: past.state, failure: toFailure(past.problem) } : past;

function useShowing(client: ChatClient, shopperId: string): void {
  useEffect(() => {
    const hide = client.show();
    noteAllSeen();
    keepChatWanted(
      shopperId,
      client.state().lines.some((line) => line.type === 'outgoing'),
    );
    return hide;
  }, [client, shopperId]);
}

/** A line that stands by then was never missed: no word about it stays on the screen. */
const GRACE_MS = 1000;

/** The subject that the room was opened with: walking on to another part with the window open sends no second card. */
function usePresenting(client: ChatClient, subject: Subject): void {
  const [presented] = useState(subject);
  const [isWaiting, setWaiting] = useState(false);
  const toast = useToast();
  const { cardWaits } = useConnectionText();
  useEffect(() => {
    if (presented.productId || presented.orderId)
      void client.present(presented).then((outcome) => setWaiting(outcome === 'connecting'));
  }, [client, presented]);
  useEffect(
    function tellWhoWaits() {
      if (!isWaiting) return undefined;
      const tell = setTimeout(() => client.state().line.at === 'connecting' && toast({ text: cardWaits }), GRACE_MS);
      return () => clearTimeout(tell);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once: a change of language says nothing anew
    [client, isWaiting],
  );
}

/** Said once in the life of a room; how the line stands from then on is shown in the room itself. */
function useTellingFailure(isCut: boolean): void {
  const toast = useToast();
  const { connectFailed } = useConnectionText();
  const wasTold = useRef(false);
  useEffect(() => {
    if (!isCut || wasTold.current) return;
    wasTold.current = true;
    toast({ text: connectFailed, tone: 'red' });
  }, [isCut, toast, connectFailed]);
}

/** Where the look at an image cannot be fetched, it goes unseen: the shop looks at it too. */
async function sendImage(client: ChatClient, image: File): Promise<'kept' | 'wrongKind' | 'tooLarge'> {
  const look = await import('./take-image.ts').catch(() => undefined);
  if (look) return look.takeImage(client, image);
  await client.sendImage(image);
  return 'kept';
}

const SECOND = 1000;
const MINUTE = 60_000;

/** The present moment: once a second while a countdown runs, else once a minute. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    // The last look may be a minute old.
    const first = setTimeout(look);
    const tick = setInterval(look, isCounting ? SECOND : MINUTE);
    return () => {
      clearTimeout(first);
      clearInterval(tick);
    };
  }, [isCounting]);
  return now;
}
