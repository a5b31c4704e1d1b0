import { useFailureText, useToast } from '@shop/design-system';
import { loadMessages } from '@shop/design-system/messages/load-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, startTransition, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { toFailure } from '../data/call-error.ts';
import { closeChatWindow, openChatWindow, requestChat, useChatWindow } from '../features/chat/chat-window.store.ts';
import { readPath } from '../language/language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { userQuery } from '../session/session.query.ts';
import { useSession } from '../session/session.store.ts';
import { useGo } from '../use-go.ts';
import { useUnreadCount } from './use-unread-count.ts';

const MESSAGE_AREAS = ['chat', 'emoji'] as const;

/** The chat window. Neither its code nor its messages are fetched before a shopper wants to chat. */
const loadChatPopup = async () => ({ default: (await import('./ChatPopup.tsx')).ChatPopup });
export const ChatPopup = lazy(loadChatPopup);

/** The chat button: loads the chat when it is pressed, and opens its window once chat and user are loaded. */
export function useChatButton() {
  const { isSignedIn } = useSession();
  const { status } = useChatWindow();
  const { language } = readPath(useLocation().pathname);
  const queries = useQueryClient();
  const go = useGo();
  const toast = useToast();
  const failureText = useFailureText();

  const opening = useMutation({
    mutationFn: () =>
      Promise.all([loadChatPopup(), fetchMessages(language, MESSAGE_AREAS), queries.ensureQueryData(userQuery(true))]),
    onSuccess: openChatWindow,
    onError: (problem) => {
      closeChatWindow();
      toast({ text: failureText(toFailure(problem)), tone: 'red' });
    },
  });
  const open = useEffectEvent(() => {
    if (!opening.isPending) opening.mutate();
  });
  useEffect(
    function openAfterSignIn() {
      if (isSignedIn && status === 'requested') open();
    },
    [isSignedIn, status],
  );
  return {
    unread: useUnreadCount(),
    isBusy: opening.isPending,
    isOpen: status === 'open',
    onOpen: () => {
      if (status === 'open') return closeChatWindow();
      if (isSignedIn) return opening.mutate();
      requestChat();
      // In a transition, so that the pressed button responds at once.
      return startTransition(() => go({ name: 'login' }));
    },
    /**
     * Loads ahead of the press. A failure has no consequence: the press loads again. A visitor signs in first: running
     * the code of the chat would only delay that page.
     */
    onPrefetch: () => {
      if (isSignedIn)
        void Promise.all([loadChatPopup(), ...MESSAGE_AREAS.map((area) => loadMessages(language, area))]).catch(
          () => undefined,
        );
    },
  };
}
