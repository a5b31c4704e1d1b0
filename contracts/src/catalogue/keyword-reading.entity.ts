import * as z from 'zod/mini';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { entity } from '../wire/entity.ts';
import { text } from '../wire/text.ts';

/**
 * A piece of a keyword as the server read it: a colour, a footprint, or else a word. The texts of the other pieces,
 * joined by spaces, are the keyword without this one.
 */
export type KeywordPiece = {
  text: string;
  /** Every colour that the text may mean, the likeliest first: with several of them it is ambiguous. Empty for none. */
  colours: readonly { id: string; name: string; picture: Picture }[];
  /** Width x length in studs, the smaller first, as in the filter: `2x4`. */
  size?: string;
};

export const keywordPiece = entity(
  z.object({
    text: z.string(),
    colors: withDefault(listOf(z.object({ id, name: z.string(), image: picture })), []),
    size: text,
  }),
  {
    decode: ({ colors, size, ...piece }): KeywordPiece => ({
      ...piece,
      colours: colors.map(({ image, ...colour }) => ({ ...colour, picture: image })),
      size: size || undefined,
    }),
    encode: ({ colours, size = '', ...piece }) => ({
      ...piece,
      colors: colours.map(({ picture: image, ...colour }) => ({ ...colour, image })),
      size,
    }),
  },
);
