import { loadMessages, type Language, type MessageArea, type Messages } from '@shop/design-system/messages';
import { create } from 'zustand';
import { fetchChunk } from '../data/fetch-chunk.ts';

type Shelf = { language: Language; words: Messages; areas: ReadonlySet<MessageArea> };

/** The words on the page: one language at a time, area by area as pages need them. */
export const useMessages = create<Shelf>(() => ({ language: 'zh-Hans', words: {}, areas: new Set() }));

const hasAll = (shelf: Shelf, language: Language, areas: readonly MessageArea[]) =>
  shelf.language === language && areas.every((area) => shelf.areas.has(area));

/** Whether the words of these areas are here in this language. */
export const hasMessages = (language: Language, areas: readonly MessageArea[]): boolean =>
  hasAll(useMessages.getState(), language, areas);

/** Fetches what is missing; on a change of language, everything that the page has shown so far, so that nothing is unmounted. */
export async function fetchMessages(language: Language, areas: readonly MessageArea[]): Promise<void> {
  const shelf = useMessages.getState();
  if (hasAll(shelf, language, areas)) return;
  const wanted = new Set([...(shelf.areas.size > 0 ? shelf.areas : []), ...areas]);
  const isSame = shelf.language === language;
  const missing = [...wanted].filter((area) => !isSame || !shelf.areas.has(area));
  const fetched = await Promise.all(missing.map((area) => fetchChunk(() => loadMessages(language, area))));
  const now = useMessages.getState();
  useMessages.setState({
    language,
    words: Object.assign({}, now.language === language ? now.words : {}, ...fetched),
    areas: wanted,
  });
}
