// @vitest-environment jsdom
import { cartAdd, category, products, tokenOf } from '@shop/contracts';
import { createShop, scenarios } from '@shop/mocks';
import { createTransport } from '@shop/mocks/transport';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieJar } from '../browser/cookies.ts';
import { signedIn, signedOut, useSession } from '../session/session.store.ts';
import { createCookieJar } from '../stand-in/test-cookie-jar.ts';
import { requestHeadersFor } from '../stand-in/test-request-headers.ts';
import { CallError, toFailure } from './call-error.ts';
import { send } from './call.ts';
import { isUnanswered } from './outcome.ts';
import { transport } from './transport.ts';

const log = vi.fn<typeof console.error>();
beforeEach(() => {
  cookieJar.current = createCookieJar();
  signedOut();
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});
const before = { transport: transport.current, jar: cookieJar.current };
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  transport.current = before.transport;
  cookieJar.current = before.jar;
});

/** A shop that answers every request with this. Returns the requests that it receives. */
function shopAnswering(answer: (request: Request) => Promise<Response> | Response): Request[] {
  const requests: Request[] = [];
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return answer(request);
  };
  return requests;
}
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const noAnswer = (request: Request) =>
  new Promise<Response>((_, reject) =>
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
  );
const problemOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (problem: unknown) => problem,
  );

