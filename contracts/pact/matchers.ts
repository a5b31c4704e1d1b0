import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { codeAddress } from '../src/catalogue/product-code.contract.ts';
import { fraction } from '../src/catalogue/review-counts.contract.ts';
import { received } from '../src/coupon/coupon-offer.entity.ts';
import { count } from '../src/wire/count.ts';
import { flag, onOff, truth } from '../src/wire/flag.ts';
import { id, key as orderKey } from '../src/wire/id.ts';
import { anyMoment, textMoment, unixMoment } from '../src/wire/moment.ts';
import { money } from '../src/wire/money.ts';
import { partNumber } from '../src/wire/part-pair.ts';
import { isPromised, mayBeEmpty } from './unpromised.ts';

type Schema = z.core.$ZodType;
type Matched = unknown;

/**
 * What the codecs take, as the text of a JSON value: `"10.00"` and `10` are both money. A type matcher would pin one of
 * the two generations.
 */
const PATTERNS = new Map<Schema, string>([
  [money, '^-?\\d+(\\.\\d+)?$'],
  [id, '^\\w+$'],
  [orderKey, '^\\w+$'],
  [partNumber, '^\\S+$'],
  [count, '^-?\\d+(\\.0+)?$'],
  [flag, '^(true|false|null|\\d*)$'],
  [truth, '^(true|false|null|\\d*)$'],
  [onOff, '^(true|false|\\d)$'],
  [unixMoment, '^\\d*$'],
  [textMoment, '^(\\d{4}[-/]\\d{2}[-/]\\d{2}([ T]\\d{2}:\\d{2}(:\\d{2})?)?)?$'],
  [fraction, '^\\d+(\\.\\d+)?$'],
  [codeAddress, '^(false|(https?:)?/.*)?$'],
  [received, '^(true|false|\\d+)$'],
  [anyMoment, '^(\\d*|\\d{4}[-/]\\d{2}[-/]\\d{2}([ T]\\d{2}:\\d{2}(:\\d{2})?)?)$'],
]);

type Place = { call: string; path: string };
const inside = (place: Place, key: string): Place => ({ ...place, path: place.path ? `${place.path}.${key}` : key });

/** A value that must look like this text; the example stands in requests and in the mock's answers. */
export const like = (pattern: string, example: unknown): Matched => ({
  'pact:matcher:type': 'regex',
  regex: pattern,
  value: typeof example === 'boolean' ? Number(example) : example,
});

/** Turns an encoded example into matchers by the wire schema: shapes and types, literal values only for enum tags. */
export function matching(schema: Schema, wire: unknown, place: Place): Matched {
  const pattern = PATTERNS.get(schema);
  if (pattern !== undefined) return like(pattern, wire);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return matching(def.in, wire, place);
    case 'optional':
    case 'nullable':
    case 'default':
      return matching(def.innerType, wire, place);
    case 'union':
      return matching(branchOf(def.options, wire), wire, place);
    case 'object':
      return objectOf(def.shape, wire as Record<string, unknown>, place);
    case 'array':
      return listOf(def.element, wire as unknown[], place);
    case 'record':
      return mapOf(def.valueType, wire as Record<string, unknown>, place);
    case 'literal':
      return MatchersV3.equal(wire);
    case 'enum':
      return tagOf(Object.values(def.entries), wire, place);
    case 'string':
      return textOf(schema, String(wire));
    default:
      return MatchersV3.like(wire);
  }
}

/** Rows of a list may be of any kind that the shop knows; elsewhere the state decides the tag. */
const tagOf = (known: readonly unknown[], wire: unknown, place: Place): Matched =>
  place.path.includes('[]') ? MatchersV3.regex(`^(${known.join('|')})$`, String(wire)) : MatchersV3.equal(wire);

const branchOf = (options: readonly Schema[], wire: unknown): Schema => {
  const fitting = options.find((option) => z.safeDecode(option as z.ZodMiniType, wire as never).success);
  if (!fitting)
    throw new Error(`No branch of a union takes ${JSON.stringify(wire)}; the example does not fit its call.`);
  return fitting;
};

function objectOf(shape: Readonly<Record<string, Schema>>, wire: Record<string, unknown>, place: Place): Matched {
  const kept = Object.entries(shape).filter(
    ([key]) => wire[key] !== undefined && isPromised(place.call, inside(place, key).path),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, matching(inner, wire[key], inside(place, key))]));
}

/** An empty example means that the list is empty in this state; any other asks for one element at least, where one is promised. */
function listOf(element: Schema, wire: readonly unknown[], place: Place): Matched {
  if (wire.length === 0) return [];
  const template = matching(element, wire[0], { ...place, path: `${place.path}[]` });
  return { 'pact:matcher:type': 'type', min: mayBeEmpty(place.call, place.path) ? 0 : 1, value: [template] };
}

function mapOf(element: Schema, wire: Record<string, unknown>, place: Place): Matched {
  const [[key, first] = ['', undefined]] = Object.entries(wire);
  return {
    'pact:matcher:type': 'values',
    value: { [key]: matching(element, first, { ...place, path: `${place.path}[]` }) },
  };
}

function textOf(schema: Schema, wire: string): Matched {
  const patterns = (schema as z.core.$ZodString)._zod.bag.patterns;
  const [pattern] = patterns ?? [];
  return pattern ? MatchersV3.regex(pattern.source.replaceAll('\\/', '/'), wire) : MatchersV3.string(wire);
}
