import type { Language } from '@shop/contracts';
import { createIntl } from 'react-intl';
import type { Messages } from '../../messages/compiled-messages.ts';
import { messages as texts } from './restock.messages.ts';

/** Texts of notes about parts that are back in stock, outside React. */
export function restockText({ language, messages }: { language: Language; messages: Messages }) {
  const { formatMessage } = createIntl({ locale: language, messages });
  return {
    back: (names: readonly string[]) =>
      names.length === 1
        ? formatMessage(texts.one, { name: names[0] })
        : formatMessage(texts.several, { count: names.length }),
    show: formatMessage(texts.show),
    removed: (name: string) => formatMessage(texts.removed, { name }),
    undo: formatMessage(texts.undo),
  };
}
