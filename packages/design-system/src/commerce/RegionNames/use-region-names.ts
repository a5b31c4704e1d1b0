import type { Language } from '@shop/contracts';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

export type RegionNaming = (name: string) => string;

/** The tables are loaded where an address is shown, by readers of their language only. */
const LOADERS: Partial<Record<Language, () => Promise<RegionNaming>>> = {
  'zh-Hant': async () => (await import('./traditional-region.ts')).traditionalRegion,
  en: async () => {
    const { englishRegion } = await import('./english-region.ts');
    return (name) => englishRegion(name) ?? name;
  },
};
const asSent: RegionNaming = (name) => name;
const loaded = new Map<string, RegionNaming>();

/**
 * Names regions in the reader's language, for display only: servers of the family send, and receive, Chinese names. As
 * sent while the table is loading, if it cannot be loaded, and for a name that it lacks.
 */
export function useRegionNames(): RegionNaming {
  const { locale } = useIntl();
  const [, setLoaded] = useState('');
  useEffect(() => {
    const load = loaded.has(locale) ? undefined : LOADERS[locale as Language];
    if (!load) return undefined;
    let isShown = true;
    const show = async () => {
      const naming = await load().catch(() => undefined);
      if (!naming) return;
      loaded.set(locale, naming);
      if (isShown) setLoaded(locale);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [locale]);
  return loaded.get(locale) ?? asSent;
}
