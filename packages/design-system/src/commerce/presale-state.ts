import type { Moment, PresaleState, PresaleTerms } from '@shop/contracts';

/**
 * The state of a presale at a moment in the shop's time. Its times decide; the server's own word only where they leave
 * it open. Undefined where neither is known.
 */
export function presaleStateAt({ state, from, to }: PresaleTerms, now: Moment): PresaleState | undefined {
  if (to !== undefined && now >= to) return 'over';
  if (from !== undefined && now < from) return 'before';
  return from !== undefined && to !== undefined ? 'running' : state;
}
