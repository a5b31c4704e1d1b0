import * as z from 'zod/mini';

/** The fields of a form as a list, as its JSON text, or as nothing; only their number matters. */
const fields = z.union([z.array(z.unknown()), z.string(), z.null(), z.record(z.string(), z.unknown())]);
type Fields = z.output<typeof fields>;

function hasFields(wire: Fields): boolean {
  if (typeof wire === 'string') return !['', '[]', '{}', 'null'].includes(wire.trim());
  return wire !== null && Object.keys(wire).length > 0;
}

/** Whether the owner wants a form filled in with each purchase: a column with at least one field. */
export const customForm = z.codec(fields, z.boolean(), {
  decode: hasFields,
  encode: (value): Fields => (value ? [{ label: 'text', title: { val: '' } }] : []),
});
