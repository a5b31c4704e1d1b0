import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserFetch, transport } from './transport.ts';
import { fetchTelling } from './upload-fetch.ts';

/** As much of the browser's own as the upload uses. */
class Travelling extends EventTarget {
  static last: Travelling | undefined;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  asked: unknown[] = [];
  body?: Blob;
  constructor() {
    super();
    Travelling.last = this;
  }
  open(...asked: unknown[]) {
    this.asked = asked;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: Blob) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

beforeEach(() => {
  transport.current = browserFetch;
  Travelling.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Travelling);
});
afterEach(() => {
  transport.current = browserFetch;
  vi.unstubAllGlobals();
});

const ADDRESS = 'http://shop.test/api/upload';
const gone = (loaded: number, total: number) =>
  Object.assign(new Event('progress'), { loaded, total, lengthComputable: true });
const form = () => {
  const filled = new FormData();
  filled.append('file', new File(['x'.repeat(100)], 'image.png', { type: 'image/png' }));
  return filled;
};
async function uploading(onProgress = vi.fn(), init: RequestInit = {}) {
  const sent = fetchTelling(onProgress)(ADDRESS, { method: 'POST', body: form(), headers: { 'X-Shop': '1' }, ...init });
  // What goes wrong is looked at by the test, when it does.
  sent.catch(() => undefined);
  const line = await vi.waitFor(() => {
    expect(Travelling.last?.body).toBeInstanceOf(Blob);
    return Travelling.last as Travelling;
  });
  return { sent, onProgress, line };
}

test('an upload tells how much has gone, and answers as fetch does', async () => {
  const { sent, onProgress, line } = await uploading();
  expect(line.asked).toEqual(['POST', ADDRESS]);
  expect(line.headers).toMatchObject({
    'x-shop': '1',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(await line.body?.text()).toContain('x'.repeat(100));
  line.upload.dispatchEvent(gone(50, 200));
  line.upload.dispatchEvent(Object.assign(gone(0, 0), { lengthComputable: false }));
  Object.assign(line, { status: 200, responseText: '{"status":200}' }).dispatchEvent(new Event('load'));
  const answer = await sent;
  expect(answer.ok).toBe(true);
  expect(await answer.json()).toEqual({ status: 200 });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25);
});

test('a line that breaks rejects as fetch does', async () => {
  const { sent, line } = await uploading();
  line.dispatchEvent(new Event('error'));
  await expect(sent).rejects.toThrow('Failed to fetch');
});

test('an upload that was called off is stopped', async () => {
  const calledOff = new AbortController();
  const { sent } = await uploading(undefined, { signal: calledOff.signal });
  calledOff.abort(new DOMException('Too slow', 'TimeoutError'));
  await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('on a stand-in shop it goes the stand-in’s way, and all has gone once it answers', async () => {
  transport.current = async () => Response.json({ status: 200 });
  const onProgress = vi.fn();
  expect((await fetchTelling(onProgress)(ADDRESS, { method: 'POST' })).ok).toBe(true);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(1);
});
