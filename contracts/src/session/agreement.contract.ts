import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { key } from '../wire/id.ts';
import { text } from '../wire/text.ts';

/** A text that the shopper agrees to; `html` is rich text of the server and empty where the shop has none. */
export type Agreement = { title: string; html: string };

/** The numbers of `agreement` (reference: site calls). */
export const AGREEMENT = { privacy: '3', terms: '4' } as const;

const row = z.object({ title: text, content: text });
const NONE: Agreement = { title: '', html: '' };

/** The terms of use. Both generations of servers have it. */
export const userAgreement = defineCall({
  name: 'userAgreement',
  method: 'GET',
  path: '/user_agreement',
  auth: 'optional',
  summary: 'The terms of use as rich text.',
  answer: entity(z.union([row, z.array(z.unknown())]), {
    decode: (wire): Agreement => (Array.isArray(wire) ? NONE : { title: wire.title, html: wire.content }),
    encode: (value) => ({ title: value.title, content: value.html }),
  }),
  states: ['the shop is open'],
});

/** An agreement by its number, on servers of the second generation: a row, or an empty list if there is none. */
export const agreement = defineCall({
  name: 'agreement',
  method: 'GET',
  path: '/get_agreement/:type',
  auth: 'optional',
  summary: 'An agreement as rich text: 3 is the privacy policy, 4 the terms of use.',
  params: z.object({ type: key }),
  answer: entity(z.union([row, z.array(z.unknown())]), {
    decode: (wire): Agreement => (Array.isArray(wire) ? NONE : { title: wire.title, html: wire.content }),
    encode: (value) => (value.html === '' ? [] : { title: value.title, content: value.html }),
  }),
  states: ['the shop is open'],
});
