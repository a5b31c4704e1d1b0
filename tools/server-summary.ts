import { diagnose, summaryOf } from '@shop/contracts/doctor';

/** After this time the questions that are left count as not answered. */
const LIMIT_MS = 60_000;

/**
 * What `npm start -- --backend` prints about the server: what it lacks, what is broken, its chat. One line if the server
 * does not answer. Reads only.
 */
export async function summarizeServer(backend: URL, limitMs = LIMIT_MS): Promise<string> {
  const limit = AbortSignal.timeout(limitMs);
  const limited: typeof fetch = async (input, init) => {
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any([limit, ...(init?.signal ? [init.signal] : [])]) });
    } catch (problem) {
      throw limit.aborted ? new Error(`no answer within ${limitMs / 1000} s`) : problem;
    }
  };
  const diagnosis = await diagnose(backend.origin, undefined, { fetch: limited });
  const summary = summaryOf(diagnosis);
  return diagnosis.unreachable ? summary : `${summary}\nIn full: npm run contract -- doctor ${backend.origin}`;
}
