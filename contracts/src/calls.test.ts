import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allCaptured, captured } from '../fixtures/captured.ts';
import { examplesByArea } from '../pact/all-examples.ts';
import { calls, callsByArea } from './calls.ts';
import { isCall, type Call } from './define-call.ts';
import { decodeAnswer, encodeAnswer, type Reply } from './envelope.ts';
import * as everything from './index.ts';
import { states } from './provider-states.ts';

const callNamed = (name: string): Call => {
  const call = calls.find((known) => known.name === name);
  if (!call) throw new Error(`No area of contracts/src exports a call with the name ${name}.`);
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
  // Keys of maps are data, not columns: there, and in the permissions of `scope`, another column would be another
  // entry.
  const isListWithHoles = Object.keys(value).every((key) => /^\d+$/.test(key));
  const isMap =
    Object.keys(value).length > 0 &&
    (isListWithHoles ||
      Object.values(value).every(
        (inner) =>
          inner !== null && typeof inner === 'object' && !Array.isArray(inner) && ('unique' in inner || 'id' in inner),
      ));
  const extended = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'scope' ? inner : withUnknownKeys(inner)]),
  );
  return isMap ? extended : { ...extended, a_future_column: { deep: [1, null] } };
};

const all = allCaptured().map(
  ({ call, variant, generation }) =>
    [
      variant ? `${call} (${variant})` : call,
      generation,
      callNamed(call),
      captured(call, generation, variant),
    ] as const,
);

/** Calls whose answer may have no data: the server sends some in one of two cases only. */
const MAY_HAVE_NO_DATA = new Set(['addressEdit', 'bindPhone']);

describe('captured answers of both server generations', () => {
  test('stand in the folder of the area that exports their call', () => {
    const misplaced = allCaptured().filter(({ area, call }) => !callsByArea[area]?.some(({ name }) => name === call));
    expect(
      misplaced.map(({ file, area, call }) => `contracts/fixtures/${file}: the area ${area} exports no call ${call}.`),
    ).toEqual([]);
  });

  test.each(calls.map((call) => [call.name]))('there is one for %s', (name) => {
    expect(all.some(([, , call]) => call.name === name)).toBe(true);
  });

  test.each(all)('%s of generation %s decodes', (_name, _generation, call, answer) => {
    expect(decodeAnswer(call, answer).kind).toBe('done');
  });

  test.each(all)(
    '%s of generation %s is the same after encoding and decoding it again',
    (_name, _generation, call, answer) => {
      const value = valueOf(decodeAnswer(call, answer));
      const sentAgain: unknown = JSON.parse(JSON.stringify(encodeAnswer(call, value as never)));
      expect(valueOf(decodeAnswer(call, sentAgain))).toEqual(value);
    },
  );

  test.each(all)('%s of generation %s means the same with unknown columns', (_name, _generation, call, answer) => {
    expect(decodeAnswer(call, withUnknownKeys(answer))).toEqual(decodeAnswer(call, answer));
  });

  test.each(
    calls.filter((call) => call.answer && !MAY_HAVE_NO_DATA.has(call.name)).map((call) => [call.name, call] as const),
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

/** Paths of contract files below contracts/src, and the area that each belongs to. */
const contractFiles = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.contract.ts'))
  .map((file) => ({ file, area: path.dirname(file) }));

describe('the call table', () => {
  test('has every call of every contract file', async () => {
    const missing = await Promise.all(
      contractFiles.map(async ({ file, area }) => {
        const exported = Object.values((await import(`./${file}`)) as object).filter(isCall);
        const known = callsByArea[area] ?? [];
        return exported
          .filter((call) => !known.includes(call))
          .map(
            ({ name }) => `contracts/src/${area}/index.ts does not export ${name} of ${file}, or calls.ts lacks it.`,
          );
      }),
    );
    expect(missing.flat()).toEqual([]);
  });

  test('names each call once, by the name under which the package exports it', () => {
    const exported: Record<string, unknown> = { ...everything };
    expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
    for (const call of calls) expect(exported[call.name], call.name).toBe(call);
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

describe('the examples of the pact', () => {
  const isExampleOf = (call: string, state: string) => (one: { call: Call; state: string }) =>
    one.call.name === call && one.state === state;

  test('have one interaction for each call in each of its states', () => {
    const missing = Object.entries(callsByArea).flatMap(([area, known]) =>
      known.flatMap(({ name, states: required = [] }) =>
        required
          .filter((state) => (examplesByArea[area] ?? []).filter(isExampleOf(name, state)).length !== 1)
          .map((state) => `contracts/pact/examples/${area}.ts needs one example of ${name} when ${state}.`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('have no interaction of a call of another area, and none in a state that the call does not name', () => {
    const unexpected = Object.entries(examplesByArea).flatMap(([area, examples]) =>
      examples
        .filter(({ call, state }) => !callsByArea[area]?.includes(call) || !call.states?.includes(state))
        .map(
          ({ call, state }) => `contracts/pact/examples/${area}.ts: ${call.name} when ${state} does not belong here.`,
        ),
    );
    expect(unexpected).toEqual([]);
  });
});
