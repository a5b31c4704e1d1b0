import { requestChat } from '../../features/chat/chat-window.store.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';

/**
 * Opens the chat over the page; a visitor signs in first and returns to the page with the chat open. A window that is
 * open opens again, which sends the card of this part if it was not sent yet.
 */
export function useAsk(): () => void {
  const go = useGo();
  return () => {
    requestChat();
    if (!useSession.getState().isSignedIn) go({ name: 'login' });
  };
}
