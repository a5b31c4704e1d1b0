import type { ConversationLine } from '@shop/chat-client';
import { useCallback, useState, type ReactElement } from 'react';
import { isRunStart, newestDelivered, resumedAt } from './line-facts.ts';
import { MessageRow, type MessageRowProps, type RowActions } from './MessageRow.tsx';

type Drawing = {
  lines: readonly ConversationLine[];
  today: number;
  unfolded: ReadonlySet<string>;
  actions: RowActions;
};

/**
 * Draws the row of a line. A row about which nothing changed is the same element as before, so that a message that comes in costs
 * the drawing of one row.
 */
export function useRowDrawing({
  lines,
  today,
  unfolded,
  actions,
}: Drawing): (line: ConversationLine, index: number) => ReactElement {
  const [drawn] = useState(() => new WeakMap<ConversationLine, ReactElement<MessageRowProps>>());
  const delivered = newestDelivered(lines);
  return useCallback(
    (line, index) => {
      const at = resumedAt(lines, index);
      const row: MessageRowProps = {
        line,
        resumedAt: at,
        today: at === undefined ? undefined : today,
        isRunStart: at !== undefined || isRunStart(lines, index),
        saysDelivered: index === delivered,
        isUnfolded: unfolded.has(line.key),
        actions,
      };
      const before = drawn.get(line);
      if (before && isSame(before.props, row)) return before;
      const element = <MessageRow key={line.key} {...row} />;
      drawn.set(line, element);
      return element;
    },
    [drawn, lines, today, delivered, unfolded, actions],
  );
}

const isSame = (one: MessageRowProps, other: MessageRowProps): boolean =>
  (Object.keys(other) as (keyof MessageRowProps)[]).every((name) => one[name] === other[name]);
