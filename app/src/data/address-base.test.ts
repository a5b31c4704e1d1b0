// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  [undefined, '/uploads/logo.png'],
  ['/api', '/uploads/logo.png'],
  ['http://shop.example:8000/api', 'http://shop.example:8000/uploads/logo.png'],
])('with the API at %s, a picture without an origin is %s', async (api, logo) => {
  if (api !== undefined) vi.stubEnv('VITE_API_BASE', api);
  vi.resetModules();
  const { send } = await import('./call.ts');
  const { transport } = await import('./transport.ts');
  const { bannerList, encodeAnswer } = await import('@shop/contracts');
  const sentTo: string[] = [];
  transport.current = (request) => {
    sentTo.push((request as Request).url);
    return Promise.resolve(
      Response.json(
        encodeAnswer(bannerList, [
          { id: '1', title: '', picture: { kind: 'photo', url: '/uploads/logo.png' }, link: '' },
        ]),
      ),
    );
  };
  expect((await send(bannerList))[0]?.picture).toEqual({ kind: 'photo', url: logo });
  expect(sentTo).toEqual([new URL(`${api ?? '/api'}/pc/get_banner`, location.origin).href]);
});
