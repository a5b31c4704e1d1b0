import { pathOf, type Call } from '../../src/define-call.ts';
import { decodeAnswer, encodeValue, type Reply } from '../../src/envelope.ts';
import { ContractFault } from '../../src/fault.ts';
import { requestHeaders } from '../../src/headers.ts';

/** What is sent with a call, as domain values. */
export type Sent = { params?: Record<string, string>; query?: unknown; body?: unknown };

/**
 * The result of one call: an answer of the contract, one that violates it, a call that the server does not have
 * (HTTP 404 or 405), or no usable answer.
 */
export type Outcome =
  | Reply<unknown>
  | { kind: 'faulty'; faults: string }
  | { kind: 'absent'; reason: string }
  | { kind: 'failed'; reason: string };

/** A server under examination. `base` is the address of its API and ends with `/api`. */
export type Server = { base: string; fetch: typeof fetch; language: string; token?: string | undefined };

const TIMEOUT_MS = 15_000;
const ABSENT = new Set([404, 405]);

/** Sends one call and judges the answer. Never throws for what a server does. */
export async function ask(server: Server, call: Call, { params, query, body }: Sent = {}): Promise<Outcome> {
  const url = new URL(`${server.base}${pathOf(call, params)}`);
  const values =
    query && call.query ? (encodeValue(call, call.query, query) as Record<string, string | number | undefined>) : {};
  for (const [key, value] of Object.entries(values)) if (value !== undefined) url.searchParams.set(key, String(value));
  try {
    const response = await server.fetch(url, {
      method: call.method,
      headers: {
        ...requestHeaders({ token: server.token, language: server.language }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body !== undefined && call.body ? JSON.stringify(encodeValue(call, call.body, body)) : undefined,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ABSENT.has(response.status)) return { kind: 'absent', reason: `HTTP ${response.status}` };
    if (!response.ok) return { kind: 'failed', reason: `HTTP ${response.status}` };
    return judge(call, await response.text());
  } catch (problem) {
    return { kind: 'failed', reason: reasonOf(problem) };
  }
}

function judge(call: Call, text: string): Outcome {
  let answer: unknown;
  try {
    answer = text === '' ? undefined : JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { kind: 'failed', reason: /^\s*</.test(text) ? 'a web page instead of JSON' : 'the answer is not JSON' };
  }
  try {
    return decodeAnswer(call, answer);
  } catch (problem) {
    if (!(problem instanceof ContractFault)) throw problem;
    return { kind: 'faulty', faults: problem.message };
  }
}

/** A short reason why no answer came: Node puts the cause of a failed request below "fetch failed". */
export function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  if (problem.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  return problem.cause instanceof Error ? problem.cause.message : problem.message;
}
