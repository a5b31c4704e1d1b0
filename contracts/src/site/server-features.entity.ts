import * as z from 'zod/mini';
import { listOf } from '../wire/list-or-map.ts';
import { maybe } from '../wire/maybe.ts';

/**
 * What only some servers have: the repair service, finding the parts of a list in one call (without it a list is
 * searched part by part), and lists that the shop saves.
 */
export type Feature = 'repair' | 'listMatching' | 'savedLists';

const WIRE: Readonly<Record<Feature, string>> = {
  repair: 'repair',
  listMatching: 'parts_list_match',
  savedLists: 'parts_list_saved',
};
const FEATURES = Object.keys(WIRE) as readonly Feature[];

/**
 * An own extension of the company information: the features of the server. Stock servers do not send it, and then
 * nothing is known about them; names that this client does not know are ignored.
 */
export const serverFeatures = maybe(
  z.codec(listOf(z.string()), z.array(z.any() as never as z.ZodMiniType<Feature, Feature>), {
    decode: (names) => FEATURES.filter((feature) => names.includes(WIRE[feature])),
    encode: (features) => features.map((feature) => WIRE[feature]),
  }),
);
