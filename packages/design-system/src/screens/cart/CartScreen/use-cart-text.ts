import type { CartLine } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { useLineName } from '../../../commerce/PartName/PartName.tsx';
import { messages } from './cart.messages.ts';

/** Toast texts about removed and restored cart lines. */
export function useCartText() {
  const { formatMessage } = useIntl();
  const nameOf = useLineName();
  const text = (message: (typeof messages)['removed'], lines: readonly CartLine[]) =>
    formatMessage(message, { kinds: lines.length, part: lines[0] ? nameOf(lines[0]) : '' });
  return {
    removed: (lines: readonly CartLine[]) => text(messages.removed, lines),
    moved: (lines: readonly CartLine[]) => text(messages.moved, lines),
    undo: formatMessage(messages.undo),
    restored: formatMessage(messages.restored),
    notRestored: (line: CartLine, reason: string) =>
      formatMessage(messages.notRestored, { part: nameOf(line), reason }),
    restoringUnknown: (line: CartLine) => formatMessage(messages.restoringUnknown, { part: nameOf(line) }),
  };
}
