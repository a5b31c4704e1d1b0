import { getResponse } from 'msw';
import { handlers } from './msw.ts';
import type { Shop } from './shop/state.ts';

/**
 * A `fetch` that this shop answers, without network or service worker: ten of them can show ten shops on one page.
 * A request that is no call of the shop rejects with a sentence that names it; a shop that is down rejects as `fetch` does.
 */
export function createTransport(shop: Shop): typeof fetch {
  const answering = handlers(shop);
  return async (input, init) => {
    const request = toRequest(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    const response = await orAborted(getResponse(answering, request), signal);
    if (!response)
      throw new Error(`${request.method} ${request.url} is no call of the shop: no contract has this method and path.`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Site-relative addresses are taken from the page, or from a host of no meaning where there is no page. */
function toRequest(input: RequestInfo | URL, init?: RequestInit): Request {
  if (input instanceof Request) return new Request(input, init);
  const page = globalThis.location?.href;
  return new Request(new URL(input, page?.startsWith('http') ? page : 'http://localhost'), init);
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
