import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { calls } from '../src/calls.ts';
import type { Account, Diagnosis } from './doctor/doctor.ts';
import { run } from './run.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}.json`, import.meta.url));

const OUT_OF_REACH: Diagnosis = {
  unreachable: 'no answer',
  features: [],
  faults: [],
  failures: [],
  asked: 1,
  decoded: 0,
  chat: '',
  photo: '',
  cors: '',
  language: '',
  clock: '',
};

/** Runs the command line with files from memory, or with captured answers. */
async function runWith(argv: string[], files: Record<string, string> = {}) {
  const output = { out: '', err: '', examined: [] as [string, Account | undefined][] };
  const code = await run(argv, {
    out: (text) => void (output.out += text),
    err: (text) => void (output.err += text),
    read: async (file) => files[file] ?? (await readFile(file, 'utf8')),
    diagnose: async (address, account) => {
      output.examined.push([address, account]);
      return OUT_OF_REACH;
    },
  });
  return { code, ...output };
}

describe('decode', () => {
  test('prints the domain value of a captured answer', async () => {
    const { code, out, err } = await runWith([
      'decode',
      'GET',
      '/product/detail/301',
      fixture('catalogue/productDetail.44'),
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: '301', name: '砖 2 × 4', price: 90 });
    expect(err).toMatch(/productDetail\.44\.json: productDetail: decoded\n$/);
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
    expect((await runWith(['decode', 'get', path, fixture('session/currentUser.44')])).code).toBe(0);
  });

  test('decodes several files and returns the highest exit code', async () => {
    const good = JSON.stringify({ status: 200, msg: 'ok', data: { count: 2 } });
    const bad = JSON.stringify({ status: 200, msg: 'ok', data: { count: 'many' } });
    const { code, out, err } = await runWith(['decode', 'GET', '/cart/count', 'a.json', 'b.json', '-'], {
      'a.json': good,
      'b.json': bad,
      '-': good,
    });
    expect(code).toBe(1);
    expect(out).toBe('{\n  "count": 2\n}\n'.repeat(2));
    expect(err).toContain(
      'b.json: invalid, one fault:\n  cartCount: data.count: expected text like /^-?\\d+(\\.0+)?$/, got string "many"',
    );
    expect(err).toContain('standard input: cartCount: decoded');
  });

  test('reports every fault with call, path, expected and actual value', async () => {
    const body = JSON.stringify({
      status: 200,
      data: { valid: [{ id: null, product_id: 1, cart_num: 1, truePrice: '0.85', productInfo: [] }], invalid: 'none' },
    });
    const { code, err } = await runWith(['decode', 'GET', '/pc/get_cart_list', 'a.json'], { 'a.json': body });
    expect(code).toBe(1);
    expect(err).toContain('invalid, 2 faults:');
    expect(err).toContain('cartList: data.valid[0].id: expected string or number, got null');
    expect(err).toContain('cartList: data.invalid: expected list or map, got string "none"');
  });

  test('reports a well-formed refusal as decoded', async () => {
    const { code, out, err } = await runWith([
      'decode',
      'GET',
      '/user',
      fixture('refusals/old-token.44'),
      fixture('refusals/thrown.54'),
    ]);
    expect(code).toBe(0);
    expect(err).toContain(
      'a well-formed refusal with status 410001, which asks the shopper to sign in: 登录已过期,请重新登录',
    );
    expect(err).toContain('a well-formed refusal with status 410025: 账号或密码错误');
    expect(out).toContain('"kind": "refused"');
  });

  test('prints null for a call that answers with a message only', async () => {
    expect(await runWith(['decode', 'POST', '/cart/del', fixture('cart/cartDel.54')])).toMatchObject({
      code: 0,
      out: 'null\n',
    });
  });

  test('reports a file that is not JSON or cannot be read in one sentence', async () => {
    const page = await runWith(['decode', 'GET', '/user', 'page.html'], { 'page.html': '<html>502</html>' });
    expect(page).toMatchObject({ code: 1, out: '' });
    expect(page.err).toMatch(/^page\.html: currentUser: \(answer\): expected JSON, got something else \(.*\)\n$/);
    expect((await runWith(['decode', 'GET', '/user', 'empty.json'], { 'empty.json': '' })).code).toBe(1);
    expect(await runWith(['decode', 'GET', '/user', '/no/such.json'])).toMatchObject({
      code: 1,
      err: '/no/such.json: cannot be read: the file does not exist\n',
    });
    expect(await runWith(['decode', 'GET', '/user', fileURLToPath(new URL('.', import.meta.url))])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read: it is a directory'),
    });
  });

  test('reads a file with a byte order mark', async () => {
    expect(
      (await runWith(['decode', 'POST', '/cart/del', 'a.json'], { 'a.json': '\uFEFF{"status":200,"msg":"ok"}' })).code,
    ).toBe(0);
  });

  test('returns 2 for an unknown call and names the methods that the path accepts', async () => {
    expect(await runWith(['decode', 'GET', '/no/such', 'a.json'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('GET /no/such: no such call'),
    });
    expect((await runWith(['decode', 'GET', '/cart/add', 'a.json'])).err).toContain(
      'no such call; this path accepts POST',
    );
  });
});

test('list prints every call in columns', async () => {
  const { code, out } = await runWith(['list']);
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines).toHaveLength(calls.length + 1);
  const column = lines[0]?.indexOf('SUMMARY') ?? 0;
  for (const [index, call] of calls.entries()) expect(lines[index + 1]?.slice(column)).toBe(call.summary);
});

test('prints help on request, and a hint for a wrong command', async () => {
  expect(await runWith(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('decode METHOD PATH FILE') });
  expect((await runWith([])).code).toBe(2);
  expect(await runWith(['guess'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no command "guess"'),
  });
  expect((await runWith(['decode', 'GET'])).code).toBe(2);
});

test('the program reads standard input and exits with the code', async () => {
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

describe('doctor', () => {
  test('examines the server, with an account when one is given', async () => {
    const { code, out, examined } = await runWith([
      'doctor',
      'https://shop.example',
      '--account',
      'demo',
      '--password',
      'secret',
    ]);
    expect(examined).toEqual([['https://shop.example', { account: 'demo', password: 'secret' }]]);
    expect(out).toBe('https://shop.example does not answer as a shop server: no answer\n');
    expect(code).toBe(1);
  });

  test.each([
    [['doctor'], 'takes the address of a server'],
    [['doctor', 'shop.example'], 'not "shop.example"'],
    [['doctor', 'https://shop.example', '--account', 'demo'], '--account and --password together'],
  ])('%j asks nothing and says what is missing', async (argv, sentence) => {
    const { code, err, examined } = await runWith(argv);
    expect(err).toContain(sentence);
    expect({ code, examined }).toEqual({ code: 2, examined: [] });
  });
});
