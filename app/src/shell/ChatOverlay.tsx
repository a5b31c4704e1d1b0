import { useFailureText, useToast } from '@shop/design-system';
import { ChatButton } from '@shop/design-system/chat/ChatButton/ChatButton';
import { Suspense } from 'react';
import { toFailure } from '../data/call-error.ts';
import { closeChatWindow, useChatWindow } from '../features/chat/chat-window.store.ts';
import { useSession } from '../session/session.store.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ChatPopup, useChatButton } from './use-chat-button.ts';

/** The chat button in the floating panel. */
export const ChatEntry = () => <ChatButton {...useChatButton()} />;

/**
 * The chat window over the page, while it is open and a shopper is signed in. What was written in it is persisted even
 * if it fails.
 */
export function ChatOverlay() {
  const { status } = useChatWindow();
  const { isSignedIn, user } = useSession();
  const toast = useToast();
  const failureText = useFailureText();
  if (status !== 'open' || !isSignedIn || !user) return null;
  const closeWithMessage = (problem: unknown) => {
    closeChatWindow();
    toast({ text: failureText(toFailure(problem)), tone: 'red' });
  };
  return (
    <ErrorBoundary onError={closeWithMessage}>
      <Suspense>
        <ChatPopup key={user.id} user={user} />
      </Suspense>
    </ErrorBoundary>
  );
}
