import type { ConversationLine } from '@shop/chat-client';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Announcer.messages.ts';
import styles from './Announcer.module.css';
import { newsIn, startListening, type Told } from './news-in.ts';
import { useSpokenLine } from './use-spoken-line.ts';

export type AnnouncerProps = {
  lines: readonly ConversationLine[];
  /** Whether the first page of history is here: what stands in `lines` at that moment is history. */
  isPastHere: boolean;
  /** How many messages were unread when the chat was opened: said once. */
  unread: number;
};

/** More than these at once, after the line was cut, are told as a number. */
const AT_ONCE = 5;
/** What comes in within this time is said together, in ms: a screen reader is not interrupted by itself. */
const GATHER = 100;
/** Screen readers forget what they have read; the page need not keep it. */
const KEPT = 20;
/** A screen reader must have met the empty log before it hears what is put into it, in ms. */
const BREATH = 400;

/** Says each message that comes in once to those who listen, and what becomes of own ones that need a decision. Never history. */
export function Announcer({ lines, isPastHere, unread }: AnnouncerProps) {
  const { formatMessage } = useIntl();
  const speak = useSpokenLine();
  const told = useRef<Told>(undefined);
  const heardPast = useRef(false);
  const saidUnread = useRef(false);
  const gathered = useRef<ConversationLine[]>([]);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nextId = useRef(0);
  const [said, setSaid] = useState<readonly { id: number; words: string }[]>([]);
  const say = (sentences: readonly string[]) => {
    const added = sentences.map((words) => ({ id: (nextId.current += 1), words }));
    setSaid((before) => [...before, ...added].slice(-KEPT));
  };
  const sayGathered = () => {
    gathering.current = undefined;
    const news = gathered.current.splice(0);
    const count = news.filter(({ type }) => type === 'message').length;
    if (count <= AT_ONCE) say(news.map(speak));
    else say([...news.filter(({ type }) => type !== 'message').map(speak), formatMessage(messages.many, { count })]);
  };

  useEffect(
    function listen() {
      const isFirstPage = isPastHere && !heardPast.current;
      heardPast.current = isPastHere;
      if (!told.current || isFirstPage) {
        told.current = startListening(lines);
        return;
      }
      gathered.current.push(...newsIn(told.current, lines));
      if (gathered.current.length === 0) return;
      gathering.current ??= setTimeout(sayGathered, GATHER);
    },
    // What is said depends on what came in, not on how it is worded now.
    // oxlint-disable-next-line react/exhaustive-deps
    [lines, isPastHere],
  );
  useEffect(
    () => () => {
      clearTimeout(gathering.current);
      gathering.current = undefined;
    },
    [],
  );
  useEffect(
    function sayUnread() {
      if (!isPastHere || saidUnread.current) return undefined;
      const undecided = told.current?.troubles.size ?? 0;
      const timer = setTimeout(() => {
        saidUnread.current = true;
        say([
          ...(unread > 0 ? [formatMessage(messages.unread, { count: unread })] : []),
          ...(undecided > 0 ? [formatMessage(messages.undecided, { count: undecided })] : []),
        ]);
      }, BREATH);
      return () => clearTimeout(timer);
    },
    // Said once, of the moment when the chat opened.
    // oxlint-disable-next-line react/exhaustive-deps
    [isPastHere],
  );
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-relevant="additions" aria-label={formatMessage(messages.log)}>
        {said.map(({ id, words }) => (
          <span key={id} className={styles.said}>
            {words}
          </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
