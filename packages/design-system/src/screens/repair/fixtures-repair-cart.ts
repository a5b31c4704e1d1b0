import type { RepairCartEntry, RepairPrice } from '@shop/contracts';
import {
  describedLine,
  englishRepairLines,
  repairLines,
  traditionalRepairLines,
} from '../../commerce/fixtures-repair-lines.ts';

/** Requests in the repair cart for stories and tests: invented sets with real parts, invented prices. */

/** Thirteen particles of 1.90, free. */
export const bakery: RepairCartEntry = {
  id: '71',
  region: { code: 'CN', name: '中国大陆' },
  set: {
    number: '801208',
    name: '街角面包房',
    pictures: [
      { kind: 'part', shape: '3001', hex: '720E0F', finish: 'solid' },
      { kind: 'part', shape: '3039', hex: '184632', finish: 'solid' },
      { kind: 'part', shape: '3659', hex: 'E4CD9E', finish: 'solid' },
      { kind: 'part', shape: '3020', hex: '6C6E68', finish: 'solid' },
    ],
    pieces: 1208,
    bags: 6,
    steps: 64,
  },
  purchase: { boughtOn: '2026-10-15', channel: 'tmall', orderNumber: '' },
  code: '7K3F-••••-••••-92QD',
  voucher: '/uploads/voucher.jpg',
  contact: '13800135620',
  lines: repairLines,
  eligibility: { kind: 'free' },
  price: { parts: 190, off: 190, postage: 0, total: 0 },
};
/** Priced, since its code was used; 3 particles of 0.30. */
export const tram: RepairCartEntry = {
  ...bakery,
  id: '72',
  set: {
    ...bakery.set,
    number: '802044',
    name: '老城有轨电车',
    pictures: [{ kind: 'part', shape: '56902', hex: '05131D', finish: 'solid' }],
    pieces: 684,
    bags: 4,
    steps: 38,
  },
  code: '4XQ8-••••-••••-M2TA',
  voucher: '',
  lines: repairLines.slice(0, 2).map((line) => ({ ...line, quantity: line.id === '1' ? 1 : 2 })),
  eligibility: { kind: 'paid', reason: 'codeUsed' },
  price: { parts: 34, off: 0, postage: 1000, total: 1034 },
};
/** Without a code and with a part that is described in words, whose price is not known. */
export const described: RepairCartEntry = {
  ...tram,
  id: '73',
  code: '',
  lines: [...repairLines, describedLine],
  eligibility: { kind: 'paid', reason: 'codeNone' },
};
/** As many lines as a request of single pieces can have. */
export const twentyLines: RepairCartEntry = {
  ...bakery,
  id: '74',
  lines: Array.from({ length: 20 }, (_, index) => ({
    ...(repairLines[index % repairLines.length] as (typeof repairLines)[number]),
    id: String(index),
    quantity: 1,
  })),
};
export const entries: readonly RepairCartEntry[] = [bakery, tram];
export const englishEntries: readonly RepairCartEntry[] = [
  {
    ...bakery,
    region: { code: 'CN', name: 'Mainland China' },
    set: { ...bakery.set, name: 'Corner Bakery with Apartment and Roof Terrace' },
    lines: englishRepairLines,
  },
  {
    ...tram,
    region: { code: 'CN', name: 'Mainland China' },
    set: { ...tram.set, name: 'Old Town Tram' },
    lines: englishRepairLines.slice(0, 2),
    eligibility: { kind: 'paid', reason: 'codeOfOtherSet' },
  },
];
export const traditionalEntries: readonly RepairCartEntry[] = [
  { ...bakery, set: { ...bakery.set, name: '街角麵包房' }, lines: traditionalRepairLines },
  { ...tram, set: { ...tram.set, name: '老城有軌電車' }, lines: traditionalRepairLines.slice(0, 2) },
];
/** The sum of the two requests. */
export const bothPrice: RepairPrice = { parts: 224, off: 190, postage: 1000, total: 1034 };
