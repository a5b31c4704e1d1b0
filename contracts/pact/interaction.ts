import { fileURLToPath } from 'node:url';
import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { pathOf, type Call } from '../src/define-call.ts';
import { encodeAnswer, encodeValue } from '../src/envelope.ts';
import type { Example } from './example.ts';
import { like, matching } from './matchers.ts';

/** Body statuses of a refusal in both generations: those that ask to sign in, and all others but 200. */
const STATUS = {
  asksToSignIn: { pattern: '^(41000[0-2]|11000[2-7])$', example: 410001 },
  hasMessage: { pattern: '^(4\\d\\d|40\\d{4}|41000[3-9]|4100[1-9]\\d|410[1-9]\\d\\d)$', example: 400 },
};

export const ONE_PIXEL = fileURLToPath(new URL('one-pixel.png', import.meta.url));

/** A constant, so that the pact file does not change from run to run. */
const BOUNDARY = 'pip-shop-upload';

/** A value that the provider state supplies when a server is verified. */
const supplied = (expression: string, value: unknown) => ({
  'pact:matcher:type': 'type',
  'pact:generator:type': 'ProviderState',
  expression,
  value,
});

/** Replaces the value at a path in a part of the request by one that the state supplies. */
function supply(value: unknown, path: readonly string[], expression: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return supplied(expression, exampleIn(value));
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? supply(item, rest, expression) : item));
  const known = value as Record<string, unknown>;
  // The matcher of a list has its rows in `value`.
  return Array.isArray(known['value'])
    ? { ...known, value: supply(known['value'], path, expression) }
    : { ...known, [key]: supply(known[key], rest, expression) };
}

const exampleIn = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'value' in value ? value.value : value;

const suppliedIn = (example: Example, part: string): [string[], string][] =>
  Object.entries(example.supplied ?? {}).flatMap(([field, expression]) =>
    field.startsWith(`${part}.`) ? [[field.slice(part.length + 1).split('.'), expression] as [string[], string]] : [],
  );

/** The concrete path below the server's root, e.g. `/api/order/detail/cp5136`. */
export const apiPath = (example: Example): string => `/api${pathOf(example.call, example.params)}`;

function pathMatcher(example: Example) {
  const found = new Map(suppliedIn(example, 'params').map(([path, expression]) => [path[0], expression]));
  if (found.size === 0) return apiPath(example);
  const expression = example.call.path.replace(
    /:(\w+)/g,
    (_, name: string) => found.get(name) ?? encodeURIComponent(example.params?.[name] ?? ''),
  );
  return supplied(`/api${expression}`, apiPath(example)) as never;
}

/** The query as a client sends it, encoded for the wire; undefined without one. */
export const sentQuery = (example: Example): Record<string, string> | undefined =>
  example.call.query &&
  Object.fromEntries(
    Object.entries(encodeValue(example.call, example.call.query, example.query) as object).map(([key, value]) => [
      key,
      String(value),
    ]),
  );

/** The JSON body as a client sends it, encoded for the wire; undefined without one and for uploads. */
export const sentBody = (example: Example): unknown =>
  example.call.body && example.call.encoding !== 'form'
    ? encodeValue(example.call, example.call.body, example.body)
    : undefined;

/** A query value is matched by its type: the shop's own page and limit are examples, no constants for a server. */
function queryMatcher(example: Example) {
  const values = Object.entries(sentQuery(example) ?? {}).map(([key, value]): [string, unknown] => [
    key,
    MatchersV3.like(value),
  ]);
  return suppliedIn(example, 'query').reduce<unknown>(
    (query, [path, expression]) => supply(query, path, expression),
    Object.fromEntries(values),
  ) as Record<string, never>;
}

function bodyMatcher(example: Example): unknown {
  const body = sentBody(example);
  if (body === undefined || !example.call.body) return undefined;
  const matched = matching(example.call.body, body, { call: `${example.call.name}Body`, path: '' });
  return suppliedIn(example, 'body').reduce((value, [path, expression]) => supply(value, path, expression), matched);
}

const headerMatchers = (example: Example): Record<string, never> =>
  ({
    'Form-type': 'pc',
    ...(example.call.auth === 'required'
      ? {
          'Authori-zation': {
            'pact:matcher:type': 'regex',
            regex: '^Bearer .+$',
            'pact:generator:type': 'ProviderState',
            expression: 'Bearer ${token}',
            value: 'Bearer a-token',
          },
        }
      : {}),
  }) as unknown as Record<string, never>;

/** An empty list that the call may also leave out, as servers of the family do. */
const isOmittable = ({ answer }: Call, data: unknown): boolean =>
  Array.isArray(data) && data.length === 0 && z.safeDecode(answer as z.ZodMiniType, undefined).success;

function answerMatcher(example: Example): unknown {
  const msg = MatchersV3.string('ok');
  if (example.refused) return { status: like(STATUS[example.refused].pattern, STATUS[example.refused].example), msg };
  const { data } = JSON.parse(JSON.stringify(encodeAnswer(example.call, example.answer as never))) as {
    data?: unknown;
  };
  const matched =
    example.call.answer && !isOmittable(example.call, data)
      ? matching(example.call.answer, data, { call: example.call.name, path: '' })
      : undefined;
  return { status: MatchersV3.equal(200), msg, ...(matched === undefined ? {} : { data: matched }) };
}

/** The description of the interaction in the pact. */
const titleOf = (example: Example): string => `${example.call.name}: ${example.call.method} ${example.call.path}`;

/** Adds an example to the pact as an interaction. */
export function interactionOf(pact: PactV4, example: Example) {
  const { call } = example;
  return pact
    .addInteraction()
    .given(example.state)
    .uponReceiving(titleOf(example))
    .withRequest(call.method, pathMatcher(example), (request) => {
      request.headers(headerMatchers(example));
      if (call.query) request.query(queryMatcher(example));
      if (call.encoding === 'form') request.multipartBody('image/png', ONE_PIXEL, 'file', BOUNDARY);
      const body = bodyMatcher(example);
      if (body !== undefined) request.jsonBody(body);
    })
    .willRespondWith(200, (answer) => void answer.jsonBody(answerMatcher(example)));
}
