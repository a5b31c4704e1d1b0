import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { calls } from '../src/calls.ts';
import { decodeAnswer, decodeSent } from '../src/envelope.ts';
import { requestHeaders } from '../src/headers.ts';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { apiPath, interactionOf, ONE_PIXEL, sentBody, sentQuery } from './interaction.ts';
import { keepPact } from './keep-pact.ts';

process.env['PACT_DO_NOT_TRACK'] = 'true';
const dir = await mkdtemp(join(tmpdir(), 'pacts-'));
const pact = new PactV4({ consumer: 'pip-shop', provider: 'crmeb-api', dir, logLevel: 'error' });

const sent: Example[] = [];

afterAll(() => rm(dir, { recursive: true }));

/** Sends an example as the shop does. */
async function send(server: string, example: Example): Promise<unknown> {
  const query = sentQuery(example);
  const body = example.call.encoding === 'form' ? await upload() : JSON.stringify(sentBody(example));
  const answer = await fetch(`${server}${apiPath(example)}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: example.call.method,
    headers: {
      ...requestHeaders({ language: 'zh-Hans', ...(example.call.auth === 'required' ? { token: 'a-token' } : {}) }),
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  return answer.json();
}

async function upload(): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([await readFile(ONE_PIXEL)], { type: 'image/png' }), 'one-pixel.png');
  return form;
}

/** The shape of a value: types at every place, lists by their first element, so that examples may differ. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, shapeOf(inner)]),
  );
};

describe('what the shop asks of its server', () => {
  test.each(examples.map((example) => [example.call.name, example.state, example] as const))(
    '%s when %s',
    async (_name, _state, example) => {
      await interactionOf(pact, example).executeTest(async (server) => {
        const reply = decodeAnswer(example.call, await send(server.url, example));
        if (example.refused)
          expect(reply).toMatchObject({ kind: 'refused', signIn: example.refused === 'asksToSignIn' });
        else expect(reply).toMatchObject({ kind: 'done' });
        if (reply.kind === 'done') expect(shapeOf(reply.value)).toEqual(shapeOf(example.answer));
      });
      sent.push(example);
    },
  );

  // Runs last: the interactions above are written by then. A run of some of them says nothing of the whole.
  test('is what the kept pact says', async () => {
    if (sent.length < examples.length) return;
    const isNew = await keepPact(join(dir, 'pip-shop-crmeb-api.json'));
    expect(isNew, 'contracts/pacts/pip-shop-crmeb-api.json was not current and has been written again: keep it.').toBe(
      false,
    );
  });
});

test.each(
  examples.filter(({ call }) => call.query).map((example) => [example.call.name, example.state, example] as const),
)('the query of %s when %s is understood as the text that it travels as', (_name, _state, example) => {
  expect(decodeSent(example.call, example.call.query as never, sentQuery(example))).toMatchObject(
    example.query as object,
  );
});

test('every call has an interaction in each of its states', () => {
  const written = examples.map((example) => `${example.call.name} when ${example.state}`).sort();
  expect(written).toEqual(
    calls.flatMap((call) => (call.states ?? []).map((state) => `${call.name} when ${state}`)).sort(),
  );
});
