import type { MessageArea } from '@shop/design-system/messages';
import { useEffect } from 'react';
import { useLanguage } from './use-language.ts';
import { fetchMessages, hasMessages, useMessages } from './messages.store.ts';

/** Whether words that a page needs further down are here; they are fetched after its first paint. */
export function useDeferredMessages(area: MessageArea): boolean {
  const language = useLanguage();
  useMessages();
  useEffect(() => {
    // Without them what needs them stays away; the page is not lost for it.
    fetchMessages(language, [area]).catch(() => undefined);
  }, [language, area]);
  return hasMessages(language, [area]);
}
