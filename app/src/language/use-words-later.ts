import type { WordArea } from '@shop/design-system/words';
import { useEffect } from 'react';
import { useLanguage } from './use-language.ts';
import { fetchWords, hasWords, useWords } from './words.store.ts';

/** Whether words that a page needs further down are here; they are fetched after its first paint. */
export function useWordsLater(area: WordArea): boolean {
  const language = useLanguage();
  useWords();
  useEffect(() => {
    // Without them what needs them stays away; the page is not lost for it.
    fetchWords(language, [area]).catch(() => undefined);
  }, [language, area]);
  return hasWords(language, [area]);
}
