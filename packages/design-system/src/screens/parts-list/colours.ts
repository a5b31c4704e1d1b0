import type { Colour } from '@shop/parts-list';
import { createContext, use } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '../../messages/languages.ts';

/** The table of colours that the list at hand is read by. */
export const ColoursContext = createContext<readonly Colour[]>([]);

/** A colour as the reader calls it. */
export type NamedColour = Colour & { name: string };
export type NamedColours = ReadonlyMap<number, NamedColour>;

/** Every row asks for its colours: a table is named once a language. */
const made = new WeakMap<readonly Colour[], Map<string, NamedColours>>();

/** All colours by id, named in the reader's language. */
export function useColours(): NamedColours {
  const colours = use(ColoursContext);
  const { locale } = useIntl();
  const byLanguage = made.get(colours) ?? new Map<string, NamedColours>();
  const named =
    byLanguage.get(locale) ??
    new Map(colours.map((colour) => [colour.id, { ...colour, name: colour.names[locale as Language] }]));
  made.set(colours, byLanguage.set(locale, named));
  return named;
}
