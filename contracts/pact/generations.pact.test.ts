import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '../src/calls.ts';
import { matchCall } from '../src/match-call.ts';
import { states, verifyPact, type StateHandler, type StateName } from './verify.ts';

type Pact = {
  interactions: { description: string; providerStates: { name: string }[]; response: { body: { content: unknown } } }[];
};
type Change = (value: unknown) => unknown;

const pact = JSON.parse(await readFile(new URL('../pacts/pip-shop-crmeb-api.json', import.meta.url), 'utf8')) as Pact;

/**
 * Verifies a server that answers with the pact's own examples, after `change` of every value and object below `data`.
 */
async function verify(change: Change): Promise<void> {
  let state = '';
  const server = createServer((request, response) => {
    const call = matchCall(request.method ?? '', (request.url ?? '').replace('/api', ''))?.call;
    const found = pact.interactions.find(
      (one) => one.providerStates[0]?.name === state && one.description.startsWith(`${call?.name}: `),
    );
    if (!found) return void response.writeHead(404).end();
    const body = found.response.body.content as { data?: unknown };
    response
      .setHeader('Content-Type', 'application/json; charset=utf-8')
      .end(JSON.stringify('data' in body ? { ...body, data: changed(body.data, change) } : body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    await verifyPact(
      addressOf(server),
      handlers((name) => (state = name)),
    );
  } finally {
    server.close();
  }
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const handlers = (onState: (name: string) => void) =>
  Object.fromEntries(
    Object.entries(states).map(([name, state]): [string, StateHandler] => [
      name,
      async () => {
        onState(name);
        return Object.fromEntries(state.supplies.map((key) => [key, '1']));
      },
    ]),
  ) as Record<StateName, StateHandler>;

const changed = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) return value.map((inner) => changed(inner, change));
  if (value === null || typeof value !== 'object') return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, change)])));
};

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';
/** Offers by colour: in this map another column would be another offer. */
const isOfferMap = (value: object): boolean =>
  Object.values(value).some((inner) => isObject(inner) && 'unique' in inner);

/** Numbers as digits and money as numbers: the types of the other server generation. */
function toOtherGeneration(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^-?\d+\.\d\d$/.test(value) ? Number(value) : value;
}

test('the pact accepts the types of both server generations: ids, counts, flags and money as numbers or as text', async () => {
  await verify(toOtherGeneration);
});

test('the pact accepts additional columns', async () => {
  await verify((value) =>
    isObject(value) && !isOfferMap(value) ? { ...value, a_future_column: { deep: [1] } } : value,
  );
});

test('the verification reports every call with data for a server that answers other types', async () => {
  const report = await verify((value) => (isObject(value) ? value : {})).then(
    () => '',
    (error: Error) => error.message,
  );
  // The answer of `bindPhone` has no data when it succeeds.
  const withData = calls.filter((known) => known.answer && known.name !== 'bindPhone');
  for (const call of withData) expect(report).toContain(`${call.name}: `);
});
