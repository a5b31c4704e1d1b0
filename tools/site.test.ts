import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openServer } from './open-server.ts';
import { site } from './site.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'site-'));
const picture = '<svg xmlns="http://www.w3.org/2000/svg"><use href="#part"/></svg>';
const page = (text: string) => `<!doctype html><head><title>shop</title></head><p>${text}</p>`;
const FILES: Record<string, string | Buffer> = {
  'index.html': page('without a document'),
  'theme.js': 'show()',
  'assets/app-1a2b.js': 'console.log(1)',
  'assets/app-1a2b.js.br': brotliCompressSync('console.log(1)'),
  '.vite/manifest.json': '{}',
  'pictures/3001.svg': picture,
  'pictures/cards/3001.svg': picture,
};
for (const name of ['upload', '404', '400', 'en/404', 'goods_cate@cid=3'])
  FILES[`pages/${name}.html`] = page(`document ${name}.`);
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
  writeFileSync(path.join(dist, name), content);
}

/** The shop of the build alone, and one that renders documents. */
let built = { url: '', close: () => {} };
let rendering = built;
beforeAll(async () => {
  built = await openServer(site(dist));
  const documents = async (address: string) => ({
    status: address.endsWith('/gone') ? (404 as const) : (200 as const),
    isComplete: true,
    html: page(`rendered ${address}`),
  });
  const searchFiles = async (pathname: string) => {
    if (pathname === '/sitemap-9.xml') throw new Error('The shop does not answer.');
    return pathname === '/sitemap.xml' ? '<urlset/>' : undefined;
  };
  rendering = await openServer(
    site(dist, {
      documents: async (address) => (address === '/goods_cate' ? undefined : documents(address)),
      searchFiles,
      chatHosts: () => ['chat.example'],
    }),
  );
});
afterAll(() => {
  built.close();
  rendering.close();
  rmSync(dist, { recursive: true });
});

async function get(address: string, headers: Record<string, string> = {}, { url } = built) {
  const answer = await fetch(url + address, { headers });
  const header = (name: string) => answer.headers.get(name) ?? '';
  return { status: answer.status, type: header('content-type'), header, text: await answer.text() };
}

const SHOP = 'without a document';
test.each([
  // A page without a document is the shop itself; one with a document is that.
  ['/', 200, 'text/html', 'no-cache', SHOP],
  ['/en/goods_cate?cid=1', 200, 'text/html', 'no-cache', SHOP],
  ['/goods_detail/3001.dat', 200, 'text/html', 'no-cache', SHOP],
  ['/upload?view=list', 200, 'text/html', 'no-cache', SHOP],
  ['/upload', 200, 'text/html', 'no-cache', 'document upload.'],
  ['/goods_cate?cid=3', 200, 'text/html', 'no-cache', 'document goods_cate@cid=3.'],
  // An address without a page, and one that cannot be read.
  ['/goods_detial/10427', 404, 'text/html', 'no-cache', 'document 404.'],
  ['/en/goods_cat', 404, 'text/html', 'no-cache', 'document en/404.'],
  ['/goods_seckill_detail', 404, 'text/html', 'no-cache', 'document 404.'],
  ['/en/goods_presell_detail?id=', 404, 'text/html', 'no-cache', 'document en/404.'],
  ['/goods_presell_detail?id=3', 200, 'text/html', 'no-cache', SHOP],
  ['/en/vi/goods_cate', 404, 'text/html', 'no-cache', 'document en/404.'],
  ['/user/nothing', 404, 'text/html', 'no-cache', 'document 404.'],
  ['/pages/upload.html', 404, 'text/html', 'no-cache', 'document 404.'],
  ['/index', 404, 'text/html', 'no-cache', 'document 404.'],
  ['/%', 400, 'text/html', 'no-cache', 'document 400.'],
  ['/goods_detail/%E0%A4%A', 400, 'text/html', 'no-cache', 'document 400.'],
  ['/vi/%', 400, 'text/html', 'no-cache', SHOP],
  // Files: hashed names last a year, pictures and what the first paint waits for a day. A missing one is never a page.
  ['/assets/app-1a2b.js', 200, 'javascript', 'public, max-age=31536000, immutable', 'console.log(1)'],
  ['/theme.js', 200, 'javascript', 'public, max-age=86400', 'show()'],
  ['/pictures/3001.svg', 200, 'image/svg+xml', 'public, max-age=86400', '<use href="#part"/>'],
  ['/pictures/cards/3001.svg', 200, 'image/svg+xml', 'public, max-age=86400', '<use href="#part"/>'],
  // An address that names the edition of a picture lasts a year too.
  ['/pictures/cards/3001.svg?v=1a2b3c4d', 200, 'image/svg+xml', 'public, max-age=31536000, immutable', 'href="#part"'],
  ['/pictures/cards/none.svg?v=1a2b3c4d', 404, 'text/plain', '', 'File not found.'],
  ['/assets/old-9z.js', 404, 'text/plain', '', 'File not found.'],
  ['/pictures/cards/none.svg', 404, 'text/plain', '', 'File not found.'],
  ['/pictures/none.svg?hex=C91A09', 404, 'text/plain', '', 'File not found.'],
])('%s is answered by %i, %s, %s', async (address, status, type, cache, text) => {
  const answer = await get(address);
  expect([answer.status, answer.header('cache-control')]).toEqual([status, cache]);
  expect(answer.type).toContain(type);
  expect(answer.text).toContain(text);
  expect(answer.header('content-security-policy')).toMatch(/script-src 'self';.*object-src 'none'/);
});

