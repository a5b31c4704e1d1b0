import type { ListRow } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { useColours } from '../colours.ts';
import { rowMessages } from './ListTable.messages.ts';

/** A short name of a row, for the labels of its controls. */
export function useRowName(): (row: ListRow) => string {
  const { formatMessage } = useIntl();
  const colours = useColours();
  return ({ product, part, colour, written, firstLine }) => {
    const name =
      product?.name ??
      (part
        ? formatMessage(rowMessages.part, { number: written.part })
        : formatMessage(rowMessages.place, { line: firstLine }));
    const colourName = typeof colour === 'number' ? colours.get(colour)?.name : undefined;
    return colourName ? formatMessage(rowMessages.inColour, { part: name, colour: colourName }) : name;
  };
}
