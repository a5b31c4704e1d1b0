import type { ScenarioName } from '@shop/mocks';
import { startShopServer } from '@shop/mocks/server';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openServer } from './open-server.ts';
import { summarizeServer } from './server-summary.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serverWith(answer: RequestListener): Promise<URL> {
  const { url, close } = await openServer(answer);
  closing.push(close);
  return new URL(url);
}
async function shopIn(scenario: ScenarioName): Promise<URL> {
  const { url, close } = await startShopServer({ port: 0, host: '127.0.0.1', scenario });
  closing.push(() => void close());
  return new URL(url);
}

test('names what a stock server lacks, and how to learn more', async () => {
  const backend = await shopIn('the server is a stock CRMEB 5.4');
  const summary = await summarizeServer(backend);
  expect(summary).toMatch(/^The server lacks: .*parts lists matched in one request.*repair service/);
  expect(summary).toContain('Broken: nothing (0 faults, 0 calls without an answer).');
  expect(summary).toMatch(/Chat: ws:.* opens\./);
  expect(summary).toContain(`npm run contract -- doctor ${backend.origin}`);
});

test.each<[string, RequestListener, string]>([
  ['is no shop', (_, response) => response.writeHead(404).end(), 'it has none of its calls (HTTP 404)'],
  ['answers with a page', (_, response) => response.end('<html>'), 'a web page instead of JSON'],
])('says in one line that a server %s', async (_, answer, reason) => {
  const summary = await summarizeServer(await serverWith(answer));
  expect(summary).toMatch(/^The server does not answer as a shop server: /);
  expect(summary).toContain(reason);
  expect(summary).not.toContain('\n');
});

test('says in one line that a server does not answer in time', async () => {
  const summary = await summarizeServer(await serverWith(() => undefined), 30);
  expect(summary).toMatch(/^The server does not answer as a shop server: .*no answer within 0.03 s$/);
  expect(summary).not.toContain('\n');
});
