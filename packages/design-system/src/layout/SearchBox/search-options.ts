import type { Suggestion } from '@shop/contracts';
import type { Place } from '../../places/places.ts';

/** One option below the search box. `key` is unique among them. */
export type SearchOption = { key: string } & (
  | { kind: 'recent'; text: string }
  | { kind: 'hot'; text: string }
  | { kind: 'forgetAll' }
  | { kind: 'suggestion'; suggestion: Suggestion }
);
export type OptionGroup = { name: 'recent' | 'hot' | Suggestion['kind']; options: readonly SearchOption[] };

const NAMES = ['part', 'category', 'search'] as const;

/** The options of an empty box: recent and popular searches. */
export function emptyBoxGroups(recent: readonly string[], hot: readonly string[]): readonly OptionGroup[] {
  const before = recent.map((text): SearchOption => ({ key: `recent ${text}`, kind: 'recent', text }));
  return [
    ...(before.length > 0
      ? [{ name: 'recent', options: [...before, { key: 'forget all', kind: 'forgetAll' }] } as const]
      : []),
    ...(hot.length > 0
      ? [
          {
            name: 'hot',
            options: hot.map((text): SearchOption => ({ key: `hot ${text}`, kind: 'hot', text })),
          } as const,
        ]
      : []),
  ];
}

/** The options for typed text, by kind; the kind of the best suggestion comes first. */
export function suggestedGroups(suggestions: readonly Suggestion[]): readonly OptionGroup[] {
  return NAMES.map((name) => ({
    name,
    first: suggestions.findIndex(({ kind }) => kind === name),
    options: suggestions.flatMap((suggestion, at): SearchOption[] =>
      suggestion.kind === name ? [{ key: `${name} ${at}`, kind: 'suggestion', suggestion }] : [],
    ),
  }))
    .filter(({ first }) => first >= 0)
    .sort((a, b) => a.first - b.first);
}

/** Where a suggestion leads; undefined for a suggestion that is a search. */
export function placeOf(suggestion: Exclude<Suggestion, { kind: 'search' }>): Place {
  if (suggestion.kind === 'part')
    return { name: 'product', id: suggestion.id, ...(suggestion.uniqueId ? { colour: suggestion.uniqueId } : {}) };
  const isTop = suggestion.top === '' || suggestion.top === '0';
  return isTop
    ? { name: 'parts', category: suggestion.id }
    : { name: 'parts', category: suggestion.top, sub: suggestion.id };
}
