import type { AddressDraft, KnownRegions } from './address-draft.ts';
import { foldCharacters } from './fold-characters.ts';
import { isName, isSurelyName } from './person-names.ts';
import { placesIn, type PlaceStart } from './place-names.ts';
import { readPlace } from './read-place.ts';

/**
 * What was found in a line, '' for what was not. `left` belongs to no field. `neededList` is the region whose list of
 * subdivisions is needed; the line is then read again.
 */
export type ReadAddress = Pick<AddressDraft, 'recipient' | 'phone' | 'province' | 'city' | 'district' | 'detail'> & {
  left: string;
  neededList?: string;
};

/** Labels as shops, parcels and people write them, in simplified characters. */
const LABELS = {
  recipient: '收货人姓名|收件人姓名|收货人|收件人|收件者|联系人|联络人|姓名|Recipient:|Name:',
  phone: '手机号码|手机号|手机|联系电话|联络电话|电话号码|电话|Phone:|Mobile:|Tel:',
  place: '所在地区|所在区域|省市区|地区|详细地址|收货地址|收件地址|寄送地址|街道地址|地址|Region:|Address:',
} as const;
const LABEL = new RegExp(
  `(?<=^|[\\s,;、。|])(?:(${LABELS.recipient})|(${LABELS.phone})|(?:${LABELS.place}))\\s*:?[^\\S\\n]*`,
  'giu',
);
/**
 * Mainland mobile and landline, Hong Kong and Macao with their code, Taiwan mobile; spaces and dashes between groups.
 */
const PHONE =
  /(?<![\d+*-])(?:(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}|\+?85[23][- ]?[2-9]\d{3}[- ]?\d{4}|(?:\+?886[- ]?9|09)\d{2}[- ]?\d{3}[- ]?\d{3}|0\d{2,3}[- ]?\d{7,8}(?:-\d{1,6})?)(?![\d*]|-\d)/;
/**
 * After a label or alone between separators, also a number with too few or too many digits: the form shows the error.
 */
const LABELLED_DIGITS = /^\+?\d[\d -]{5,17}\d(?![\d*])/;
const LONE_DIGITS = /(?<=^|[\s,;、|])\+?\d{7,13}(?=$|[\s,;、。|])/;
/** The form has no field for a postcode. */
const POSTCODE = /(?<=^|[\s,;、|])\d{6}(?=$|[\s,;、。|])/;
const LABELLED_NAME = /^[^\n,;、|\d:( ]{1,25}(?: [A-Za-z.'-]+){0,3}/;
/** `林木木收` ("attention of") at the end of a line. */
const ADDRESSED = /(?<=[\s,;、(])([一-龥]{2,4}) ?\(?收\)?(?=\s*$)/m;
const LATIN_NAME = /(?<=^|[\n,;、|])\s*[A-Za-z][A-Za-z.'-]*(?: [A-Za-z][A-Za-z.'-]*){0,3}\s*(?=$|[\n,;、|])/;
/** Only such a text can be a street address when it names no region. */
const STREET = /[路街巷弄号村镇楼室]|\d+ [A-Za-z]/;

const clean = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\uFEFF\u00AD]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
const trimSeparators = (text: string) =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/^[\s,;、。|:()/-]+|[\s,;、。|:(]+$/g, '')
    .replaceAll(/ {2,}/g, ' ');
const tokensOf = (text: string) =>
  [...text.matchAll(/[^\s,;、。|()]+/g)].map(({ 0: word, index }) => ({ index, word }));

/**
 * Splits an address copied as one text, of one line or several, into its fields. Regions written without their suffix
 * need the lists in `regions`; `neededList` names a missing one. Nothing is lost: what belongs to no field is `left`.
 */
export function readAddressLine(input: string, regions: KnownRegions = {}): ReadAddress {
  let text = clean(input);
  /** Removes a piece; the rest stays in place, so that other positions remain valid. */
  const takeOut = (at: number, length: number) => {
    const taken = text.slice(at, at + length);
    text = `${text.slice(0, at)}${'\n'.repeat(length)}${text.slice(at + length)}`;
    return trimSeparators(taken);
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
  const end = start?.index ?? text.length;
  const nameBefore = () => tokensOf(text.slice(0, end)).find(({ word }) => (start ? isName(word) : isSurelyName(word)));
  const nameAfter = () =>
    tokensOf(text).length > 1
      ? tokensOf(text).findLast(({ index, word }) => index > end && isSurelyName(word))
      : undefined;
  recipient ||= takeMatch(ADDRESSED);
  if (!recipient) {
    const named = nameBefore();
    recipient = named ? takeOut(named.index, named.word.length) : takeMatch(LATIN_NAME, 0, end);
  }
  if (!recipient) {
    const named = nameAfter();
    if (named) recipient = takeOut(named.index, named.word.length);
  }

  const from = start?.index ?? 0;
  const { length, neededList, ...place } = readPlace(
    text.slice(from),
    foldCharacters(text.slice(from)),
    start,
    regions,
  );
  const rest = trimSeparators(text.slice(from + length));
  const isDetail = Boolean(place.province || place.city || place.district) || STREET.test(foldCharacters(rest));
  const left = [text.slice(0, from), isDetail ? '' : rest, postcode].map(trimSeparators).filter(Boolean).join(' ');
  return { recipient, phone, ...place, detail: isDetail ? rest : '', left, neededList };
}

/** Where the place starts: at the start of a word, or directly after a name. */
function placeStart(text: string): PlaceStart | undefined {
  const pieces = tokensOf(text);
  return placesIn(foldCharacters(text)).find(({ index }) => {
    const piece = pieces.findLast((one) => one.index <= index);
    const before = piece ? text.slice(piece.index, index) : '';
    return before === '' || isName(before);
  });
}
