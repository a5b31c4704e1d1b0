import { codeProblem, readCode, type BodyOf, type Language, type repairCartSave } from '@shop/contracts';
import type { WantedRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { checkImages } from '../uploads/uploads.ts';
import { repairRefusal } from './repair-refusal.ts';
import { setNamed } from './sets/sets.ts';
import { readLines } from './wanted-lines.ts';

type Sent = BodyOf<typeof repairCartSave>;

const MAX_CONTACT_LENGTH = 60;
const MAX_ORDER_NUMBER_LENGTH = 64;

const CODE_REFUSALS = {
  letters: 'codeLetters',
  tooShort: 'codeTooShort',
  tooLong: 'codeTooLong',
  check: 'codeCheck',
} as const;

/** An anti-counterfeit code as it is stored, or '' for none; refused if no box can have it. */
export function readBoxCode(typed: string, language: Language): string {
  const code = readCode(typed);
  if (code === '') return '';
  const problem = codeProblem(code);
  if (problem) throw repairRefusal(CODE_REFUSALS[problem], language);
  return code;
}

function readPurchase({ boughtOn, channel, orderNumber }: Sent['purchase'], language: Language) {
  const day = new Date(`${boughtOn}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(boughtOn))
    throw repairRefusal('dayInvalid', language);
  const number = orderNumber.trim();
  if ([...number].length > MAX_ORDER_NUMBER_LENGTH)
    throw repairRefusal('orderNumberTooLong', language, { limit: MAX_ORDER_NUMBER_LENGTH });
  return { boughtOn, channel, orderNumber: number };
}

/** What a shopper sent, as it is stored. Refuses sets, parts, days, codes and images that do not exist. */
export function readRepair(shop: Shop, sent: Sent, language: Language): WantedRepair {
  const set = setNamed(sent.set_no);
  if (!set) throw repairRefusal('setUnknown', language, { set: sent.set_no });
  const contact = sent.contact.trim();
  if ([...contact].length > MAX_CONTACT_LENGTH)
    throw repairRefusal('contactTooLong', language, { limit: MAX_CONTACT_LENGTH });
  const [voucher = ''] = sent.voucher === '' ? [] : checkImages(shop, [sent.voucher], 1, language);
  return {
    regionCode: sent.region_code,
    setNumber: set.number,
    purchase: readPurchase(sent.purchase, language),
    code: readBoxCode(sent.code, language),
    voucher,
    contact,
    lines: readLines(shop, set, sent.list, language),
  };
}
