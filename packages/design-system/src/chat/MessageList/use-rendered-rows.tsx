import type { ConversationItem } from '@shop/chat-client';
import { useCallback, useState, type ReactElement } from 'react';
import { isRunStart, newestDelivered, resumedAt } from './item-facts.ts';
import { MessageRow, type MessageRowProps, type RowActions } from './MessageRow.tsx';

type Rows = {
  items: readonly ConversationItem[];
  today: number;
  unfolded: ReadonlySet<string>;
  actions: RowActions;
};

/**
 * Renders the row of an item. A row whose props did not change is the same element as before, so that a new message
 * re-renders one row.
 */
export function useRenderedRows({
  items,
  today,
  unfolded,
  actions,
}: Rows): (item: ConversationItem, index: number) => ReactElement {
  const [cache] = useState(() => new WeakMap<ConversationItem, ReactElement<MessageRowProps>>());
  const delivered = newestDelivered(items);
  return useCallback(
    (item, index) => {
      const at = resumedAt(items, index);
      const props: MessageRowProps = {
        item,
        resumedAt: at,
        today: at === undefined ? undefined : today,
        isRunStart: at !== undefined || isRunStart(items, index),
        showsDelivered: index === delivered,
        isUnfolded: unfolded.has(item.key),
        actions,
      };
      const before = cache.get(item);
      if (before && isSame(before.props, props)) return before;
      const element = <MessageRow key={item.key} {...props} />;
      cache.set(item, element);
      return element;
    },
    [cache, items, today, delivered, unfolded, actions],
  );
}

const isSame = (one: MessageRowProps, other: MessageRowProps): boolean =>
  (Object.keys(other) as (keyof MessageRowProps)[]).every((name) => one[name] === other[name]);
