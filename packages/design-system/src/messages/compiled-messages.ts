import type { MessageFormatElement } from 'react-intl';

/** Messages of one area in one language, by id, as ICU trees. */
export type Messages = Record<string, MessageFormatElement[]>;
/** The same as compiled into the chunk of an area: a text without arguments is a string (tools/vite-messages.ts). */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;

/** The type of a tree node that is plain text. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- importing the enum would bundle the parser (docs/notes/004)
const LITERAL = 0 as MessageFormatElement['type'];

/** react-intl without its parser accepts trees only, so a string becomes a tree of one literal. */
export const toMessages = (compiled: CompiledMessages): Messages =>
  Object.fromEntries(
    Object.entries(compiled).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: LITERAL, value: message } as MessageFormatElement] : message,
    ]),
  );
