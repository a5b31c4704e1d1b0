import type { AddressDraft, KnownRegions } from './address-draft.ts';
import { foldCharacters } from './fold-signs.ts';
import { isName, isSurelyName } from './names.ts';
import { placesIn, type PlaceStart } from './place-names.ts';
import { walkPlace } from './walk-place.ts';

/** What was found in a line, '' for what was not. `left` found no field. `asks` is the region whose list would tell more; the line is then read again. */
export type ReadAddress = Pick<AddressDraft, 'recipient' | 'phone' | 'province' | 'city' | 'district' | 'detail'> & {
  left: string;
  asks?: string;
};

/** Labels as shops, parcels and people write them, in simplified signs. */
const LABELS = {
  recipient: '收货人姓名|收件人姓名|收货人|收件人|收件者|联系人|联络人|姓名|Recipient:|Name:',
  phone: '手机号码|手机号|手机|联系电话|联络电话|电话号码|电话|Phone:|Mobile:|Tel:',
  place: '所在地区|所在区域|省市区|地区|详细地址|收货地址|收件地址|寄送地址|街道地址|地址|Region:|Address:',
} as const;
const LABEL = new RegExp(
  `(?<=^|[\\s,;、。|])(?:(${LABELS.recipient})|(${LABELS.phone})|(?:${LABELS.place}))\\s*:?[^\\S\\n]*`,
  'giu',
);
/** Mainland mobile and landline, Hong Kong and Macao with their code, Taiwan mobile; spaces and dashes between groups. */
const PHONE =
  /(?<![\d+*-])(?:(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}|\+?85[23][- ]?[2-9]\d{3}[- ]?\d{4}|(?:\+?886[- ]?9|09)\d{2}[- ]?\d{3}[- ]?\d{3}|0\d{2,3}[- ]?\d{7,8}(?:-\d{1,6})?)(?![\d*]|-\d)/;
/** Right after a label, or alone between separators, also a number with a digit missing or too many: the form says so. */
const LABELLED_DIGITS = /^\+?\d[\d -]{5,17}\d(?![\d*])/;
const LONE_DIGITS = /(?<=^|[\s,;、|])\+?\d{7,13}(?=$|[\s,;、。|])/;
/** The form has no field for it. */
const POSTCODE = /(?<=^|[\s,;、|])\d{6}(?=$|[\s,;、。|])/;
const LABELLED_NAME = /^[^\n,;、|\d:( ]{1,25}(?: [A-Za-z.'-]+){0,3}/;
/** `林木木收` at the end of a line. */
const ADDRESSED = /(?<=[\s,;、(])([一-龥]{2,4}) ?\(?收\)?(?=\s*$)/m;
const LATIN_NAME = /(?<=^|[\n,;、|])\s*[A-Za-z][A-Za-z.'-]*(?: [A-Za-z][A-Za-z.'-]*){0,3}\s*(?=$|[\n,;、|])/;
/** Only such a text can be where somebody lives, when it names no region. */
const STREET = /[路街巷弄号村镇楼室]|\d+ [A-Za-z]/;

const clean = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\uFEFF\u00AD]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
const tidy = (text: string) =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/^[\s,;、。|:()/-]+|[\s,;、。|:(]+$/g, '')
    .replaceAll(/ {2,}/g, ' ');
const wordsOf = (text: string) =>
  [...text.matchAll(/[^\s,;、。|()]+/g)].map(({ 0: word, index }) => ({ at: index, word }));

/**
 * Splits an address copied as one text, of one line or several, into its fields. Only the lists in `regions` can tell regions
 * written without their endings; where one is missing, `asks` says which. Nothing is lost: what fits no field is `left`.
 */
export function readAddressLine(given: string, regions: KnownRegions = {}): ReadAddress {
  let text = clean(given);
  /** Takes a piece out; the rest keeps its place, so that what was found elsewhere stays true. */
  const takeOut = (at: number, length: number) => {
    const taken = text.slice(at, at + length);
    text = `${text.slice(0, at)}${'\n'.repeat(length)}${text.slice(at + length)}`;
    return tidy(taken);
  };
  const takeMatch = (pattern: RegExp, from = 0, to = text.length) => {
    const found = pattern.exec(text.slice(from, to));
    if (!found) return '';
    const taken = takeOut(from + found.index, found[0].length);
    return found[1] ?? taken;
  };

  let recipient = '';
  let phone = '';
  for (const { 0: label, 1: ofRecipient, 2: ofPhone, index } of foldCharacters(text).matchAll(LABEL)) {
    const after = index + label.length;
    takeOut(index, label.length);
    if (ofRecipient && !recipient) recipient = takeMatch(LABELLED_NAME, after);
    if (ofPhone && !phone)
      phone = takeMatch(new RegExp(`^${PHONE.source}`), after) || takeMatch(LABELLED_DIGITS, after);
  }
  phone ||= takeMatch(PHONE) || takeMatch(LONE_DIGITS);
  const postcode = takeMatch(POSTCODE);

  const start = placeStart(text);
  const end = start?.at ?? text.length;
  const nameBefore = () => wordsOf(text.slice(0, end)).find(({ word }) => (start ? isName(word) : isSurelyName(word)));
  const nameAfter = () =>
    wordsOf(text).length > 1 ? wordsOf(text).findLast(({ at, word }) => at > end && isSurelyName(word)) : undefined;
  recipient ||= takeMatch(ADDRESSED);
  if (!recipient) {
    const named = nameBefore();
    recipient = named ? takeOut(named.at, named.word.length) : takeMatch(LATIN_NAME, 0, end);
  }
  if (!recipient) {
    const named = nameAfter();
    if (named) recipient = takeOut(named.at, named.word.length);
  }

  const from = start?.at ?? 0;
  const { length, asks, ...place } = walkPlace(text.slice(from), foldCharacters(text.slice(from)), start, regions);
  const rest = tidy(text.slice(from + length));
  const isDetail = Boolean(place.province || place.city || place.district) || STREET.test(foldCharacters(rest));
  const left = [text.slice(0, from), isDetail ? '' : rest, postcode].map(tidy).filter(Boolean).join(' ');
  return { recipient, phone, ...place, detail: isDetail ? rest : '', left, ...(asks === undefined ? {} : { asks }) };
}

/** Where the place begins: at the start of a word, or right after a name written against it. */
function placeStart(text: string): PlaceStart | undefined {
  const pieces = wordsOf(text);
  return placesIn(foldCharacters(text)).find(({ at }) => {
    const piece = pieces.findLast((one) => one.at <= at);
    const before = piece ? text.slice(piece.at, at) : '';
    return before === '' || isName(before);
  });
}
