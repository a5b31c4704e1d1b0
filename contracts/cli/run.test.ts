import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { calls } from '../src/calls.ts';
import { run } from './run.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}.json`, import.meta.url));

/** Runs the command line with files held in memory, or the kept answers. */
async function told(argv: string[], files: Record<string, string> = {}) {
  const shown = { out: '', said: '' };
  const code = await run(argv, {
    out: (text) => void (shown.out += text),
    tell: (sentence) => void (shown.said += sentence),
    read: async (file) => files[file] ?? (await readFile(file, 'utf8')),
  });
  return { code, ...shown };
}

describe('decode', () => {
  test('prints what the shop understands of a captured answer', async () => {
    const { code, out, said } = await told([
      'decode',
      'GET',
      '/product/detail/301',
      fixture('catalogue/productDetail.44'),
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: '301', name: '砖 2 × 4', price: 90 });
    expect(said).toMatch(/productDetail\.44\.json: productDetail: decoded\n$/);
  });

  test.each([
    ['/user'],
    ['user'],
    ['/api/user'],
    ['/api/user?x=1'],
    ['https://shop.example/api/user#top'],
    ['https://shop.example/mall/api/user'],
    ['/user/'],
  ])('finds the call of %s', async (path) => {
    expect((await told(['decode', 'get', path, fixture('session/currentUser.44')])).code).toBe(0);
  });

  test('takes several files, and the worst decides', async () => {
    const good = JSON.stringify({ status: 200, msg: 'ok', data: { count: 2 } });
    const bad = JSON.stringify({ status: 200, msg: 'ok', data: { count: 'many' } });
    const { code, out, said } = await told(['decode', 'GET', '/cart/count', 'a.json', 'b.json', '-'], {
      'a.json': good,
      'b.json': bad,
      '-': good,
    });
    expect(code).toBe(1);
    expect(out).toBe('{\n  "count": 2\n}\n'.repeat(2));
    expect(said).toContain(
      'b.json: refused, one fault:\n  cartCount: data.count: expected text like /^-?\\d+(\\.0+)?$/, got string "many"',
    );
    expect(said).toContain('standard input: cartCount: decoded');
  });

  test('tells every fault with call, path, expected and got', async () => {
    const body = JSON.stringify({
      status: 200,
      data: { valid: [{ id: null, product_id: 1, cart_num: 1 }], invalid: 'none' },
    });
    const { code, said } = await told(['decode', 'GET', '/pc/get_cart_list', 'a.json'], { 'a.json': body });
    expect(code).toBe(1);
    expect(said).toContain('refused, 2 faults:');
    expect(said).toContain('cartList: data.valid[0].id: expected string or number, got null');
    expect(said).toContain('cartList: data.invalid: expected list or map, got string "none"');
  });

  test('counts a well-formed refusal as decoded and says that it is one', async () => {
    const { code, out, said } = await told([
      'decode',
      'GET',
      '/user',
      fixture('refusals/old-token.44'),
      fixture('refusals/thrown.54'),
    ]);
    expect(code).toBe(0);
    expect(said).toContain(
      'a well-formed refusal with status 410001, which asks the shopper to sign in: 登录已过期,请重新登录',
    );
    expect(said).toContain('a well-formed refusal with status 410025: 账号或密码错误');
    expect(out).toContain('"kind": "refused"');
  });

  test('a call that answers with a message only is null', async () => {
    expect(await told(['decode', 'POST', '/cart/del', fixture('cart/cartDel.54')])).toMatchObject({
      code: 0,
      out: 'null\n',
    });
  });

  test('what is not JSON, or cannot be read, is refused in one sentence', async () => {
    const page = await told(['decode', 'GET', '/user', 'page.html'], { 'page.html': '<html>502</html>' });
    expect(page).toMatchObject({ code: 1, out: '' });
    expect(page.said).toMatch(/^page\.html: currentUser: \(answer\): expected JSON, got something else \(.*\)\n$/);
    expect((await told(['decode', 'GET', '/user', 'empty.json'], { 'empty.json': '' })).code).toBe(1);
    expect(await told(['decode', 'GET', '/user', '/no/such.json'])).toMatchObject({
      code: 1,
      said: '/no/such.json: cannot be read: there is no such file\n',
    });
    expect(await told(['decode', 'GET', '/user', fileURLToPath(new URL('.', import.meta.url))])).toMatchObject({
      code: 1,
      said: expect.stringContaining('cannot be read: it is a folder'),
    });
  });

  test('a file with a byte order mark is read', async () => {
    expect(
      (await told(['decode', 'POST', '/cart/del', 'a.json'], { 'a.json': '\uFEFF{"status":200,"msg":"ok"}' })).code,
    ).toBe(0);
  });

  test('no such call is 2, with the methods that the path has', async () => {
    expect(await told(['decode', 'GET', '/no/such', 'a.json'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('GET /no/such: no such call'),
    });
    expect((await told(['decode', 'GET', '/cart/add', 'a.json'])).said).toContain(
      'no such call; this path answers to POST',
    );
  });
});

test('list prints every call in columns', async () => {
  const { code, out } = await told(['list']);
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines).toHaveLength(calls.length + 1);
  const column = lines[0]?.indexOf('SUMMARY') ?? 0;
  for (const [place, call] of calls.entries()) expect(lines[place + 1]?.slice(column)).toBe(call.summary);
});

test('help is asked for, or given with a wrong command', async () => {
  expect(await told(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('decode METHOD PATH FILE') });
  expect((await told([])).code).toBe(2);
  expect(await told(['guess'])).toMatchObject({
    code: 2,
    said: expect.stringContaining('There is no command "guess"'),
  });
  expect((await told(['decode', 'GET'])).code).toBe(2);
});

test('the real program reads standard input and ends with the code', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const program = (input: string, ...argv: string[]) => {
    const running = promisify(execFile)(process.execPath, [main, ...argv]);
    running.child.stdin?.end(input);
    return running;
  };
  expect(
    (await program('{"status":200,"msg":"ok","data":{"count":2}}', 'decode', 'GET', '/cart/count', '-')).stdout,
  ).toBe('{\n  "count": 2\n}\n');
  await expect(program('{"status":200}', 'decode', 'GET', '/cart/count', '-')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('cartCount: data: expected object, got nothing'),
  });
  await expect(program('', 'decode', 'GET', '/nowhere', '-')).rejects.toMatchObject({ code: 2 });
});
