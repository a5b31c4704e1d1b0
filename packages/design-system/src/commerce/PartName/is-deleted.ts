import type { CartLine } from '@shop/contracts';

type Line = Pick<CartLine, 'name' | 'colour' | 'picture' | 'partNumber'>;

/** Whether the product of a line was deleted: the server then sends nothing of it. Without a name alone it still exists. */
export const isDeleted = ({ name, colour, partNumber, picture }: Line): boolean =>
  !name && !colour && !partNumber && picture.kind === 'photo' && !picture.url;