describe('a call', () => {
  test('resolves to the domain value', async () => {
    transport.current = createTransport(createShop());
    const [first] = await send(category);
    expect(first).toMatchObject({ id: expect.any(String), name: expect.any(String), children: expect.any(Array) });
  });

  test('has the headers of client and language, and leaves out undefined parameters', async () => {
    document.documentElement.lang = 'zh-Hant';
    const [request] = await sentBy(() =>
      send(products, { query: { page: 2, limit: 20, cid: '3', keyword: undefined } }),
    );
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject(requestHeadersFor({ language: 'zh-Hant' }));
    expect(tokenOf(request?.headers ?? new Headers())).toBeUndefined();
    expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).toEqual({ page: '2', limit: '20', cid: '3' });
  });

  test('has the token in both headers once a shopper is signed in', async () => {
    signedIn('local1', 'a.b.c');
    const [request] = await sentBy(() => send(category));
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject(
      requestHeadersFor({ token: 'a.b.c', language: document.documentElement.lang }),
    );
  });

  test('has the language header of the second generation at the origin of the page', async () => {
    document.documentElement.lang = 'en';
    const [request] = await sentBy(() => send(category));
    expect(request?.headers.get('cb-lang')).toBe('en-US');
  });

  test('has it at another origin only where that server allows it', async () => {
    for (const [allows, sentHeader] of [
      ['', null],
      ['true', 'zh-TW'],
    ] as const) {
      vi.stubEnv('VITE_API_BASE', 'https://api.shop.test/api');
      vi.stubEnv('VITE_API_ALLOWS_CB_LANG', allows);
      vi.resetModules();
      document.documentElement.lang = 'zh-Hant';
      const sent: Request[] = [];
      const elsewhere = await import('./transport.ts');
      elsewhere.transport.current = async (input, init) => {
        sent.push(new Request(input, init));
        return json({ status: 400, msg: '' });
      };
      const { send: sendElsewhere } = await import('./call.ts');
      await problemOf(sendElsewhere(category));
      expect(sent[0]?.url).toBe('https://api.shop.test/api/category');
      expect(sent[0]?.headers.get('cb-lang')).toBe(sentHeader);
    }
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  async function sentBy(act: () => Promise<unknown>): Promise<Request[]> {
    const requests = shopAnswering(() => json({ status: 400, msg: '' }));
    await problemOf(act());
    return requests;
  }
});

describe('a call that fails', () => {
  test('waits for a shop that answers after ten seconds', async () => {
    vi.useFakeTimers();
    const shop = createShop();
    scenarios['the shop is slow'](shop, { ms: 10_000 });
    transport.current = createTransport(shop);
    const waiting = send(category);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(waiting).resolves.not.toHaveLength(0);
  });

  test('is aborted after fifteen seconds', async () => {
    vi.useFakeTimers();
    shopAnswering(noAnswer);
    const waiting = problemOf(send(category));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await waiting).toMatchObject({ kind: 'slow', status: 500 });
  });

  test.each([500, 502, 503, 404])('reports a server error %i, and is sent once', async (status) => {
    const requests = shopAnswering(() => new Response('<h1>Sorry</h1>', { status }));
    expect(await problemOf(send(category))).toMatchObject({ kind: 'server', status });
    expect(requests).toHaveLength(1);
  });

  test('reports a request that is too large, and too many of them with the time to wait', async () => {
    shopAnswering(() => new Response('<h1>413</h1>', { status: 413 }));
    expect(await problemOf(send(category))).toMatchObject({ kind: 'tooLarge', status: 413 });
    shopAnswering(() => new Response('<h1>429</h1>', { status: 429, headers: { 'Retry-After': '30' } }));
    const problem = await problemOf(send(category));
    expect(problem).toMatchObject({ kind: 'busy', status: 429, waitSeconds: 30 });
    expect(toFailure(problem)).toMatchObject({ kind: 'busy', waitSeconds: 30 });
    expect(isUnanswered(problem)).toBe(false);
  });

  test('reports a lost connection', async () => {
    shopAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    const problem = await problemOf(send(category));
    expect(problem).toMatchObject({ kind: 'offline', status: 500 });
    expect(isUnanswered(problem)).toBe(true);
  });

  test('was surely not sent if there was no connection before, so that the shopper can send it again', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    shopAnswering(() => {
      onLine.mockReturnValue(true);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const problem = await problemOf(send(category));
    expect(problem).toMatchObject({ kind: 'offline', status: 500 });
    expect(isUnanswered(problem)).toBe(false);
  });

  test('may have been sent if the connection was lost meanwhile', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    shopAnswering(() => {
      onLine.mockReturnValue(false);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(isUnanswered(await problemOf(send(category)))).toBe(true);
  });

  test.each([
    ['an HTML page in place of an answer', '<!doctype html><title>Welcome to nginx</title>'],
    ['an empty body', ''],
    ['an incomplete answer', '{"status":200,"msg":"ok","data":['],
  ])('reports %s, and logs it for developers', async (_, text) => {
    shopAnswering(() => new Response(text, { headers: { 'Content-Type': 'text/html' } }));
    expect(await problemOf(send(category))).toMatchObject({ kind: 'malformed' });
    expect(log.mock.calls.join('\n')).toMatch(/^category: \(answer\): expected (JSON|{ status, msg, data }), got /);
  });

  test('logs an answer that breaks the contract: call, path, expected and got', async () => {
    shopAnswering(() => json({ status: 200, msg: 'ok', data: { cartId: { id: 1 } } }));
    expect(
      await problemOf(send(cartAdd, { body: { productId: '1', uniqueId: 'a', cartNum: 1, new: false } })),
    ).toMatchObject({ kind: 'malformed' });
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toMatch(/^cartAdd: data\.cartId: expected .+, got an object with id$/m);
  });

  test.each([400, 401, 402, 410173])('passes on the message of the server when it refuses with %i', async (status) => {
    shopAnswering(() => json({ status, msg: '该商品库存不足3' }));
    const problem = await problemOf(send(category));
    expect(problem).toBeInstanceOf(CallError);
    expect(problem).toMatchObject({ kind: 'refused', status, serverMessage: '该商品库存不足3' });
  });

  test('rejects with AbortError when the shopper has left before the answer arrives', async () => {
    const controller = new AbortController();
    shopAnswering(noAnswer);
    const waiting = problemOf(send(category, { signal: controller.signal }));
    setTimeout(() => controller.abort());
    expect(await waiting).toMatchObject({ name: 'AbortError' });
  });
});

describe('a token that is refused', () => {
  test.each([410000, 410001, 410002, 110002, 110003, 110004])(
    'ends the session once, however many calls fail together (%i)',
    async (status) => {
      signedIn('local1', 'old');
      localStorage.setItem('draft', 'x');
      shopAnswering(() => json({ status, msg: '请登录' }));
      const changes = vi.fn();
      // Other tabs may broadcast meanwhile; only the end of the session is counted.
      const stop = useSession.subscribe((now, then) => now.wasSignedOut !== then.wasSignedOut && changes());
      const problems = await Promise.all(Array.from({ length: 5 }, () => problemOf(send(category))));
      stop();
      for (const problem of problems)
        expect(problem).toMatchObject({ kind: 'signedOut', status, serverMessage: '请登录' });
      expect(changes).toHaveBeenCalledOnce();
      expect(useSession.getState()).toMatchObject({ isSignedIn: false, wasSignedOut: true });
      expect(cookieJar.current.cookie).not.toContain('old');
      expect(localStorage).toHaveLength(0);
    },
  );

  test('does not end a session that began after the call was sent', async () => {
    signedIn('local1', 'old');
    shopAnswering(() => {
      signedIn('local1', 'new');
      return json({ status: 410001, msg: '登录已过期' });
    });
    expect(await problemOf(send(category))).toMatchObject({ kind: 'signedOut' });
    expect(useSession.getState().isSignedIn).toBe(true);
  });

  test('changes nothing for a visitor', async () => {
    shopAnswering(() => json({ status: 410000, msg: '请登录' }));
    await problemOf(send(category));
    expect(useSession.getState()).toMatchObject({ isSignedIn: false, wasSignedOut: false });
  });
});
