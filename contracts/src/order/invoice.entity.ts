import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { maybe } from '../wire/maybe.ts';
import { text } from '../wire/text.ts';

/** The invoice of an order, as requested. `number` is '' until it is issued. */
export type Invoice = { title: string; taxNumber: string; email: string; isIssued?: boolean; number: string };

export const invoice = entity(
  z.object({ name: text, duty_number: text, email: text, is_invoice: maybe(flag), invoice_number: text }),
  {
    decode: (wire): Invoice => ({
      title: wire.name,
      taxNumber: wire.duty_number,
      email: wire.email,
      isIssued: wire.is_invoice,
      number: wire.invoice_number,
    }),
    encode: (value) => ({
      name: value.title,
      duty_number: value.taxNumber,
      email: value.email,
      is_invoice: value.isIssued,
      invoice_number: value.number,
    }),
  },
);
