import type { MessageDescriptor } from 'react-intl';

/** A message: its id (`area.component.name`), its Chinese source text and a description for the translator. */
type Message = { id: string; defaultMessage: string; description: string };

/**
 * Declares messages beside the component that shows them; `tools/messages.ts` finds them by this function's name.
 * It replaces react-intl's own function, whose types (12.1.5) assume that a message without a declared contract has no
 * arguments.
 */
export const defineMessages = <Name extends string>(
  messages: Readonly<Record<Name, Message>>,
): Readonly<Record<Name, MessageDescriptor>> => messages;
