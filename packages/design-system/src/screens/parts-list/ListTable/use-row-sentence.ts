import type { ListRow } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { useColours } from '../colours.ts';
import { useProblemText } from '../TroubleNotes/use-problem-text.ts';
import { words } from './ListTable.messages.ts';

/** A row in a sentence; a quiet one tells nothing new. */
export type RowSentence = { text: string; isQuiet?: true };

/** What became of a row and why, the weightiest only. */
export function useRowSentence(row: ListRow): RowSentence {
  const { formatMessage } = useIntl();
  const colours = useColours();
  const troubles = useProblemText();
  const nameOf = (colour: number) => colours.get(colour)?.name ?? String(colour);
  const { bucket, isLeftOut, isEdited, trouble, taken, buy, stock = 0, limit, steps, colour } = row;
  if (isLeftOut) return { text: formatMessage(words.leftOut) };
  if (bucket === 'unread' && trouble) return { text: troubles.short(trouble) };
  if (taken)
    return {
      text: formatMessage(words.instead, {
        name: taken.offer.part === row.part ? nameOf(taken.offer.colour) : taken.offer.name,
      }),
    };
  if (bucket === 'short')
    return { text: formatMessage(buy ? words.some : stock > 0 ? words.few : words.out, { stock }) };
  if (bucket === 'overLimit' && limit !== undefined) return { text: formatMessage(words.limit, { limit }) };
  if (trouble) return { text: troubles.short(trouble) };
  if (isEdited) return { text: formatMessage(words.edited) };
  const step = steps.findLast(({ name }) => name !== 'exact');
  if (!step || step.name === 'exact') return { text: formatMessage(words.asIs), isQuiet: true };
  return {
    text: formatMessage(words[step.name], {
      to: step.to,
      colour: typeof colour === 'number' ? nameOf(colour) : step.to,
    }),
  };
}
