import type { Feature } from '@shop/design-system';
import { useMemo } from 'react';
import { useAbsentCalls } from '../data/absent-calls.ts';
import { shopConfig } from '../shop-config.ts';

const KEY = 'absentCalls';

/** Features by the calls of which each shows, when it is absent, that the server does not have them. */
const NEEDED: Readonly<Record<Feature, readonly string[]>> = {
  repair: ['repairRegions', 'repairSets', 'repairPurchases', 'repairCartList', 'repairConfirm', 'repairList'],
  listMatching: ['matchParts'],
  savedLists: ['matchParts', 'savedLists'],
};
const FEATURES = Object.keys(NEEDED) as readonly Feature[];

function stored(): readonly string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ').filter(Boolean) ?? [];
  } catch {
    return [];
  }
}

useAbsentCalls.setState({ calls: [...new Set([...shopConfig.absentCalls, ...stored()])] });
useAbsentCalls.subscribe(({ calls }) => {
  try {
    sessionStorage.setItem(KEY, calls.join(' '));
  } catch {
    // Without storage it is learnt again after a reload.
  }
});

/** The features that the server is known to lack, by the configuration or by its answers in this session. */
export function useAbsentFeatures(): readonly Feature[] {
  const { calls } = useAbsentCalls();
  return useMemo(() => FEATURES.filter((feature) => NEEDED[feature].some((call) => calls.includes(call))), [calls]);
}
