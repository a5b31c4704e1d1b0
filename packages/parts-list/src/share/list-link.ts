import type { PartCount } from '@shop/contracts';
import { deflateSync } from 'fflate';
import { unite } from '../lists/algebra.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { checksum, CHECKSUM_BYTES } from './checksum.ts';
import { inflate } from './inflate.ts';

/** A list in a link: its name and its pairs, merged. */
export type LinkedList = { name: string; pairs: readonly PartCount[] };

/**
 * Why a text is no list: `missing` is an empty one, `newer` was written by a later version of this file, `damaged` was
 * cut or changed on its way.
 */
export type LinkProblem = 'missing' | 'newer' | 'damaged';

/**
 * The most characters of the text of a list. Messengers and mail programs cut addresses of some ten thousand characters;
 * about a thousand different parts fit.
 */
export const MAX_LINK_LENGTH = 8000;
/** The most characters of a list's name in a link. */
export const MAX_LINK_NAME_LENGTH = 60;
/** Limits of a saved list and of its quantities (docs/parts-lists.md). */
const MAX_PAIRS = 10_000;
const MAX_QUANTITY = 999_999;

/** Comes before the list, so that other forms can follow. */
const VERSION = '1.';

/** One colour with its parts, each followed by its quantity: near repetitions, which compress well. */
type ColourRow = [colour: number, ...parts: (string | number)[]];
type Document = [name: string, ...colours: ColourRow[]];

/**
 * A list as text for the fragment of an address: `1.`, then in base64url a checksum and the deflated JSON. Only letters,
 * digits, `.`, `-` and `_`, which no program changes.
 */
export function toLinkText({ name, pairs }: LinkedList): string {
  const byColour = Map.groupBy(unite([pairs], 'sum'), ({ colour }) => colour);
  const document: Document = [
    [...name].slice(0, MAX_LINK_NAME_LENGTH).join(''),
    ...[...byColour].map(([colour, own]): ColourRow => [
      colour,
      ...own.flatMap(({ part, quantity }) => [part, quantity]),
    ]),
  ];
  const packed = deflateSync(new TextEncoder().encode(JSON.stringify(document)), { level: 9 });
  const bytes = new Uint8Array(CHECKSUM_BYTES + packed.length);
  bytes.set(checksum(packed));
  bytes.set(packed, CHECKSUM_BYTES);
  return VERSION + toBase64url(bytes);
}

/** The list of a text that `toLinkText` wrote, also with a `#` before it or with punctuation after it. */
export function fromLinkText(text: string): LinkedList | LinkProblem {
  const link = text.replace(/^#/, '').replace(/[^\w-]+$/, '');
  if (link === '') return 'missing';
  if (!link.startsWith(VERSION)) return /^\d+\./.test(link) ? 'newer' : 'damaged';
  if (link.length > MAX_LINK_LENGTH) return 'damaged';
  const bytes = fromBase64url(link.slice(VERSION.length));
  if (!bytes) return 'damaged';
  const packed = bytes.subarray(CHECKSUM_BYTES);
  const isWhole = checksum(packed).every((byte, index) => byte === bytes[index]);
  const json = isWhole ? inflate(packed) : undefined;
  return (json && readDocument(json)) ?? 'damaged';
}

function readDocument(json: Uint8Array): LinkedList | undefined {
  try {
    const document: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
    if (!Array.isArray(document)) return undefined;
    const [name, ...colours] = document as readonly unknown[];
    const pairs = colours.map(pairsOfColour);
    if (typeof name !== 'string' || pairs.includes(undefined)) return undefined;
    const list = unite([pairs.flatMap((own) => own ?? [])], 'sum');
    return list.length > 0 && list.length <= MAX_PAIRS ? { name, pairs: list } : undefined;
  } catch {
    return undefined;
  }
}

function pairsOfColour(row: unknown): readonly PartCount[] | undefined {
  if (!Array.isArray(row)) return undefined;
  const [colour, ...cells] = row as readonly unknown[];
  if (!isWhole(colour) || cells.length % 2 === 1) return undefined;
  const pairs: PartCount[] = [];
  for (let at = 0; at < cells.length; at += 2) {
    const [part, quantity] = cells.slice(at, at + 2);
    if (typeof part !== 'string' || !isWhole(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return undefined;
    pairs.push({ part, colour, quantity });
  }
  return pairs;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
