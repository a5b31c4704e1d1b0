import type { Language } from '@shop/contracts';
import { createIntl } from 'react-intl';
import type { Messages } from '../../../messages/compiled-messages.ts';
import { messages as texts } from './guest.messages.ts';

/** Texts about the cart of a visitor, for toasts and lines. */
export function guestText({ language, messages }: { language: Language; messages: Messages }) {
  const { formatMessage } = createIntl({ locale: language, messages });
  return {
    full: (limit: number) => formatMessage(texts.full, { limit }),
    merged: (kinds: number) => formatMessage(texts.merged, { kinds }),
    left: (kinds: number) => formatMessage(texts.left, { kinds }),
    notMerged: formatMessage(texts.notMerged),
    limitPerOrder: (limit: number) => formatMessage(texts.limitPerOrder, { limit }),
    limitPerShopper: (limit: number) => formatMessage(texts.limitPerShopper, { limit }),
    least: (least: number) => formatMessage(texts.least, { least }),
  };
}
