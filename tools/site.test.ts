import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { site } from './site.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'site-'));
let server: Server;
let url = '';

beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'));
  mkdirSync(path.join(dist, 'pictures/cards'), { recursive: true });
  for (const name of ['3001', 'cards/3001'])
    writeFileSync(
      path.join(dist, `pictures/${name}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg"><use href="#part"/></svg>',
    );
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>shop</title>');
  writeFileSync(path.join(dist, 'theme.js'), 'show()');
  writeFileSync(path.join(dist, 'assets/app-1a2b.js'), 'console.log(1)');
  writeFileSync(path.join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'));
  mkdirSync(path.join(dist, 'pages/en'), { recursive: true });
  for (const name of ['upload', '404', '400', 'en/404', 'goods_cate@cid=3'])
    writeFileSync(path.join(dist, `pages/${name}.html`), `<!doctype html><title>shop</title><p>document ${name}</p>`);
  server = createServer(site(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

test.each(['/', '/en/goods_cate?cid=1', '/goods_detail/3001.dat', '/upload?view=list'])(
  'a page without a document is the shop itself: %s',
  async (address) => {
    const answer = await fetch(url + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  },
);

test('hashed files are sent small and kept for a year', async () => {
  const answer = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('console.log(1)');
});

test('a file that is gone is 404 and never a page, so that the shop can tell', async () => {
  const answer = await fetch(`${url}/assets/old-9z.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/plain');
});

test.each(['/goods_detial/10427', '/en/vi/goods_cate', '/user/nothing', '/goods_cate/3'])(
  'an address without a page is 404, and its body is the shop, which shows its not-found page: %s',
  async (address) => {
    const answer = await fetch(url + address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('<title>shop</title>');
  },
);

test.each(['/%', '/goods_detail/%E0%A4%A', '/en/%ZZ'])(
  'an address that cannot be read is 400, and its body is the shop, which shows its page for it: %s',
  async (address) => {
    const answer = await fetch(url + address);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<title>shop</title>');
  },
);

test('a page that has not changed is not sent again, and one whose address is unknown always is', async () => {
  const etag = (await fetch(`${url}/goods_cate`)).headers.get('etag') ?? '';
  expect((await fetch(`${url}/goods_cate`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await fetch(`${url}/goods_cat`, { headers: { 'If-None-Match': etag } })).status).toBe(404);
});

test('nothing outside the folder is served', async () => {
  for (const address of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2f..%2fetc/passwd', '/%']) {
    expect(await (await fetch(url + address)).text()).not.toContain('root:');
  }
});

test('draws a part’s picture at its address, and only from what it can read', async () => {
  const answer = await fetch(`${url}/pictures/3001.svg?hex=C91A09&finish=solid`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg style="--0:#[0-9a-f]{6};.*<use href="#part"\/><\/svg>$/);
  const shiny = await (await fetch(`${url}/pictures/3001.svg?hex=DFC176&finish=chrome`)).text();
  expect(shiny).toContain('<use href="#part" style="--0:url(#pp-chrome)');
  expect(await (await fetch(`${url}/pictures/3001.svg?hex=%22%3E%3Cscript%3E`)).text()).not.toContain('<script');
  expect((await fetch(`${url}/pictures/none.svg?hex=C91A09`)).status).toBe(404);
});

test('a drawing of the build is kept for a day, and one that it lacks is missing', async () => {
  for (const name of ['3001', 'cards/3001']) {
    const answer = await fetch(`${url}/pictures/${name}.svg`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  }
  expect((await fetch(`${url}/pictures/cards/none.svg`)).status).toBe(404);
});

test('the script of the theme, which the first paint waits for, is kept for a day', async () => {
  const answer = await fetch(`${url}/theme.js`);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each([
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('a page is sent as small as the browser can read it: %s', async (accepted, encoding) => {
  const answer = await fetch(`${url}/`, { headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toContain('<title>shop</title>');
});

test('every answer forbids inline and foreign scripts', async () => {
  for (const address of ['/', '/nothing.js', '/assets/app-1a2b.js']) {
    const policy = (await fetch(url + address)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("object-src 'none'");
  }
});

test.each([
  ['/upload', 200, 'upload'],
  ['/goods_cate?cid=3', 200, 'goods_cate@cid=3'],
  ['/goods_cat', 404, '404'],
  ['/en/goods_cat', 404, 'en/404'],
  ['/vi/%', 400, undefined],
  ['/%', 400, '400'],
  ['/pages/upload.html', 404, undefined],
])('%s is answered by %i with its prerendered document', async (address, status, name) => {
  const answer = await fetch(url + address);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const text = await answer.text();
  if (name) expect(text).toContain(`document ${name}<`);
  else expect(text).toContain('<title>shop</title>');
});

describe('a site that renders documents', () => {
  let rendering: Server;
  let at = '';
  beforeAll(async () => {
    const documents = async (address: string) =>
      address === '/goods_cate'
        ? undefined
        : {
            status: address.endsWith('/gone') ? (404 as const) : (200 as const),
            isComplete: true,
            html: `<html><head></head><p>rendered ${address.replaceAll('<', '')}`,
          };
    const searchFiles = async (pathname: string) => {
      if (pathname === '/sitemap-9.xml') throw new Error('The shop does not answer.');
      return pathname === '/sitemap.xml' ? '<urlset/>' : undefined;
    };
    rendering = createServer(site(dist, { documents, searchFiles, chatHosts: () => ['chat.example'] }));
    await new Promise<void>((resolve) => rendering.listen(0, '127.0.0.1', resolve));
    at = `http://127.0.0.1:${(rendering.address() as AddressInfo).port}`;
  });
  afterAll(() => void rendering.close());

  test('sends what was rendered for path and query, with the hosts of the chat', async () => {
    const answer = await fetch(`${at}/goods_search?title=2x4`, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    const text = await answer.text();
    expect(text).toContain('rendered /goods_search?title=2x4');
    expect(text).toContain('<meta name="chat-hosts" content="chat.example" />');
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${at}/goods_search?title=2x4`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test('a product that does not exist is 404', async () => {
    expect((await fetch(`${at}/goods_detail/gone`)).status).toBe(404);
  });

  test('what cannot be rendered is the shop itself', async () => {
    expect(await (await fetch(`${at}/goods_cate`)).text()).toContain('<title>shop</title>');
  });

  test('the sitemap is made when it is asked for; one that cannot be made is asked for again later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await fetch(`${at}/sitemap.xml`);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['application/xml', '<urlset/>']);
    expect((await fetch(`${at}/sitemap-2.xml`)).status).toBe(404);
    expect((await fetch(`${at}/sitemap-9.xml`)).status).toBe(503);
  });
});
