import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserFetch, transport } from './transport.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** The part of XMLHttpRequest that an upload uses. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  openedWith: unknown[] = [];
  body?: Blob;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...openedWith: unknown[]) {
    this.openedWith = openedWith;
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
  FakeRequest.last = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  transport.current = browserFetch;
  vi.unstubAllGlobals();
});

const ADDRESS = 'http://shop.test/api/upload';
const progress = (loaded: number, total: number) =>
  Object.assign(new Event('progress'), { loaded, total, lengthComputable: true });
const form = () => {
  const filled = new FormData();
  filled.append('file', new File(['x'.repeat(100)], 'image.png', { type: 'image/png' }));
  return filled;
};
async function uploading(onProgress = vi.fn(), init: RequestInit = {}) {
  const sent = fetchWithProgress(onProgress)(ADDRESS, {
    method: 'POST',
    body: form(),
    headers: { 'X-Shop': '1' },
    ...init,
  });
  // Handled by the test, later.
  sent.catch(() => undefined);
  const request = await vi.waitFor(() => {
    expect(FakeRequest.last?.body).toBeInstanceOf(Blob);
    return FakeRequest.last as FakeRequest;
  });
  return { sent, onProgress, request };
}

test('an upload reports its progress, and resolves as fetch does', async () => {
  const { sent, onProgress, request } = await uploading();
  expect(request.openedWith).toEqual(['POST', ADDRESS]);
  expect(request.headers).toMatchObject({
    'x-shop': '1',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(await request.body?.text()).toContain('x'.repeat(100));
  request.upload.dispatchEvent(progress(50, 200));
  request.upload.dispatchEvent(Object.assign(progress(0, 0), { lengthComputable: false }));
  Object.assign(request, { status: 200, responseText: '{"status":200}' }).dispatchEvent(new Event('load'));
  const answer = await sent;
  expect(answer.ok).toBe(true);
  expect(await answer.json()).toEqual({ status: 200 });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25);
});

test('a lost connection rejects as fetch does', async () => {
  const { sent, request } = await uploading();
  request.dispatchEvent(new Event('error'));
  await expect(sent).rejects.toThrow('Failed to fetch');
});

test('an aborted upload is stopped', async () => {
  const controller = new AbortController();
  const { sent } = await uploading(undefined, { signal: controller.signal });
  controller.abort(new DOMException('Too slow', 'TimeoutError'));
  await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('with a stand-in shop it uses the transport of that, and reports 1 once it has answered', async () => {
  transport.current = async () => Response.json({ status: 200 });
  const onProgress = vi.fn();
  expect((await fetchWithProgress(onProgress)(ADDRESS, { method: 'POST' })).ok).toBe(true);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(1);
});
