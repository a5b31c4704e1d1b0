import type { ConversationItem } from '@shop/chat-client';
import type { ReactElement } from 'react';
import { Virtualizer } from 'virtua';

export type VirtualRowsProps = {
  items: readonly ConversationItem[];
  renderRow: (item: ConversationItem, index: number) => ReactElement;
  /** Whether the latest change added items above all others: the scroll position then moves with them. */
  isPrepended: boolean;
  /** The key of the row that stays rendered outside the window too, because it contains the focus. */
  focusedKey: string | undefined;
  /** Height of what is above the rows in the same scrolling box, in px. */
  above: number;
  onResize: () => void;
};

/** Renders the rows near the window, in a box as high as all rows. */
export function VirtualRows({ items, renderRow, isPrepended, focusedKey, above, onResize }: VirtualRowsProps) {
  // Without ResizeObserver rows cannot be measured: all of them are rendered.
  if (typeof ResizeObserver === 'undefined') {
    return (
      <ol>
        {items.map((item, index) => (
          <li key={item.key}>{renderRow(item, index)}</li>
        ))}
      </ol>
    );
  }
  const focused = focusedKey === undefined ? -1 : items.findIndex(({ key }) => key === focusedKey);
  return (
    <Virtualizer
      as="ol"
      item="li"
      data={items}
      shift={isPrepended}
      startMargin={above}
      keepMounted={focused < 0 ? undefined : [focused]}
      onResize={onResize}
    >
      {renderRow}
    </Virtualizer>
  );
}
