import { DEFAULT_LANGUAGE, type Language } from '@shop/contracts/language';
import { loadMessages, type MessageArea, type Messages } from '@shop/design-system/messages/load-messages';
import { create } from 'zustand';

type LoadedMessages = { language: Language; messages: Messages; areas: ReadonlySet<MessageArea> };

/** The messages of the page: one language at a time, loaded area by area as pages need them. */
export const useMessages = create<LoadedMessages>((_, getState, store) => {
  // A page is rendered on a server, and hydrated, with the messages that are loaded; stores are read in their first
  // state there.
  store.getInitialState = getState;
  return { language: DEFAULT_LANGUAGE, messages: {}, areas: new Set() };
});

const hasAll = (loaded: LoadedMessages, language: Language, areas: readonly MessageArea[]) =>
  loaded.language === language && areas.every((area) => loaded.areas.has(area));

/** Whether the messages of these areas are loaded in this language. */
export const hasMessages = (language: Language, areas: readonly MessageArea[]): boolean =>
  hasAll(useMessages.getState(), language, areas);

/**
 * Loads the areas that are missing. On a change of language it loads all areas that the page has needed so far, so that
 * nothing is unmounted.
 */
export async function fetchMessages(language: Language, areas: readonly MessageArea[]): Promise<void> {
  const before = useMessages.getState();
  if (hasAll(before, language, areas)) return;
  const needed = new Set([...before.areas, ...areas]);
  const missing = [...needed].filter((area) => before.language !== language || !before.areas.has(area));
  const fetched = await Promise.all(missing.map((area) => loadMessages(language, area)));
  const now = useMessages.getState();
  const isCurrent = now.language === language;
  // Another language was chosen meanwhile.
  if (!isCurrent && now.language !== before.language) return;
  useMessages.setState({
    language,
    // Into the same object: nothing that is rendered needs the new texts, so nothing need be rendered again for them.
    messages: Object.assign(isCurrent ? now.messages : {}, ...fetched),
    areas: new Set([...(isCurrent ? now.areas : []), ...needed]),
  });
}
