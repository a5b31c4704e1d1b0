import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { EmojiName } from './emoji-names.ts';
import { messages } from './emoji.messages.ts';
import { readEmoji } from './read-emoji.ts';

const names: Record<string, MessageDescriptor> = messages;

/** The name of an emoji in the current language. */
export const emojiName = (intl: IntlShape, name: EmojiName): string => intl.formatMessage(names[name] ?? { id: name });

/** A message as it is read aloud: emoji by their names, separated by spaces from the text around them. */
export const toSpoken = (intl: IntlShape, text: string): string =>
  readEmoji(text)
    .map((piece) => ('text' in piece ? piece.text : ` ${emojiName(intl, piece.emoji)} `))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
