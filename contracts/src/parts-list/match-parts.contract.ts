import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { partPair } from '../wire/part-pair.ts';
import { matchedPart, type MatchedPart } from './matched-part.entity.ts';

/** Maximum number of pairs in one call. */
export const MAX_PAIRS = 500;

/**
 * Matches and prices part-colour pairs of a parts list. Returns each part number once, in the order of its first pair,
 * with all its colours: a client can then offer another colour without another request.
 */
export const matchParts = defineCall({
  name: 'matchParts',
  method: 'POST',
  path: '/parts_list/match',
  auth: 'optional',
  summary: 'Matches and prices part-colour pairs of a parts list, at most 500.',
  body: z.object({ pairs: z.array(partPair).check(z.minLength(1), z.maxLength(MAX_PAIRS)) }),
  answer: entity(z.object({ list: listOf(matchedPart) }), {
    decode: (wire): readonly MatchedPart[] => wire.list,
    encode: (parts) => ({ list: [...parts] }),
  }),
  states: ['the shop is open'],
});
