import { calls } from './calls.ts';
import type { Call } from './define-call.ts';

/** The call of a concrete path, and its path parameters. */
export type Match = { call: Call; params: Record<string, string> };

const pattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
const patterns = calls.map((call) => ({ call, pattern: pattern(call.path) }));

/**
 * Finds the call of a method and a concrete path below the API base, e.g. `GET /product/detail/12`; a query is ignored.
 */
export function matchCall(method: string, path: string): Match | undefined {
  const [bare = ''] = path.split('?');
  for (const { call, pattern: shape } of patterns) {
    const found = call.method === method.toUpperCase() ? shape.exec(bare) : null;
    if (found)
      return {
        call,
        params: Object.fromEntries(
          Object.entries(found.groups ?? {}).map(([key, value]) => [key, safeDecode(value ?? '')]),
        ),
      };
  }
  return undefined;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
