import { ready, type SearchAid } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toLoadable } from '../data/to-loadable.ts';
import { hotSearchesQuery, suggestionsQuery } from '../features/catalogue/finding.query.ts';
import { useLanguage } from '../language/use-language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { forget, useRecently } from '../session/recently.ts';
import { useGo } from '../use-go.ts';

/** A pause in typing after which suggestions are asked for: shorter than anyone waits, longer than between two keys. */
const PAUSE_MS = 120;
/** Nobody types more; what is pasted beyond suggests nothing. */
const LONGEST = 60;

/** What the header's search suggests: parts, categories and searches while one types, recent and hot ones before. */
export function useSearchAid(): SearchAid {
  const language = useLanguage();
  const go = useGo();
  const [text, setText] = useState<string>();
  const [asked, setAsked] = useState('');
  const typed = text?.trim() ?? '';
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.length <= LONGEST ? typed : ''), typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const recent = useRecently((kept) => kept.searches);
  const { data: hot } = useQuery(hotSearchesQuery(language, text !== undefined));
  const { data, error } = useQuery(suggestionsQuery(asked, language));

  return {
    suggestions: asked === '' ? NONE : toLoadable({ data, error }),
    recent,
    hot: hot ?? [],
    onOpen: () => {
      setText((before) => before ?? '');
      return fetchMessages(language, ['lists']);
    },
    onType: setText,
    onForget: (search) => forget('searches', search),
    onChoose: go,
  };
}
const NONE = ready([]);
