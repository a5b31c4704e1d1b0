import type { Region } from '@shop/contracts';
import { TOP, type AddressDraft, type AddressToSave, type KnownRegions } from './address-draft.ts';
import { findRegion } from './find-region.ts';
import { phoneFault, toDialled, type PhoneFault } from './phone.ts';

/** Most characters of a name, as people count them (reference: addresses). */
export const NAME_LIMIT = 25;
export const LEVELS = ['province', 'city', 'district'] as const;
export type RegionLevel = (typeof LEVELS)[number];

/** One of the three lists of regions as it stands. `none`: nothing is to be chosen, since nothing lies below. */
export type Level = {
  state: 'waiting' | 'asking' | 'failed' | 'none' | 'ready';
  parent?: string;
  list: readonly Region[];
  chosen?: Region;
};

/** The three lists, each below what is chosen in the one before. */
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
  if (known?.state !== 'ready') return { state: 'asking', parent, list: [] };
  const list = known.value;
  if (list.length === 0) return { state: 'none', parent, list };
  const chosen = findRegion(list, name);
  return { state: 'ready', parent, list, ...(chosen ? { chosen } : {}) };
}

/** What is wrong with a draft, field by field; {} for one that can be saved. */
export type AddressFaults = {
  recipient?: { kind: 'empty' } | { kind: 'long'; over: number };
  phone?: PhoneFault;
  region?: RegionLevel;
  detail?: 'empty';
};

export function faultsOf(draft: AddressDraft, regions: KnownRegions): AddressFaults {
  const over = [...draft.recipient.trim()].length - NAME_LIMIT;
  const phone = phoneFault(draft.phone);
  const levels = levelsOf(draft, regions);
  const region = LEVELS.find((level) => levels[level].state !== 'none' && !levels[level].chosen);
  return {
    ...(over === -NAME_LIMIT
      ? { recipient: { kind: 'empty' } }
      : over > 0
        ? { recipient: { kind: 'long', over } }
        : {}),
    ...(phone ? { phone } : {}),
    ...(region ? { region } : {}),
    ...(draft.detail.trim() === '' ? { detail: 'empty' } : {}),
  };
}

/** Of the faults those to tell before saving: in fields that were left, and never that they are empty. */
export const earlyFaults = ({ recipient, phone }: AddressFaults, left: ReadonlySet<string>): AddressFaults => ({
  ...(recipient?.kind === 'long' && left.has('recipient') ? { recipient } : {}),
  ...(phone && phone.kind !== 'empty' && left.has('phone') ? { phone } : {}),
});

/** The address as the shop takes it; undefined while there is a fault. */
export function toSave(id: string, draft: AddressDraft, regions: KnownRegions): AddressToSave | undefined {
  if (Object.keys(faultsOf(draft, regions)).length > 0) return undefined;
  const { province, city, district } = levelsOf(draft, regions);
  return {
    id,
    recipient: draft.recipient.trim(),
    phone: toDialled(draft.phone),
    province: province.chosen?.name ?? '',
    city: city.chosen?.name ?? '',
    district: district.chosen?.name ?? '',
    cityId: (city.chosen ?? province.chosen)?.id ?? '',
    detail: draft.detail.trim(),
    isDefault: draft.isDefault,
  };
}
