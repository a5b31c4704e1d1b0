import type { ConversationLine } from '@shop/chat-client';
import type { ReactElement } from 'react';
import { Virtualizer } from 'virtua';

export type LongListProps = {
  lines: readonly ConversationLine[];
  drawRow: (line: ConversationLine, index: number) => ReactElement;
  /** Whether the newest change put lines above all others: what is read then stays where it is. */
  isGrownAbove: boolean;
  /** The row that stays drawn wherever it is, since the focus is in it. */
  keptKey: string | undefined;
  /** Height of what stands above it in the same scrolling box, in px. */
  above: number;
  onResize: () => void;
};

/** The rows near the window, in a box as high as all of them. */
export function LongList({ lines, drawRow, isGrownAbove, keptKey, above, onResize }: LongListProps) {
  // A page that cannot measure (no ResizeObserver) still shows every message.
  if (typeof ResizeObserver === 'undefined') {
    return (
      <ol>
        {lines.map((line, index) => (
          <li key={line.key}>{drawRow(line, index)}</li>
        ))}
      </ol>
    );
  }
  const kept = keptKey === undefined ? -1 : lines.findIndex(({ key }) => key === keptKey);
  return (
    <Virtualizer
      as="ol"
      item="li"
      data={lines}
      shift={isGrownAbove}
      startMargin={above}
      keepMounted={kept < 0 ? undefined : [kept]}
      onResize={onResize}
    >
      {drawRow}
    </Virtualizer>
  );
}