test.each([
  ['/EN', '/en'],
  ['/VI/Goods_Cate/?cid=1&sid=2', '/vi/goods_cate?cid=1&sid=2'],
  ['//goods_detail/3001.DAT', '/goods_detail/3001.DAT'],
  ['/index.html', '/'],
  ['/index.html?from=list', '/?from=list'],
])('%s leads to the address of its page, %s', async (address, to) => {
  const answer = await fetch(built.url + address, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test.each([
  ['/assets/app-1a2b.js', 'br', 'br'],
  ['/', 'br', 'br'],
  ['/', 'gzip, deflate', 'gzip'],
  ['/', 'identity', ''],
])('%s is sent as small as the browser can read it: %s', async (address, accepted, encoding) => {
  const answer = await get(address, { 'Accept-Encoding': accepted });
  expect(answer.header('content-encoding')).toBe(encoding);
  expect(answer.text).toContain(address === '/' ? SHOP : 'console.log(1)');
});

test.each(['/.vite/manifest.json', '/%2evite/manifest.json'])(
  'what the build writes for tools is not sent: %s',
  async (address) => expect((await get(address)).status).toBe(404),
);

test('files that come and go while the shop is served, as in a new build, are served or 404', async () => {
  const file = path.join(dist, 'assets/later-3c4d.js');
  writeFileSync(file, 'later()');
  expect((await get('/assets/later-3c4d.js')).text).toBe('later()');
  rmSync(file);
  expect((await get('/assets/later-3c4d.js')).status).toBe(404);
  expect((await get('/theme.js')).status).toBe(200);
});

test('a page that has not changed is not sent again, and one whose address is unknown always is', async () => {
  const etag = (await get('/goods_cate')).header('etag');
  expect((await get('/goods_cate', { 'If-None-Match': etag })).status).toBe(304);
  expect((await get('/goods_cat', { 'If-None-Match': etag })).status).toBe(404);
});

test.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2f..%2fetc/passwd'])(
  'nothing outside the folder is served: %s',
  async (address) => expect((await get(address)).text).not.toContain('root:'),
);

test('draws a part’s picture at its address, and only from what it can read', async () => {
  const red = await get('/pictures/3001.svg?hex=C91A09&finish=solid');
  expect(red.type).toBe('image/svg+xml');
  expect(red.text).toMatch(/^<svg style="--0:#[0-9a-f]{6};.*<use href="#part"\/><\/svg>$/);
  const shiny = await get('/pictures/3001.svg?hex=DFC176&finish=chrome');
  expect(shiny.text).toMatch(/<linearGradient id="pp-chrome".*fill="url\(#pp-chrome\)" mask="url\(#mask\)"/);
  expect((await get('/pictures/3001.svg?hex=%22%3E%3Cscript%3E')).text).not.toContain('<script');
});

test('sends what was rendered for path and query, with the hosts of the chat', async () => {
  const answer = await get('/goods_search?title=2x4', {}, rendering);
  expect(answer.text).toContain('rendered /goods_search?title=2x4');
  expect(answer.text).toContain('<meta name="chat-hosts" content="chat.example" />');
  expect((await get('/goods_detail/gone', {}, rendering)).status).toBe(404);
  // What cannot be rendered is the shop itself.
  expect((await get('/goods_cate', {}, rendering)).text).toContain(SHOP);
});

test('the sitemap is made when it is asked for; one that cannot be made is asked for again later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await get('/sitemap.xml', {}, rendering)).toMatchObject({ type: 'application/xml', text: '<urlset/>' });
  expect((await get('/sitemap-2.xml', {}, rendering)).status).toBe(404);
  expect((await get('/sitemap-9.xml', {}, rendering)).status).toBe(503);
});
