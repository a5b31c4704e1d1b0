import { useUnread } from '../features/chat/unread.store.ts';
import { useSession } from '../session/session.store.ts';

/** The number of unread messages from agents; 0 for a visitor, and while it is unknown. */
export function useUnreadCount(): number {
  const { isSignedIn, unread } = useSession();
  const { count } = useUnread();
  return isSignedIn ? (count ?? unread?.chat ?? 0) : 0;
}
