import { ready, type SearchSuggestions } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toLoadable } from '../data/to-loadable.ts';
import { hotSearchesQuery, suggestionsQuery } from '../features/catalogue/search-box.query.ts';
import { useLanguage } from '../language/use-language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { clearRecent, useRecentActivity } from '../session/recent-activity.store.ts';
import { useGo } from '../use-go.ts';

/**
 * Suggestions are requested after this pause in typing: longer than between two keys, too short to be noticed as a
 * wait.
 */
const TYPING_PAUSE_MS = 120;
/** A longer text, which can only be pasted, gets no suggestions. */
const MAX_TEXT_LENGTH = 60;

/**
 * The suggestions of the search box: recent and hot searches at first, then parts, categories and searches for the
 * typed text.
 */
export function useSearchSuggestions(): SearchSuggestions {
  const language = useLanguage();
  const go = useGo();
  const [text, setText] = useState<string>();
  const [requested, setRequested] = useState('');
  const typed = text?.trim() ?? '';
  useEffect(() => {
    const timer = setTimeout(
      () => setRequested(typed.length <= MAX_TEXT_LENGTH ? typed : ''),
      typed === '' ? 0 : TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  const recent = useRecentActivity((activity) => activity.searches);
  const { data: hot } = useQuery(hotSearchesQuery(language, text !== undefined));
  const { data, error } = useQuery(suggestionsQuery(requested, language));

  return {
    matches: requested === '' ? NONE : toLoadable({ data, error }),
    recent,
    hot: hot ?? [],
    onOpen: () => {
      setText((before) => before ?? '');
      return fetchMessages(language, ['lists']);
    },
    onType: setText,
    onForget: (search) => clearRecent('searches', search),
    onChoose: go,
  };
}
const NONE = ready([]);
