import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { codeAddress } from '../src/catalogue/product-code.contract.ts';
import { flashState } from '../src/promotion/flash-slots.contract.ts';
import { fraction } from '../src/review/review-counts.contract.ts';
import { received } from '../src/coupon/coupon-offer.entity.ts';
import { count } from '../src/wire/count.ts';
import { flag, onOff, booleanFlag } from '../src/wire/flag.ts';
import { id, key as orderKey } from '../src/wire/id.ts';
import { anyMoment, sentMoment, textMoment, unixMoment } from '../src/wire/moment.ts';
import { money } from '../src/wire/money.ts';
import { partNumber } from '../src/wire/part-pair.ts';
import { isAlwaysSent, mayBeAny, mayBeEmpty } from './optional-fields.ts';

type Schema = z.core.$ZodType;
type Matched = unknown;

/**
 * What the codecs accept, as a pattern for the text of a JSON value: `"10.00"` and `10` are both money. A type matcher
 * would demand the types of one server generation.
 */
const PATTERNS = new Map<Schema, string>([
  [money, '^-?\\d+(\\.\\d+)?$'],
  [id, '^\\w+$'],
  [orderKey, '^\\w+$'],
  [partNumber, '^\\S+$'],
  [count, '^-?\\d+(\\.0+)?$'],
  [flag, '^(true|false|\\d+)$'],
  [booleanFlag, '^(true|false|\\d+)$'],
  [onOff, '^(true|false|\\d)$'],
  [unixMoment, '^\\d*$'],
  [sentMoment, '^\\d+$'],
  [flashState, '^[012]$'],
  [textMoment, '^(\\d{4}[-/]\\d{2}[-/]\\d{2}([ T]\\d{2}:\\d{2}(:\\d{2})?)?)?$'],
  [fraction, '^\\d+(\\.\\d+)?$'],
  [codeAddress, '^(false|(https?:)?/.*)?$'],
  [received, '^(true|false|\\d+)$'],
  [anyMoment, '^(\\d*|\\d{4}[-/]\\d{2}[-/]\\d{2}([ T]\\d{2}:\\d{2}(:\\d{2})?)?)$'],
]);

/** Where a value stands: below the answer or the body of a call. */
type Location = { call: string; path: string };
const childOf = (location: Location, key: string): Location => ({
  ...location,
  path: location.path ? `${location.path}.${key}` : key,
});

/** A value that must match the pattern; the example is used in requests and in the mock server's answers. */
export const like = (pattern: string, example: unknown): Matched => ({
  'pact:matcher:type': 'regex',
  regex: pattern,
  value: typeof example === 'boolean' ? Number(example) : example,
});

/**
 * Converts an encoded example into matchers by its wire schema: types everywhere, values only for literals and enums.
 */
export function matching(schema: Schema, wire: unknown, location: Location): Matched {
  const pattern = PATTERNS.get(schema);
  if (pattern !== undefined) return like(pattern, wire);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return matching(def.in, wire, location);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return matching(def.innerType, wire, location);
    case 'union':
      return matching(branchOf(def.options, wire), wire, location);
    case 'object':
      return objectOf(def.shape, wire as Record<string, unknown>, location);
    case 'array':
      return listOf(def.element, wire as unknown[], location);
    case 'record':
      return mapOf(def.valueType, wire as Record<string, unknown>, location);
    case 'literal':
      return MatchersV3.equal(wire);
    case 'enum':
      return enumOf(Object.values(def.entries), wire, location);
    case 'string':
      return textOf(schema, String(wire));
    default:
      return MatchersV3.like(wire);
  }
}

/** In the rows of a list any known value of an enum is accepted; elsewhere the state determines nearly all. */
const enumOf = (known: readonly unknown[], wire: unknown, location: Location): Matched =>
  mayBeAny(location.call, location.path)
    ? MatchersV3.regex(`^(${known.join('|')})$`, String(wire))
    : MatchersV3.equal(wire);

const branchOf = (options: readonly Schema[], wire: unknown): Schema => {
  const fitting = options.find((option) => z.safeDecode(option as z.ZodMiniType, wire as never).success);
  if (!fitting)
    throw new Error(`No branch of a union takes ${JSON.stringify(wire)}; the example does not fit its call.`);
  return fitting;
};

function objectOf(shape: Readonly<Record<string, Schema>>, wire: Record<string, unknown>, location: Location): Matched {
  const demanded = Object.entries(shape).filter(
    ([key]) => wire[key] !== undefined && isAlwaysSent(location.call, childOf(location, key).path),
  );
  return Object.fromEntries(demanded.map(([key, inner]) => [key, matching(inner, wire[key], childOf(location, key))]));
}

/**
 * An empty example demands an empty list; any other at least one element, unless the list may be empty in that state.
 */
function listOf(element: Schema, wire: readonly unknown[], location: Location): Matched {
  if (wire.length === 0) return [];
  const template = matching(element, wire[0], { ...location, path: `${location.path}[]` });
  return { 'pact:matcher:type': 'type', min: mayBeEmpty(location.call, location.path) ? 0 : 1, value: [template] };
}

function mapOf(element: Schema, wire: Record<string, unknown>, location: Location): Matched {
  const [[key, first] = ['', undefined]] = Object.entries(wire);
  return {
    'pact:matcher:type': 'values',
    value: { [key]: matching(element, first, { ...location, path: `${location.path}[]` }) },
  };
}

function textOf(schema: Schema, wire: string): Matched {
  const patterns = (schema as z.core.$ZodString)._zod.bag.patterns;
  const [pattern] = patterns ?? [];
  return pattern ? MatchersV3.regex(pattern.source.replaceAll('\\/', '/'), wire) : MatchersV3.string(wire);
}
