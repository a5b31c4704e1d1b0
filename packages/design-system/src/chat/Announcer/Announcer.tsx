import type { ConversationItem } from '@shop/chat-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Announcer.messages.ts';
import styles from './Announcer.module.css';
import { newItems, startAnnouncing, type Announced } from './new-items.ts';
import { useSpokenItem } from './use-spoken-item.ts';

export type AnnouncerProps = {
  items: readonly ConversationItem[];
  /** Whether the first page of history is loaded: the `items` of that moment are not announced. */
  isHistoryReady: boolean;
  /** How many messages were unread when the chat was opened; announced once. */
  unread: number;
};

/** More messages than these at once, after a lost connection, are announced as a number. */
const MAX_READ_ALOUD = 5;
/** What arrives within this time is announced together, in ms, so that a screen reader does not interrupt itself. */
const BATCH_INTERVAL_MS = 100;
/** How many announcements stay in the page; screen readers do not need earlier ones. */
const MAX_ANNOUNCEMENTS = 20;
/** A screen reader must find the empty log before the first announcement is added to it, in ms. */
const FIRST_ANNOUNCEMENT_DELAY_MS = 400;

/**
 * Announces each received message once to screen readers, and own messages that need a decision. Never announces
 * history.
 */
export function Announcer({ items, isHistoryReady, unread }: AnnouncerProps) {
  const { formatMessage } = useIntl();
  const toSpokenItem = useSpokenItem();
  const announced = useRef<Announced>(undefined);
  const wasHistoryReady = useRef(false);
  const wasUnreadAnnounced = useRef(false);
  const batch = useRef<ConversationItem[]>([]);
  const batchTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nextId = useRef(0);
  const [announcements, setAnnouncements] = useState<readonly { id: number; text: string }[]>([]);
  const announce = (texts: readonly string[]) => {
    const added = texts.map((text) => ({ id: (nextId.current += 1), text }));
    setAnnouncements((before) => [...before, ...added].slice(-MAX_ANNOUNCEMENTS));
  };
  const announceBatch = useEffectEvent(() => {
    batchTimer.current = undefined;
    const added = batch.current.splice(0);
    const count = added.filter(({ type }) => type === 'message').length;
    if (count <= MAX_READ_ALOUD) return announce(added.map(toSpokenItem));
    const others = added.filter(({ type }) => type !== 'message');
    announce([...others.map(toSpokenItem), formatMessage(messages.many, { count })]);
  });
  const announceUnread = useEffectEvent((undecided: number) =>
    announce([
      ...(unread > 0 ? [formatMessage(messages.unread, { count: unread })] : []),
      ...(undecided > 0 ? [formatMessage(messages.undecided, { count: undecided })] : []),
    ]),
  );

  useEffect(
    function announceNewItems() {
      const isFirstPage = isHistoryReady && !wasHistoryReady.current;
      wasHistoryReady.current = isHistoryReady;
      if (!announced.current || isFirstPage) {
        announced.current = startAnnouncing(items);
        return;
      }
      batch.current.push(...newItems(announced.current, items));
      if (batch.current.length === 0) return;
      batchTimer.current ??= setTimeout(() => announceBatch(), BATCH_INTERVAL_MS);
    },
    [items, isHistoryReady],
  );
  useEffect(
    () => () => {
      clearTimeout(batchTimer.current);
      batchTimer.current = undefined;
    },
    [],
  );
  useEffect(
    function announceUnreadOnce() {
      if (!isHistoryReady || wasUnreadAnnounced.current) return undefined;
      const undecided = announced.current?.problems.size ?? 0;
      const timer = setTimeout(() => {
        wasUnreadAnnounced.current = true;
        announceUnread(undecided);
      }, FIRST_ANNOUNCEMENT_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [isHistoryReady],
  );
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-relevant="additions" aria-label={formatMessage(messages.log)}>
        {announcements.map(({ id, text }) => (
          <span key={id} className={styles.announcement}>
            {text}
          </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
