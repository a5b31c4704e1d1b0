import { later, onIdle, useFailureText, useToast } from '@shop/design-system';
import { loadMessages } from '@shop/design-system/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toFailure } from '../data/call-error.ts';
import { fetchChunk } from '../data/fetch-chunk.ts';
import { isChatWanted } from '../features/chat/chat-memory.ts';
import { closeChatWindow, openChatWindow, useChatWindow, wishForChat } from '../features/chat/chat-window.store.ts';
import { forgetUnread, useUnread } from '../features/chat/unread.store.ts';
import { readPath } from '../language/language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { paths } from '../paths.ts';
import { userQuery } from '../session/session.query.ts';
import { useSession } from '../session/session.store.ts';
import { useGo } from '../use-go.ts';

const WORDS = ['chat', 'emoji'] as const;
/** A chat that goes on in the background may wait this long for an idle moment. */
const IDLE_TIMEOUT_MS = 2000;

/** The window with all that belongs to it: nothing of it is fetched before somebody wants it. */
export const ChatPopup = later(async () => (await import('./ChatPopup.tsx')).ChatPopup);

/** Agents' messages nobody has seen; a visitor has none. */
export function useUnreadCount(): number {
  const { isSignedIn, user } = useSession();
  const { count } = useUnread();
  return isSignedIn ? (count ?? user?.unreadCount ?? 0) : 0;
}

/** The way into the chat: fetches it when it is wanted, and opens it once it and the shopper are here. */
export function useChatDoor() {
  const { isSignedIn } = useSession();
  const { standing } = useChatWindow();
  const { language } = readPath(useLocation().pathname);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const go = useGo();
  const toast = useToast();
  const say = useFailureText();

  const open = async () => {
    setBusy(true);
    try {
      await Promise.all([
        fetchChunk(ChatPopup.load),
        fetchMessages(language, WORDS),
        queries.ensureQueryData(userQuery(true)),
      ]);
      openChatWindow();
    } catch (problem) {
      closeChatWindow();
      toast({ text: say(toFailure(problem)), tone: 'red' });
    } finally {
      setBusy(false);
    }
  };
  useEffect(
    function openAfterSignIn() {
      if (isSignedIn && standing === 'wished' && !isBusy) void open();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only the moment of signing in counts
    [isSignedIn, standing],
  );
  return {
    unread: useUnreadCount(),
    isBusy,
    isOpen: standing === 'open',
    onOpen: () => {
      if (standing === 'open') return closeChatWindow();
      if (isSignedIn) return void open();
      wishForChat();
      return go({ name: 'login' });
    },
    /** Ahead of the press. A failed fetch is no failure: the press fetches again. */
    onWanted: () =>
      void Promise.all([ChatPopup.load(), ...WORDS.map((area) => loadMessages(language, area))]).catch(() => undefined),
  };
}

/** Closes the window for who is signed out, and keeps the wish of one whose token died under it. */
export function useChatOfSession(): void {
  const { isSignedIn, wasSignedOut } = useSession();
  const { path } = readPath(useLocation().pathname);
  const { standing } = useChatWindow();
  useEffect(() => {
    if (isSignedIn) return;
    forgetUnread();
    if (useChatWindow.getState().standing !== 'open') return;
    if (wasSignedOut) wishForChat();
    else closeChatWindow();
  }, [isSignedIn, wasSignedOut]);
  const isAtSignIn = path === paths.login;
  useEffect(
    function dropWishOfWhoTurnsAway() {
      if (standing !== 'wished' || !isAtSignIn) return undefined;
      return () => {
        if (!useSession.getState().isSignedIn) closeChatWindow();
      };
    },
    [standing, isAtSignIn],
  );
}

/** Lets the chat of this browser go on without its window: what was not delivered goes out, and replies are counted. */
export function useChatGoingOn(): void {
  const { user } = useSession();
  const queries = useQueryClient();
  const shopperId = user?.id;
  useEffect(() => {
    if (!shopperId || !isChatWanted(shopperId)) return undefined;
    return onIdle(
      () =>
        void import('../features/chat/open-chat.ts')
          .then(({ chatOf }) => chatOf(shopperId, queries))
          .catch(() => undefined),
      IDLE_TIMEOUT_MS,
    );
  }, [shopperId, queries]);
}
