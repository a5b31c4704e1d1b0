import type { Region } from '@shop/contracts';
import { TOP, type AddressDraft, type ValidAddress, type KnownRegions } from './address-draft.ts';
import { findRegion } from './find-region.ts';
import { phoneError, normalizePhone, type PhoneError } from './phone.ts';

/** In characters, an emoji counting as one (reference: addresses). */
export const MAX_NAME_LENGTH = 25;
export const LEVELS = ['province', 'city', 'district'] as const;
export type RegionLevel = (typeof LEVELS)[number];

/** The state of one of the three lists of regions. `none`: nothing to choose, since there are no subdivisions. */
export type Level = {
  state: 'waiting' | 'loading' | 'failed' | 'none' | 'ready';
  parent?: string;
  list: readonly Region[];
  chosen?: Region;
};

/** The three lists, each with the subdivisions of the choice before it. */
export function levelsOf(
  draft: Pick<AddressDraft, RegionLevel>,
  regions: KnownRegions,
): Readonly<Record<RegionLevel, Level>> {
  const levelBelow = (above: Level, name: string): Level => {
    if (above.state === 'none') return { state: 'none', list: [] };
    return above.chosen ? levelOf(above.chosen.id, name, regions) : { state: 'waiting', list: [] };
  };
  const province = levelOf(TOP, draft.province, regions);
  const city = levelBelow(province, draft.city);
  return { province, city, district: levelBelow(city, draft.district) };
}

function levelOf(parent: string, name: string, regions: KnownRegions): Level {
  const known = regions[parent];
  if (known?.state === 'failed') return { state: 'failed', parent, list: [] };
  if (known?.state !== 'ready') return { state: 'loading', parent, list: [] };
  const list = known.value;
  if (list.length === 0) return { state: 'none', parent, list };
  const chosen = findRegion(list, name);
  return { state: 'ready', parent, list, chosen };
}

/** The validation errors of a draft by field; an error is undefined for a valid field. */
export type AddressErrors = {
  recipient?: { kind: 'empty' } | { kind: 'long'; over: number };
  phone?: PhoneError;
  region?: RegionLevel;
  detail?: 'empty';
};

export function validateAddress(draft: AddressDraft, regions: KnownRegions): AddressErrors {
  const over = [...draft.recipient.trim()].length - MAX_NAME_LENGTH;
  const phone = phoneError(draft.phone);
  const levels = levelsOf(draft, regions);
  const region = LEVELS.find((level) => levels[level].state !== 'none' && !levels[level].chosen);
  return { recipient: recipientError(over), phone, region, detail: draft.detail.trim() === '' ? 'empty' : undefined };
}

function recipientError(over: number): AddressErrors['recipient'] {
  if (over === -MAX_NAME_LENGTH) return { kind: 'empty' };
  return over > 0 ? { kind: 'long', over } : undefined;
}

/** The errors to show before submitting: of fields that were left, and never that a field is empty. */
export const errorsBeforeSubmit = (
  { recipient, phone }: AddressErrors,
  blurred: ReadonlySet<string>,
): AddressErrors => ({
  recipient: recipient?.kind === 'long' && blurred.has('recipient') ? recipient : undefined,
  phone: phone?.kind !== 'empty' && blurred.has('phone') ? phone : undefined,
});

/** The address as the shop accepts it; undefined while there is an error. */
export function toValidAddress(id: string, draft: AddressDraft, regions: KnownRegions): ValidAddress | undefined {
  if (Object.values(validateAddress(draft, regions)).some(Boolean)) return undefined;
  const { province, city, district } = levelsOf(draft, regions);
  return {
    id,
    recipient: draft.recipient.trim(),
    phone: normalizePhone(draft.phone),
    province: province.chosen?.name ?? '',
    city: city.chosen?.name ?? '',
    district: district.chosen?.name ?? '',
    cityId: (city.chosen ?? province.chosen)?.id ?? '',
    detail: draft.detail.trim(),
    isDefault: draft.isDefault,
  };
}
