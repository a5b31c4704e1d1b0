import type { Feature } from '@shop/contracts';
import type { ServerFeatures } from '@shop/design-system';
import { useMemo } from 'react';
import { FEATURE_CALLS, useKnownCalls } from '../data/known-calls.ts';
import { shopConfig } from '../shop-config.ts';

const ABSENT_KEY = 'absentCalls';
const NAMED_KEY = 'serverFeatures';

const FEATURES = Object.keys(FEATURE_CALLS) as readonly Feature[];

/** Reads or changes what is stored; undefined without storage. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const words = (stored: string | null | undefined) => stored?.split(' ').filter(Boolean);

const learntBefore = words(attempt(() => sessionStorage.getItem(ABSENT_KEY))) ?? [];
const absentAtStart = [...new Set([...shopConfig.absentCalls, ...learntBefore])];
// Only where there are any: another state than the server's renders all links again once they are hydrated.
if (absentAtStart.length > 0) useKnownCalls.setState({ absent: absentAtStart });
useKnownCalls.subscribe(({ absent }) => {
  attempt(() => sessionStorage.setItem(ABSENT_KEY, absent.join(' ')));
});

/** The features that the server named at the last visit; undefined if it named none. */
export const readNamedFeatures = (): readonly string[] | undefined =>
  words(attempt(() => localStorage.getItem(NAMED_KEY)));

/** Remembers what the server names, so that the next visit shows its links at once. */
export function rememberNamedFeatures(named: readonly Feature[] | undefined): void {
  attempt(() => (named ? localStorage.setItem(NAMED_KEY, named.join(' ')) : localStorage.removeItem(NAMED_KEY)));
}

/**
 * The features that the server is known to have or to lack: it names them, it answered one of their calls, or it
 * answered that it does not know one. Nothing is known of the others.
 */
export function useKnownFeatures(named: readonly string[] | undefined): ServerFeatures {
  // As a text: most answers say nothing new of features, and another object would render all that depends on it.
  const known = useKnownCalls(({ absent, answered }) => {
    function has(feature: Feature): boolean | undefined {
      const isAmong = (calls: readonly string[]) => FEATURE_CALLS[feature].some((call) => calls.includes(call));
      if (isAmong(absent)) return false;
      return isAmong(answered) || named?.includes(feature);
    }
    return JSON.stringify(Object.fromEntries(FEATURES.map((feature) => [feature, has(feature)])));
  });
  return useMemo(() => JSON.parse(known) as ServerFeatures, [known]);
}
