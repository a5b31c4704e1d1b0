import type { CartLine } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { useLineName } from '../../../commerce/PartName/PartName.tsx';
import { messages } from './cart.messages.ts';

/** What is said of lines that left the cart or came back. */
export function useCartText() {
  const { formatMessage } = useIntl();
  const nameOf = useLineName();
  const say = (message: (typeof messages)['removed'], lines: readonly CartLine[]) =>
    formatMessage(message, { kinds: lines.length, part: lines[0] ? nameOf(lines[0]) : '' });
  return {
    removed: (lines: readonly CartLine[]) => say(messages.removed, lines),
    moved: (lines: readonly CartLine[]) => say(messages.moved, lines),
    undo: formatMessage(messages.undo),
    restored: formatMessage(messages.restored),
    lost: (line: CartLine, why: string) => formatMessage(messages.lost, { part: nameOf(line), why }),
  };
}
