import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { text } from '../wire/text.ts';

/** A province, city or district. */
export type Region = { id: string; name: string };

const region = entity(z.object({ city_id: id, name: text }), {
  decode: (wire): Region => ({ id: wire.city_id, name: wire.name }),
  encode: (value) => ({ city_id: value.id, name: value.name }),
});

/** The regions in a region: provinces for 0, then cities, then districts; none for a district. */
export const cityList = defineCall({
  name: 'cityList',
  method: 'GET',
  path: '/pc/get_city/:parent',
  auth: 'optional',
  summary: 'Provinces (0), the cities of a province, the districts of a city.',
  params: z.object({ parent: z.string() }),
  answer: listOf(region),
  states: ['the shop is open'],
});
