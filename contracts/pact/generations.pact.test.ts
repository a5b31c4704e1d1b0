import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '../src/calls.ts';
import { matchCall } from '../src/match-call.ts';
import { states, verifyPact, type StateHandler, type StateName } from './verify.ts';

type Kept = {
  interactions: { description: string; providerStates: { name: string }[]; response: { body: { content: unknown } } }[];
};
type Change = (value: unknown) => unknown;

const kept = JSON.parse(await readFile(new URL('../pacts/pip-shop-crmeb-api.json', import.meta.url), 'utf8')) as Kept;

/** Answers with the pact's own examples, every single value and object below `data` changed, from the inside out. */
async function verify(change: Change): Promise<void> {
  let state = '';
  const server = createServer((request, response) => {
    const call = matchCall(request.method ?? '', (request.url ?? '').replace('/api', ''))?.call;
    const found = kept.interactions.find(
      (one) => one.providerStates[0]?.name === state && one.description.startsWith(`${call?.name}: `),
    );
    const body = found?.response.body.content as { data?: unknown };
    response
      .setHeader('Content-Type', 'application/json; charset=utf-8')
      .end(JSON.stringify({ ...body, ...('data' in body ? { data: changed(body.data, change) } : {}) }));
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

const handlers = (enter: (name: string) => void) =>
  Object.fromEntries(
    Object.entries(states).map(([name, state]): [string, StateHandler] => [
      name,
      async () => {
        enter(name);
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
/** Offers by colour: in this one map a column more would be an offer more. */
const isOfferMap = (value: object): boolean =>
  Object.values(value).some((inner) => isObject(inner) && 'unique' in inner);

test('the pact takes ids, counts and flags as digits and money as numbers: one server generation’s types as well as the other’s', async () => {
  await verify((value) =>
    typeof value === 'number'
      ? String(value)
      : typeof value === 'string' && /^-?\d+\.\d\d$/.test(value)
        ? Number(value)
        : value,
  );
});

test('the pact takes what a server adds', async () => {
  await verify((value) =>
    isObject(value) && !isOfferMap(value) ? { ...value, a_column_of_tomorrow: { deep: [1] } } : value,
  );
});

test('a server that answers other types is told for every call that answers something', async () => {
  const said = await verify((value) => (isObject(value) ? value : {})).then(
    () => '',
    (error: Error) => error.message,
  );
  for (const call of calls.filter((known) => known.answer)) expect(said).toContain(`${call.name}: `);
});
