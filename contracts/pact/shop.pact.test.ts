import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { decodeAnswer, decodeSent } from '../src/envelope.ts';
import { requestHeaders } from '../src/headers.ts';
import type { Example } from './example.ts';
import { examples } from './all-examples.ts';
import { apiPath, interactionOf, ONE_PIXEL, sentBody, sentQuery } from './interaction.ts';
import { writePact } from './write-pact.ts';

process.env['PACT_DO_NOT_TRACK'] = 'true';
const dir = await mkdtemp(join(tmpdir(), 'pacts-'));
const pact = new PactV4({ consumer: 'pip-shop', provider: 'crmeb-api', dir, logLevel: 'error' });

const sent: Example[] = [];

afterAll(() => rm(dir, { recursive: true }));

/** Sends an example as the shop's client does. */
async function send(server: string, example: Example): Promise<unknown> {
  const query = sentQuery(example);
  const body = example.call.encoding === 'form' ? await upload() : JSON.stringify(sentBody(example));
  const answer = await fetch(`${server}${apiPath(example)}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: example.call.method,
    headers: {
      ...requestHeaders({ language: 'zh-Hans', token: example.call.auth === 'required' ? 'a-token' : undefined }),
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    },
    body,
  });
  return answer.json();
}

async function upload(): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([await readFile(ONE_PIXEL)], { type: 'image/png' }), 'one-pixel.png');
  return form;
}

/** The types in a value, lists by their first element: the values of examples may differ. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, shapeOf(inner)]),
  );
};

describe('the requirements of the shop on its server', () => {
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

  // Runs after the interactions above. A run of only some of them cannot be compared with the whole file.
  test('are current in the pact file', async () => {
    if (sent.length < examples.length) return;
    const isChanged = await writePact(join(dir, 'pip-shop-crmeb-api.json'));
    expect(isChanged, 'contracts/pacts/pip-shop-crmeb-api.json was stale and has been written again: commit it.').toBe(
      false,
    );
  });
});

test.each(
  examples.filter(({ call }) => call.query).map((example) => [example.call.name, example.state, example] as const),
)('the query of %s when %s is decoded from text', (_name, _state, example) => {
  expect(decodeSent(example.call, example.call.query as never, sentQuery(example))).toMatchObject(
    example.query as object,
  );
});
