import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { closeChatWindow, requestChat, useChatWindow } from '../features/chat/chat-window.store.ts';
import { clearUnread } from '../features/chat/unread.store.ts';
import { readPath } from '../language/language.ts';
import { isSignInPath } from '../paths.ts';
import { useSession } from '../session/session.store.ts';

/** Closes the chat window at sign-out. After a refused token it opens again once the shopper has signed in. */
export function useChatSessionSync(): void {
  const { isSignedIn, wasSignedOut } = useSession();
  const { path } = readPath(useLocation().pathname);
  const { status } = useChatWindow();
  useEffect(() => {
    // The store knows it before this render does, which is a visitor's until the page is hydrated.
    if (isSignedIn || useSession.getState().isSignedIn) return;
    clearUnread();
    if (useChatWindow.getState().status !== 'open') return;
    if (wasSignedOut) requestChat();
    else closeChatWindow();
  }, [isSignedIn, wasSignedOut]);
  const isAtSignIn = isSignInPath(path);
  useEffect(
    function cancelRequestOnLeavingSignIn() {
      if (status !== 'requested' || !isAtSignIn) return undefined;
      return () => {
        if (!useSession.getState().isSignedIn) closeChatWindow();
      };
    },
    [status, isAtSignIn],
  );
}
