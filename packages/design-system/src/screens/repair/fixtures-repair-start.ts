import type { BoughtSet, Picture, RepairRegion, RepairService, RepairSet, RepairTerms } from '@shop/contracts';
import type { DraftSummary } from './RecentDrafts/RecentDrafts.tsx';

export const terms: RepairTerms = {
  windowDays: 90,
  maxParticles: 20,
  workingDays: 10,
  maxMessageLength: 150,
  describedPrice: 60,
};

const region = (code: string, name: string, changes: Partial<RepairRegion> = {}): RepairRegion => ({
  code,
  name,
  area: 'other',
  service: 'paid',
  postage: 12_000,
  isPostageFree: false,
  carrier: 'EMS',
  travelDays: { from: 10, to: 20 },
  ...changes,
});

const mainland = region('CN', '中国大陆', {
  area: 'mainland',
  service: 'free',
  postage: 1000,
  isPostageFree: true,
  carrier: '顺丰速运',
  travelDays: { from: 2, to: 5 },
});
const hongKong = region('HK', '中国香港', { area: 'hmt', service: 'free', postage: 3000, isPostageFree: false });
const japan = region('JP', '日本');
/** Nothing is sent there. */
const brazil = region('BR', '巴西', { service: 'none', carrier: '', postage: undefined, travelDays: undefined });
/** Its server sends neither carrier nor postage nor days. */
const norway = region('NO', '挪威', {
  carrier: '',
  postage: undefined,
  isPostageFree: undefined,
  travelDays: undefined,
});
export const regions: readonly RepairRegion[] = [
  mainland,
  hongKong,
  region('MO', '中国澳门', { area: 'hmt', service: 'free' }),
  region('TW', '中国台湾', { area: 'hmt', service: 'free' }),
  japan,
  brazil,
  norway,
  region('DE', '德国'),
  region('FR', '法国'),
  region('US', '美国'),
  region('SG', '新加坡'),
  region('GB', '英国'),
];
export const service: RepairService = { terms, regions };

const inLanguage = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return { terms, regions: regions.map((one) => ({ ...one, name: names.of(one.code) ?? one.name })) };
};
export const englishService: RepairService = inLanguage('en');
export const traditionalService: RepairService = inLanguage('zh-Hant');

const part = (shape: string, hex: string): Picture => ({ kind: 'part', shape, hex, finish: 'solid' });
export const bakery: RepairSet = {
  number: '801208',
  name: '街角面包房',
  pictures: [part('3001', 'C91A09'), part('3039', '184632'), part('3023', 'E4CD9E'), part('3005', '582A12')],
  pieces: 1208,
  bags: 6,
  steps: 64,
};
export const lighthouse: RepairSet = {
  number: '600512',
  name: '海角灯塔',
  pictures: [part('3941', 'F2F3F2'), part('3039', 'C91A09')],
  pieces: 512,
  bags: 3,
  steps: 40,
};
export const englishBakery: RepairSet = { ...bakery, name: 'Corner bakery with a bicycle, a street lamp and a cat' };
export const sets: readonly RepairSet[] = [bakery, { ...lighthouse, number: '801209' }, lighthouse];

export const purchases: readonly BoughtSet[] = [
  { set: bakery, orderNumber: 'cp20261015143208001', boughtOn: '2026-10-15' },
  { set: lighthouse, orderNumber: 'cp20260618090000002', boughtOn: '2026-06-18' },
];

export const drafts: readonly DraftSummary[] = [
  { setNumber: '801208', setName: '街角面包房', particles: 5, to: { name: 'repairPick', set: '801208' } },
  { setNumber: '600512', setName: '', particles: 0, to: { name: 'repairProof', set: '600512' } },
];
