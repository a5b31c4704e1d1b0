import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasPage, pagePath, pagePatterns } from '../app/src/routes/has-page.ts';
import { NGINX_FILE, nginxConfiguration, pageExpression, spellingExpression, spellings } from './nginx.ts';

test('the configuration in the repository is current (node tools/nginx.ts writes it)', () => {
  expect(readFileSync(NGINX_FILE, 'utf8')).toBe(nginxConfiguration());
});

const OTHERS = [
  '/en',
  '/vi/',
  '/VI/goods_cate',
  '/goods_cate/',
  '/goods_detail',
  '/goods_detail/1/2',
  '/goods_cat',
  '/user/nothing',
  '/en/vi',
  '/enter',
  '/xgoods_cate',
  '/index.html',
  '/assets/a.js',
  '/api/user',
];
test.each([...pagePatterns.map((pattern) => pattern.replace(':id', '3001.dat')), ...OTHERS])(
  'nginx knows the same pages as npm start: %s',
  (path) => {
    expect(new RegExp(spellingExpression(), 'i').test(path)).toBe(hasPage(path));
    expect(new RegExp(pageExpression()).test(path)).toBe(path !== '/' && pagePath(path) === path);
  },
);

test.each(['/', '/EN', '/vi/?a=1', '/VI/Goods_Cate/?cid=3', '//en//goods_cate', '/EN/goods_detail/3001%2FA+B.DAT/'])(
  'nginx leads from %s to the same address as npm start',
  (address) => {
    const [pathname = ''] = address.split('?');
    const [spelling, path] = spellings().find(([expression]) => new RegExp(expression, 'i').test(address)) ?? ['', ''];
    const id = new RegExp(spelling, 'i').exec(address)?.groups?.page_id;
    expect(path.replace('$page_id', () => id ?? '')).toBe(pagePath(pathname));
  },
);

test('the name of the file of the home page leads to the home page', () => {
  expect(nginxConfiguration()).toContain('location = /index.html { return 301 /$is_args$args; }');
});

test('what the build and prerendering write for tools is not published', () => {
  const [, expression = ''] = /location ~ "(.*)" \{ return 404; \}/.exec(nginxConfiguration()) ?? [];
  const isHidden = (path: string) => new RegExp(expression).test(path);
  expect(['/.vite/manifest.json', '/.prerender/index-1-of-1', '/.git/config'].filter(isHidden)).toHaveLength(3);
  expect(['/.well-known/security.txt', '/goods_detail/3001.dat', '/'].filter(isHidden)).toEqual([]);
});

test('texts have their encoding, and caches keep compressed answers apart', () => {
  expect(nginxConfiguration()).toContain('charset utf-8;');
  expect(nginxConfiguration()).toContain('gzip_vary on;');
});

test('uploads and statics go to the backend, and pictures of it are allowed', () => {
  const text = nginxConfiguration();
  expect(text).toContain('^/(?:uploads|statics)/');
  expect(text).toMatch(/img-src 'self' https: data: blob: \$\{BACKEND\};/);
  expect(text.match(/sandbox/g)).toHaveLength(2);
});

test.each([
  ['GET /en/%ZZ HTTP/1.1', '/en'],
  ['GET /vi/goods_cat?x=1 HTTP/2.0', '/vi'],
  ['GET /en HTTP/1.1', '/en'],
  ['GET /vi?x HTTP/1.1', '/vi'],
  ['GET /% HTTP/1.1', ''],
  ['GET /enter HTTP/1.1', ''],
  ['GET /goods_cat?at=/en/ HTTP/1.1', ''],
])('the page for a bad address is in its language: %s', (request, language) => {
  // By the request line: nginx has no `$request_uri` for an address that it cannot read.
  const [, expression = ''] = /map \$request \$page_language \{\s+"~(.*)" "\/\$1";/.exec(nginxConfiguration()) ?? [];
  expect(new RegExp(expression).exec(request)?.[1] ?? '').toBe(language.slice(1));
  expect(expression).not.toBe('');
});
