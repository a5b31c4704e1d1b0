import type { RepairSet } from '@shop/contracts';
import type { Loadable } from '../../../loadable.ts';

export type SetProblem = 'empty' | 'noNumber' | 'unknown';

type Facts = {
  typed: string;
  matches: Loadable<readonly RepairSet[]>;
  set: Loadable<RepairSet | null> | undefined;
  wasSubmitted: boolean;
};

/**
 * What is wrong with the set. A number that the shop does not know may be the beginning of a longer one, so while typing
 * it is a problem only if no set begins with it.
 */
export function setProblem({ typed, matches, set, wasSubmitted }: Facts): SetProblem | undefined {
  const isUnknown = set?.state === 'ready' && set.value === null;
  if (isUnknown && (wasSubmitted || (matches.state === 'ready' && matches.value.length === 0))) return 'unknown';
  if (!wasSubmitted || set) return undefined;
  return typed.trim() === '' ? 'empty' : 'noNumber';
}
