import type { ListRow } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { useColours } from '../colours.ts';
import { words } from './ListTable.messages.ts';

/** A row in a few words, for names of what belongs to it. */
export function useRowName(): (row: ListRow) => string {
  const { formatMessage } = useIntl();
  const colours = useColours();
  return ({ product, part, colour, written, firstLine }) => {
    const name =
      product?.name ??
      (part ? formatMessage(words.part, { number: written.part }) : formatMessage(words.place, { line: firstLine }));
    const colourName = typeof colour === 'number' ? colours.get(colour)?.name : undefined;
    return colourName ? formatMessage(words.inColour, { part: name, colour: colourName }) : name;
  };
}
