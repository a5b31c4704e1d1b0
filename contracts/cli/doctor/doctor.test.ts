import { expect, test } from 'vitest';
import { encodeAnswer } from '../../src/envelope.ts';
import * as shop from '../../src/index.ts';
import { diagnose, type Tools } from './doctor.ts';
import { report, summaryOf } from './report.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { headers: { Date: new Date(NOW).toUTCString(), ...headers } });
const refusal = (status: number, msg: string) => json({ status, msg });

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

/** A server that answers these paths and refuses all others as unknown, and a chat that opens. */
function toolsFor(answers: Answers, connect: Tools['connect'] = async () => undefined): Tools & { asked: Request[] } {
  const asked: Request[] = [];
  return {
    asked,
    now: () => NOW,
    connect,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      const { pathname } = new URL(request.url);
      const answer = answers[`${request.method} ${pathname}`] ?? answers[pathname];
      return answer ? answer(request) : new Response('', { status: 404 });
    },
  };
}

const PRODUCT = {
  id: '12',
  name: 'Brick',
  picture: { kind: 'photo', url: '/uploads/brick.jpg' },
  price: 30,
  stock: 5,
  sales: 1,
  unit: '',
  isPresale: false,
} as const;
const STOCK: Answers = {
  '/api/pc/get_products': () => json(encodeAnswer(shop.products, { products: [PRODUCT], total: 1 })),
  '/api/get_workerman_url': () => json({ status: 200, msg: 'ok', data: { chat: 'ws://stock.example:20002' } }),
  '/api/user': ({ headers }) => refusal(410000, headers.get('cb-lang') === 'en-US' ? 'Please sign in' : '请登录'),
};

test('a stock server lacks what answers with HTTP 404, and the rest is present', async () => {
  const { features, faults, failures } = await diagnose('https://stock.example', undefined, toolsFor(STOCK));
  const stateOf = (name: string) => features.find(({ feature }) => feature === name);
  expect(stateOf('browse products')).toMatchObject({ state: 'present' });
  expect(stateOf('filters by colour, size and price')).toMatchObject({ state: 'absent', reason: 'HTTP 404' });
  expect(stateOf('cart')).toMatchObject({ state: 'unknown' });
  expect([...faults, ...failures]).toEqual([]);
});

test('every fault of an answer is listed with its call and path, and the exit code is 1', async () => {
  const tools = toolsFor({
    ...STOCK,
    '/api/pc/get_products': () => json({ status: 200, msg: 'ok', data: { list: [{ id: 12 }], count: 1 } }),
  });
  const diagnosis = await diagnose('https://stock.example/api/', undefined, tools);
  const { text, exitCode } = report('https://stock.example', diagnosis);
  expect(text).toContain('GET /pc/get_products: products: data.list[0].store_name: expected string, got nothing');
  expect(diagnosis.features.find(({ feature }) => feature === 'browse products')?.state).toBe('broken');
  expect(exitCode).toBe(1);
});

test('a web page, an error of the server and a lost connection are failures with their reasons', async () => {
  const tools = toolsFor({
    ...STOCK,
    '/api/category': () => new Response('<html>'),
    '/api/coupons': () => new Response('', { status: 500 }),
    '/api/advance/list': () => Promise.reject(new TypeError('fetch failed', { cause: new Error('socket hang up') })),
  });
  const { failures } = await diagnose('https://stock.example', undefined, tools);
  expect(failures).toEqual([
    'GET /category: a web page instead of JSON',
    'GET /advance/list: socket hang up',
    'GET /coupons: HTTP 500',
  ]);
});

test('a server that is out of reach is reported once, and no password is sent to it', async () => {
  const paths: string[] = [];
  const fetch: Tools['fetch'] = (input, init) => {
    paths.push(new URL(new Request(input, init).url).pathname);
    return Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  };
  const diagnosis = await diagnose('http://127.0.0.1:1', { account: 'a', password: 'b' }, { ...toolsFor({}), fetch });
  expect(paths).not.toContain('/api/login');
  expect(report('http://127.0.0.1:1', diagnosis)).toEqual({
    text: 'http://127.0.0.1:1 does not answer as a shop server: GET /pc/get_company_info: connect ECONNREFUSED\n',
    exitCode: 1,
  });
});

test('a web server that is no shop is said to be none', async () => {
  const diagnosis = await diagnose('https://blog.example', undefined, toolsFor({}));
  expect(summaryOf(diagnosis)).toBe('The server does not answer as a shop server: it has none of its calls (HTTP 404)');
});

test('with an account, the calls that need one are asked with its token, and none that changes something', async () => {
  const tools = toolsFor({
    ...STOCK,
    '/api/login': () => json({ status: 200, msg: 'ok', data: { token: 'secret-token', expires_time: 1_800_000_000 } }),
  });
  const diagnosis = await diagnose('https://stock.example', { account: 'demo', password: 'p' }, tools);
  expect(diagnosis.signIn).toBe('signed in');
  const signedIn = tools.asked.filter(({ headers }) => headers.get('authori-zation') === 'Bearer secret-token');
  expect(signedIn.map(({ url }) => new URL(url).pathname)).toContain('/api/pc/get_cart_list');
  const posted = tools.asked.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);
  expect(posted).toEqual(['/api/parts_list/match', '/api/login']);
  expect(report('https://stock.example', diagnosis).text).not.toContain('secret-token');
});

test('a refused sign-in shows the words of the server', async () => {
  const tools = toolsFor({ ...STOCK, '/api/login': () => refusal(400, '账号或密码错误') });
  const diagnosis = await diagnose('https://stock.example', { account: 'demo', password: 'x' }, tools);
  expect(diagnosis.signIn).toBe('refused with 400: 账号或密码错误');
});

test('chat, photos, CORS, language and clock of the server are probed', async () => {
  const tools = toolsFor(
    {
      ...STOCK,
      '/uploads/brick.jpg': () => new Response('', { headers: { 'content-type': 'image/jpeg' } }),
      '/api/pc/get_company_info': () =>
        json({ status: 200, msg: 'ok', data: {} }, { Date: new Date(NOW + 90_000).toUTCString() }),
      'OPTIONS /api/pc/get_company_info': () =>
        new Response('', {
          headers: {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': 'Authori-zation, Authorization, Form-type, Content-Type',
          },
        }),
    },
    () => Promise.reject(new Error('the connection was refused')),
  );
  const diagnosis = await diagnose('http://stock.example', undefined, tools);
  expect(diagnosis).toMatchObject({
    chat: 'ws://stock.example:20002 does not open: the connection was refused',
    photo: 'http://stock.example/uploads/brick.jpg is image/jpeg, from the server itself, without encryption',
    cors: 'pages of any origin may call it, but not with cb-lang',
    language: 'messages follow the language ("请登录", "Please sign in")',
    clock: '90 s ahead of this computer',
  });
  expect(summaryOf(diagnosis)).toContain('Chat: ws://stock.example:20002 does not open');
});
