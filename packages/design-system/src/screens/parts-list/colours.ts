import type { Language } from '@shop/contracts';
import type { Colour } from '@shop/parts-list';
import { createContext, use } from 'react';
import { useIntl } from 'react-intl';

/** Provides the table of colours of the open list. */
export const ColoursContext = createContext<readonly Colour[]>([]);

/** A colour with its name in the reader's language. */
export type NamedColour = Colour & { name: string };
export type NamedColours = ReadonlyMap<number, NamedColour>;

/** Named tables by language: every row uses them, so each is computed once. */
const made = new WeakMap<readonly Colour[], Map<string, NamedColours>>();

/** All colours by id, with names in a language. */
export function namedColours(colours: readonly Colour[], language: Language): NamedColours {
  const byLanguage = made.get(colours) ?? new Map<string, NamedColours>();
  const named =
    byLanguage.get(language) ??
    new Map(colours.map((colour) => [colour.id, { ...colour, name: colour.names[language] }]));
  made.set(colours, byLanguage.set(language, named));
  return named;
}

/** All colours by id, with names in the reader's language. */
export const useColours = (): NamedColours => namedColours(use(ColoursContext), useIntl().locale as Language);
