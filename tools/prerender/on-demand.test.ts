import { afterEach, expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';
import type { RenderedDocument } from './renderer.ts';

const document = (html: string): RenderedDocument => ({ status: 200, isComplete: true, html });
const render = vi.fn<(options: { address: string }) => Promise<RenderedDocument>>();
let now = 0;
const documents = (maxWaitMs = 1000) =>
  onDemand(render, { origin: () => 'https://shop.example', fetch, now: () => now, maxWaitMs });
afterEach(() => {
  render.mockReset();
  now = 0;
});

test('a document is rendered once for all who ask within a minute, and anew after it', async () => {
  render.mockImplementation(async ({ address }) => document(address));
  const get = documents();
  expect(await Promise.all([get('/'), get('/'), get('/en')])).toEqual([document('/'), document('/'), document('/en')]);
  expect(render).toHaveBeenCalledTimes(2);
  now = 60_000;
  await get('/');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a reader does not wait for a shop that does not answer, and the next one gets the document', async () => {
  let answer = (_: RenderedDocument) => undefined as void;
  render.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const get = documents(1);
  expect(await get('/')).toBeUndefined();
  answer(document('late'));
  expect(await get('/')).toEqual(document('late'));
});

test('a page that cannot be rendered has no document, and the others have theirs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render.mockImplementation(async ({ address }) => {
    if (address === '/broken') throw new Error('broken');
    return document(address);
  });
  const get = documents();
  expect(await get('/broken')).toBeUndefined();
  expect(await get('/')).toEqual(document('/'));
});
