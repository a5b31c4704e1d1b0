import { useIsHydrated, type ServerFeatures } from '@shop/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { readNamedFeatures, useKnownFeatures } from '../../session/server-features.ts';
import { companyInfoQuery } from './site.query.ts';

/**
 * What the server is known to have and to lack: by the company information, which every page requests for its header
 * (until it is there, by that of the last visit), and by its answers.
 */
export function useServerFeatures(): ServerFeatures {
  const { data } = useQuery({ ...companyInfoQuery(useLanguage()), placeholderData: keepPreviousData });
  const isHydrated = useIsHydrated();
  const before = useMemo(() => (isHydrated ? readNamedFeatures() : undefined), [isHydrated]);
  return useKnownFeatures(data ? data.features : before);
}
