import type { MessageFormatElement } from 'react-intl';

/** Messages of one area in one language, by id, as ICU trees. */
export type Messages = Record<string, MessageFormatElement[]>;
/** The same as they travel: a sentence without arguments is a string (tools/vite-messages.ts). */
export type PackedMessages = Record<string, string | MessageFormatElement[]>;

/** The kind of tree node that is plain text. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum itself would bring the parser along (docs/notes/004)
const LITERAL = 0 as MessageFormatElement['type'];

/** react-intl without its parser takes trees only: a sentence becomes the tree of one piece that it is. */
export const unpack = (packed: PackedMessages): Messages =>
  Object.fromEntries(
    Object.entries(packed).map(([id, words]) => [
      id,
      typeof words === 'string' ? [{ type: LITERAL, value: words } as MessageFormatElement] : words,
    ]),
  );
