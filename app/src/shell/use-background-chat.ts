import { onIdle } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isChatWanted } from '../features/chat/chat-preferences.ts';
import { useSession } from '../session/session.store.ts';

/** The chat waits at most this long for an idle moment before it continues in the background. */
const IDLE_TIMEOUT_MS = 2000;

/** Continues this browser's chat without its window: sends messages that are not delivered, and counts replies. */
export function useBackgroundChat(): void {
  const { user } = useSession();
  const queries = useQueryClient();
  const shopperId = user?.id;
  useEffect(() => {
    if (!shopperId || !isChatWanted(shopperId)) return undefined;
    return onIdle(
      () =>
        void import('../features/chat/open-chat.ts')
          .then(({ chatOf }) => chatOf(shopperId, queries))
          // Without its code the chat waits until its window is opened or the page is loaded again.
          .catch(() => undefined),
      IDLE_TIMEOUT_MS,
    );
  }, [shopperId, queries]);
}
