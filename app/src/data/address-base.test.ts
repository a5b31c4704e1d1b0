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
  const { companyInfo } = await import('@shop/contracts');
  const sentTo: string[] = [];
  transport.current = (request) => {
    sentTo.push((request as Request).url);
    return Promise.resolve(
      Response.json({ status: 200, msg: 'ok', data: { site_name: 'pip', logoUrl: '/uploads/logo.png' } }),
    );
  };
  expect((await send(companyInfo)).logo).toBe(logo);
  expect(sentTo).toEqual([new URL(`${api ?? '/api'}/pc/get_company_info`, location.origin).href]);
});
