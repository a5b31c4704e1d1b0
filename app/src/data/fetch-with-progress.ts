import { browserFetch, transport } from './transport.ts';

/**
 * A `fetch` that reports the uploaded fraction of the request body, 0 to 1. The browser's own cannot report it on
 * HTTP/1.1, so this one uses XMLHttpRequest. A stand-in transport is used as it is, and reports 1 once it has answered.
 */
export function fetchWithProgress(onProgress: (fraction: number) => void): typeof fetch {
  return async (input, init) => {
    if (transport.current === browserFetch) return sendWithProgress(new Request(input, init), onProgress);
    const response = await transport.current(input, init);
    onProgress(1);
    return response;
  };
}

async function sendWithProgress(request: Request, onProgress: (fraction: number) => void): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.responseType = 'text';
    xhr.upload.addEventListener(
      'progress',
      ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / Math.max(1, total)),
    );
    // The shop never answers with a status below 200, and `Response` would throw on it.
    xhr.addEventListener('load', () =>
      resolve(xhr.status < 200 ? Response.error() : new Response(xhr.responseText, { status: xhr.status })),
    );
    xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    xhr.addEventListener('abort', () => reject(request.signal.reason as Error));
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
    if (request.signal.aborted) return reject(request.signal.reason as Error);
    request.signal.addEventListener('abort', abort, { once: true });
    xhr.send(body);
  });
}
