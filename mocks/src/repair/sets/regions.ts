import type { Fen, Language, RegionService, RepairArea, RepairRegion } from '@shop/contracts';
import { messagesOf, type Messages } from '../../messages/messages.ts';
import file from './regions.json' with { type: 'json' };

type Carrier = keyof Messages['repair']['carriers'] | '';
/** A row of the file; what is null there is not known. */
type Row = [
  code: string,
  area: RepairArea,
  service: RegionService,
  hans: string,
  hant: string,
  en: string,
  postage: Fen | null,
  isPostageFree: boolean | null,
  carrier: Carrier,
  minDays: number | null,
  maxDays: number | null,
];
const rows = file.regions as Row[];

const nameOf = ([, , , hans, hant, en]: Row, language: Language): string =>
  ({ 'zh-Hans': hans, 'zh-Hant': hant, en })[language];

function describe(row: Row, language: Language): RepairRegion {
  const [code, area, service, , , , postage, isPostageFree, carrier, from, to] = row;
  return {
    code,
    name: nameOf(row, language),
    area,
    service,
    postage: postage ?? undefined,
    isPostageFree: isPostageFree ?? undefined,
    carrier: carrier && messagesOf(language).repair.carriers[carrier],
    travelDays: from === null || to === null ? undefined : { from, to },
  };
}

/**
 * Where replacement parts are sent to: mainland China, then Hong Kong, Macau and Taiwan, then every other country by
 * its name in the language.
 */
export function regionsFor(language: Language): RepairRegion[] {
  const described = rows.map((row) => describe(row, language));
  const others = described.filter(({ area }) => area === 'other');
  const byName = new Intl.Collator(language);
  return [
    ...described.filter(({ area }) => area !== 'other'),
    ...others.toSorted((a, b) => byName.compare(a.name, b.name)),
  ];
}

/** The region with this ISO code, in a language. */
export function regionNamed(code: string, language: Language = 'zh-Hans'): RepairRegion | undefined {
  const row = rows.find(([known]) => known === code);
  return row && describe(row, language);
}
