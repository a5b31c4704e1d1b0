import { loadWords, type Language, type WordArea, type Words } from '@shop/design-system/words';
import { create } from 'zustand';
import { fetchChunk } from '../data/fetch-chunk.ts';

type Shelf = { language: Language; words: Words; areas: ReadonlySet<WordArea> };

/** The words on the page: one language at a time, area by area as pages need them. */
export const useWords = create<Shelf>(() => ({ language: 'zh-Hans', words: {}, areas: new Set() }));

const hasAll = (shelf: Shelf, language: Language, areas: readonly WordArea[]) =>
  shelf.language === language && areas.every((area) => shelf.areas.has(area));

/** Whether the words of these areas are here in this language. */
export const hasWords = (language: Language, areas: readonly WordArea[]): boolean =>
  hasAll(useWords.getState(), language, areas);

/** Fetches what is missing; on a change of language, everything that the page has shown so far, so that nothing is unmounted. */
export async function fetchWords(language: Language, areas: readonly WordArea[]): Promise<void> {
  const shelf = useWords.getState();
  if (hasAll(shelf, language, areas)) return;
  const wanted = new Set([...(shelf.areas.size > 0 ? shelf.areas : []), ...areas]);
  const isSame = shelf.language === language;
  const missing = [...wanted].filter((area) => !isSame || !shelf.areas.has(area));
  const fetched = await Promise.all(missing.map((area) => fetchChunk(() => loadWords(language, area))));
  const now = useWords.getState();
  useWords.setState({
    language,
    words: Object.assign({}, now.language === language ? now.words : {}, ...fetched),
    areas: wanted,
  });
}
