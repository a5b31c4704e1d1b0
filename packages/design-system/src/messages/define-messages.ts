import type { MessageDescriptor } from 'react-intl';

/** A word of the shop: its id, its Chinese source and a line for the translator. */
type Message = { id: string; defaultMessage: string; description: string };

/**
 * Declares words where they are used; `tools/messages.ts` finds them by this function's name. It stands in for react-intl's
 * own, whose types (12.1.5) take every message without a declared contract to have no arguments.
 */
export const defineMessages = <Name extends string>(
  messages: Readonly<Record<Name, Message>>,
): Readonly<Record<Name, MessageDescriptor>> => messages;
