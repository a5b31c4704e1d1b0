import { useUnread } from '../features/chat/unread.store.ts';
import { useSession } from '../session/session.store.ts';

/** The number of unread messages from agents; 0 for a visitor. */
export function useUnreadCount(): number {
  const { isSignedIn, user } = useSession();
  const { count } = useUnread();
  return isSignedIn ? (count ?? user?.unreadCount ?? 0) : 0;
}
