import type { MessageArea } from '@shop/design-system/messages/load-messages';
import { useEffect } from 'react';
import { useLanguage } from './use-language.ts';
import { fetchMessages, hasMessages, useMessages } from './messages.store.ts';

/** Loads messages that a page needs only below the fold, after its first paint. Returns whether they are loaded. */
export function useDeferredMessages(area: MessageArea): boolean {
  const language = useLanguage();
  useMessages();
  useEffect(() => {
    // A failure is not shown: the page only leaves out what needs these messages.
    fetchMessages(language, [area]).catch(() => undefined);
  }, [language, area]);
  return hasMessages(language, [area]);
}
