import type { ListRow } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { useColours } from '../colours.ts';
import { useProblemText } from '../FileProblems/use-problem-text.ts';
import { rowMessages } from './ListTable.messages.ts';

/** The status text of a row. `isQuiet`: nothing unusual. */
export type RowStatusText = { text: string; isQuiet?: true };

/** The most important status of a row: what happened to it and why. */
export function useRowStatus(row: ListRow): RowStatusText {
  const { formatMessage } = useIntl();
  const colours = useColours();
  const problems = useProblemText();
  const nameOf = (colour: number) => colours.get(colour)?.name ?? String(colour);
  const { bucket, isLeftOut, isEdited, problem, taken, buy, stock = 0, limit, steps, colour } = row;
  if (isLeftOut) return { text: formatMessage(rowMessages.leftOut) };
  if (bucket === 'unread' && problem) return { text: problems.short(problem) };
  if (taken)
    return {
      text: formatMessage(rowMessages.instead, {
        name: taken.offer.part === row.part ? nameOf(taken.offer.colour) : taken.offer.name,
      }),
    };
  if (bucket === 'short') {
    const inStock = stock > 0 ? rowMessages.few : rowMessages.out;
    return { text: formatMessage(buy ? rowMessages.some : inStock, { stock }) };
  }
  if (bucket === 'overLimit' && limit !== undefined) return { text: formatMessage(rowMessages.limit, { limit }) };
  if (problem) return { text: problems.short(problem) };
  if (isEdited) return { text: formatMessage(rowMessages.edited) };
  const step = steps.findLast(({ name }) => name !== 'exact');
  if (!step || step.name === 'exact') return { text: formatMessage(rowMessages.asIs), isQuiet: true };
  return {
    text: formatMessage(rowMessages[step.name], {
      to: step.to,
      colour: typeof colour === 'number' ? nameOf(colour) : step.to,
    }),
  };
}
