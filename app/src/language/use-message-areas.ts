import type { MessageArea } from '@shop/design-system/messages/load-messages';
import { createContext, useContext, useEffect, useState } from 'react';
import { fetchMessages, hasMessages, useMessages } from './messages.store.ts';
import { useLanguage } from './use-language.ts';

/** Receives the areas that a page lacks while it is rendered, for a server, where no effect loads them. */
export const MissingAreas = createContext<((areas: readonly MessageArea[]) => void) | undefined>(undefined);

/**
 * Loads the messages of these areas in the language of the page. Returns whether they are loaded; on a change of
 * language the old ones count until the new ones are here, so that nothing is unmounted and nothing typed is lost.
 * Throws while rendering if they cannot be loaded.
 */
export function useMessageAreas(areas: readonly MessageArea[]): boolean {
  const language = useLanguage();
  const [failure, setFailure] = useState<unknown>();
  useMessages();
  const isLoaded = hasMessages(language, areas);
  const [wasLoaded, setWasLoaded] = useState(isLoaded);
  if (isLoaded && !wasLoaded) setWasLoaded(true);
  const reportMissing = useContext(MissingAreas);
  if (!isLoaded) reportMissing?.(areas);
  useEffect(() => {
    fetchMessages(language, areas).catch(setFailure);
  }, [language, areas]);
  if (failure) throw failure;
  return isLoaded || wasLoaded;
}
