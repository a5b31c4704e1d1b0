import { useLocation } from 'react-router-dom';
import { readPath } from '../language/language.ts';
import { paths } from '../paths.ts';
import { useBackgroundChat } from './use-background-chat.ts';
import { useChatSessionSync } from './use-chat-session-sync.ts';
import { useCompany, useRememberedCompany } from './use-company.ts';
import { useGuestCartMerge } from './use-guest-cart-merge.ts';
import { useRestockCheck } from './use-restock-check.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSignOutCleanup } from './use-sign-out-cleanup.ts';
import { useTitle } from './use-title.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** What every page does beside what it shows. Renders nothing; after the page, whose effects run first. */
export function PageTasks() {
  const { path } = readPath(useLocation().pathname);
  const company = useCompany();
  useRememberedCompany();
  useSignOutCleanup();
  useGuestCartMerge();
  useScrollRestoration();
  useTitle(company.name, path === paths.home, useUnreadCount());
  useChatSessionSync();
  useBackgroundChat();
  useRestockCheck();
  return null;
}
