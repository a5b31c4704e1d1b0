import { allCaptured, captured } from '../fixtures/captured.ts';
import { states } from '../pact/states.ts';
import { calls } from './calls.ts';
import { decodeAnswer, encodeAnswer, type Reply } from './envelope.ts';
import type { Call } from './define-call.ts';
import * as everything from './index.ts';

const named = (name: string): Call => {
  const call = calls.find((known) => known.name === name);
  if (!call) throw new Error(`No call ${name}`);
  return call;
};

const valueOf = (reply: Reply<unknown>): unknown => {
  if (reply.kind === 'refused') throw new Error(`refused: ${reply.message}`);
  return reply.value;
};

/** Adds columns that no contract names to every object, as rows of some 80 columns have them. */
const withUnknownKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknownKeys);
  if (value === null || typeof value !== 'object') return value;
  // Keys of maps are data, not columns: there, and in the permissions of `scope`, a column more would be an entry more.
  const isListWithHoles = Object.keys(value).every((key) => /^\d+$/.test(key));
  const isMap =
    Object.keys(value).length > 0 &&
    (isListWithHoles ||
      Object.values(value).every(
        (inner) =>
          inner !== null && typeof inner === 'object' && !Array.isArray(inner) && ('unique' in inner || 'id' in inner),
      ));
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, kept]) => [key, key === 'scope' ? kept : withUnknownKeys(kept)]),
  );
  return isMap ? inner : { ...inner, a_column_of_tomorrow: { deep: [1, null] } };
};

const all = allCaptured().map(
  ({ call, of, generation }) =>
    [of ? `${call} (${of})` : call, generation, named(call), captured(call, generation, of)] as const,
);

/** Calls whose answer may hold nothing, since it says something in one of two cases only. */
const MAY_SAY_NOTHING = new Set(['addressEdit']);

describe('captured answers of both server generations', () => {
  test.each(calls.map((call) => [call.name]))('there is one for %s', (name) => {
    expect(all.some(([, , call]) => call.name === name)).toBe(true);
  });

  test.each(all)('%s of generation %s decodes', (_name, _generation, call, answer) => {
    expect(decodeAnswer(call, answer).kind).toBe('done');
  });

  test.each(all)('%s of generation %s survives the way out and back in', (_name, _generation, call, answer) => {
    const value = valueOf(decodeAnswer(call, answer));
    const sentAgain: unknown = JSON.parse(JSON.stringify(encodeAnswer(call, value as never)));
    expect(valueOf(decodeAnswer(call, sentAgain))).toEqual(value);
  });

  test.each(all)('%s of generation %s means the same with columns nobody knows', (_name, _generation, call, answer) => {
    expect(decodeAnswer(call, withUnknownKeys(answer))).toEqual(decodeAnswer(call, answer));
  });

  test.each(
    calls.filter((call) => call.answer && !MAY_SAY_NOTHING.has(call.name)).map((call) => [call.name, call] as const),
  )('%s without data is a fault, not an empty answer', (_, call) => {
    expect(() => decodeAnswer(call, { status: 200, msg: 'ok' })).toThrow(`${call.name}: data: expected`);
  });

  test.each(calls.filter((call) => !call.answer).map((call) => [call.name, call] as const))(
    '%s is done with a message only, or with empty data',
    (_, call) => {
      expect(decodeAnswer(call, { status: 200, msg: 'ok' })).toEqual({ kind: 'done', value: undefined, message: 'ok' });
      expect(decodeAnswer(call, { status: 200, msg: 'ok', data: [] }).kind).toBe('done');
    },
  );
});

describe('the call table', () => {
  test('names each call once, by its own name at the door', () => {
    const door: Record<string, unknown> = { ...everything };
    expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
    for (const call of calls) expect(door[call.name], call.name).toBe(call);
  });

  test('holds each method and path once', () => {
    expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
  });

  test('uses every provider state, and each call has one', () => {
    const used = new Set<string>(calls.flatMap((call) => [...(call.states ?? [])]));
    expect([...used].sort()).toEqual(Object.keys(states).sort());
    for (const call of calls) expect(call.states?.length, call.name).toBeGreaterThan(0);
  });
});
