import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { orEmptyList } from '../wire/list-or-map.ts';

/**
 * Adds an address (`id` 0) or changes one. Only an addition returns its id. `city_id` is the city's, not the district's
 * (reference: addresses).
 */
export const addressEdit = defineCall({
  name: 'addressEdit',
  method: 'POST',
  path: '/address/edit',
  auth: 'required',
  summary: 'Adds an address (id 0) or changes one.',
  body: z.object({
    id,
    real_name: z.string(),
    phone: z.string(),
    detail: z.string(),
    is_default: flag,
    address: z.object({ province: z.string(), city: z.string(), district: z.string(), city_id: id }),
    /** 0: the request has the city's id; 1: the server looks the city up by its name. */
    type: z._default(z.int(), 0),
  }),
  answer: entity(orEmptyList(z.object({ id })), {
    decode: (wire): { addedId?: string } => (wire ? { addedId: wire.id } : {}),
    encode: (value) => (value.addedId === undefined ? undefined : { id: value.addedId }),
  }),
  states: ['a shopper without an address is signed in', 'a shopper with an address is signed in'],
});
