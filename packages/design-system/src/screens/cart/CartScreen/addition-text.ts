import type { Language, Offer, PartColour, Picture } from '@shop/contracts';
import { createIntl } from 'react-intl';
import type { Messages } from '../../../messages/compiled-messages.ts';
import { messages as texts } from './addition.messages.ts';

type AddedColour = Pick<PartColour, 'uniqueId' | 'name'> & { picture?: Picture };

/** What is known of an added product where it was added: a detail has all its offers, a list row its first colours. */
export type AddedPart = {
  name: string;
  picture?: Picture;
  unit?: string;
  /** Of one piece, in fen. */
  price?: Offer['price'];
  offers?: readonly (AddedColour & { price?: Offer['price'] })[];
  part?: { number?: string; colours: readonly AddedColour[] } | undefined;
};

/** The texts of the toast about several additions. `gone`: kinds that had left the cart, so that nothing was undone. */
export function additionsText({ language, messages }: { language: Language; messages: Messages }) {
  const { formatMessage } = createIntl({ locale: language, messages });
  return {
    added: (kinds: number, pieces: number) => formatMessage(texts.allAdded, { kinds, pieces }),
    undo: formatMessage(texts.undo),
    undone: (kinds: number, pieces: number, gone: number) =>
      formatMessage(gone > 0 ? texts.someUndone : texts.allUndone, { kinds, pieces, gone }),
    failed: (reason: string) => formatMessage(texts.undoFailed, { reason }),
  };
}

/** The texts of the toast about an addition, for code outside of components. */
export function additionText(
  { language, messages }: { language: Language; messages: Messages },
  { part, uniqueId, quantity }: { part: AddedPart; uniqueId: string; quantity: number },
) {
  const { formatMessage } = createIntl({ locale: language, messages });
  const { name } = part;
  const colour = (part.offers ?? part.part?.colours)?.find((one) => one.uniqueId === uniqueId)?.name;
  const values = { part: colour ? formatMessage(texts.inColour, { name, colour }) : name, quantity };
  return {
    added: formatMessage(texts.added, values),
    undo: formatMessage(texts.undo),
    undone: formatMessage(texts.undone, values),
    gone: formatMessage(texts.gone, values),
  };
}
