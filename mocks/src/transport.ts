import { hasResponse, respond } from './shop/respond.ts';
import type { Shop } from './core/shop.ts';

/**
 * A `fetch` that this shop answers, without network or service worker. A page can have several, one for each of its
 * shops. It rejects for a request that is no call of the shop, with an error that names it, and as `fetch` does if the
 * shop is down.
 */
export function createTransport(shop: Shop): typeof fetch {
  return async (input, init) => {
    const request = toRequest(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    if (!hasResponse(request))
      throw new Error(`${request.method} ${request.url} is no call of the shop: no contract has this method and path.`);
    const response = await orAborted(respond(shop, request), signal);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Site-relative URLs are resolved against the page, or against a placeholder host outside of a browser. */
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
