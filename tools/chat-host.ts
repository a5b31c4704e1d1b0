import { decodeAnswer, socketAddress } from '@shop/contracts';

/** A server that does not answer the question for its chat within this time is not waited for. */
const TIMEOUT_MS = 5000;

/** The chat's address as the backend names it, or a sentence that says why it is not known. */
export type FoundChat = { url: URL } | { problem: string };

/** Asks the backend for the address of its chat (`GET /api/get_workerman_url`). */
export async function findChat(backend: URL, timeoutMs = TIMEOUT_MS): Promise<FoundChat> {
  try {
    const answer = await fetch(new URL(`/api${socketAddress.path}`, backend), {
      headers: { 'Form-type': 'pc' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const reply = decodeAnswer(socketAddress, await answer.json());
    if (reply.kind === 'refused') return { problem: `the server refused to name it: ${reply.message}` };
    return URL.canParse(reply.value.url)
      ? { url: new URL(reply.value.url) }
      : { problem: `the server names ${reply.value.url}, which is no address` };
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** What `npm start` prints about the chat. */
export const describeChat = (found: FoundChat): string =>
  'url' in found
    ? `The chat connects to ${found.url.origin}${found.url.pathname}, as the server says.`
    : `The chat is not available: ${found.problem}. Set VITE_CHAT_HOSTS to the host of its websocket, or start again.`;
