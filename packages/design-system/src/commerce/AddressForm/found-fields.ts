import type { AddressDraft } from './address-draft.ts';
import type { ReadAddress } from './read-address-line.ts';

const FIELDS = ['recipient', 'phone', 'region', 'detail'] as const;
export type FieldName = (typeof FIELDS)[number];

const isFound = (read: ReadAddress, field: FieldName): boolean =>
  field === 'region' ? Boolean(read.province || read.city || read.district) : read[field] !== '';

/** The fields of the form that a text contains. */
export const foundFields = (read: ReadAddress): readonly FieldName[] => FIELDS.filter((field) => isFound(read, field));

/** Fields that the text does not contain stay as they were; the regions are replaced together. */
export function withFound(
  draft: AddressDraft,
  { recipient, phone, province, city, district, detail, left }: ReadAddress,
): AddressDraft {
  const hasRegion = Boolean(province || city || district);
  return {
    ...draft,
    ...(hasRegion ? { province, city, district } : undefined),
    recipient: recipient || draft.recipient,
    phone: phone || draft.phone,
    detail: detail || draft.detail,
    pasted: left,
  };
}
