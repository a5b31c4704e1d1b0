import { browserFetch, transport } from './transport.ts';

/**
 * A `fetch` that tells which part of the request's body has gone, 0 to 1. The browser's own cannot tell on HTTP/1.1, so this one
 * goes by XMLHttpRequest. A stand-in's transport is used as it is, and all has gone once it answers.
 */
export function fetchTelling(onProgress: (part: number) => void): typeof fetch {
  return async (input, init) => {
    if (transport.current === browserFetch) return sendTelling(new Request(input, init), onProgress);
    const answer = await transport.current(input, init);
    onProgress(1);
    return answer;
  };
}

async function sendTelling(request: Request, onProgress: (part: number) => void): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const travelling = new XMLHttpRequest();
    const stop = () => travelling.abort();
    travelling.open(request.method, request.url);
    for (const [name, value] of request.headers) travelling.setRequestHeader(name, value);
    travelling.responseType = 'text';
    travelling.upload.addEventListener(
      'progress',
      ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / Math.max(1, total)),
    );
    // Statuses below 200 are none that this shop gives; `Response` would throw on them.
    travelling.addEventListener('load', () =>
      resolve(
        travelling.status < 200
          ? Response.error()
          : new Response(travelling.responseText, { status: travelling.status }),
      ),
    );
    travelling.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    travelling.addEventListener('abort', () => reject(request.signal.reason as Error));
    travelling.addEventListener('loadend', () => request.signal.removeEventListener('abort', stop));
    if (request.signal.aborted) return reject(request.signal.reason as Error);
    request.signal.addEventListener('abort', stop, { once: true });
    travelling.send(body);
  });
}
