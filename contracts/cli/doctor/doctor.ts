import { login } from '../../src/index.ts';
import { ask, type Outcome, type Server } from './ask.ts';
import { featuresOf, type Feature } from './features.ts';
import {
  connectByWebSocket,
  probeChat,
  probeClock,
  probeCors,
  probeLanguage,
  probePhoto,
  type Connect,
} from './probes.ts';
import { ACCOUNT_QUESTIONS, PUBLIC_QUESTIONS, type Known, type Question } from './questions.ts';

export type Account = { account: string; password: string };
export type Diagnosis = {
  /** Why nothing else is known: no call was answered. */
  unreachable?: string;
  /** How the sign-in ended; absent without an account. */
  signIn?: string;
  features: readonly Feature[];
  /** `GET /path: fault` lines of answers that violate the contract, in the order of the calls. */
  faults: readonly string[];
  /** Calls that got no usable answer, with the reason. */
  failures: readonly string[];
  asked: number;
  decoded: number;
  chat: string;
  photo: string;
  cors: string;
  language: string;
  clock: string;
};
export type Tools = { fetch: typeof fetch; connect: Connect; now: () => number };

const TOOLS: Tools = { fetch: globalThis.fetch, connect: connectByWebSocket, now: Date.now };
/** The origin of a shop that is not deployed on the server itself. */
const OTHER_PAGE = 'https://shop.example';

/**
 * Examines a running server, reading only: asks the calls that need no account, with an account those that need one,
 * and decodes each answer. Never throws for what the server does.
 * @param address The server's address, with or without `/api`.
 */
export async function diagnose(address: string, account?: Account, given: Partial<Tools> = {}): Promise<Diagnosis> {
  const tools = { ...TOOLS, ...given };
  const base = `${address.replace(/\/+$/, '').replace(/\/api$/, '')}/api`;
  const visitor: Server = { base, fetch: tools.fetch, language: 'zh-CN' };
  const known: Known = {};
  const outcomes = new Map<string, Outcome>();
  const lines = { faults: [] as string[], failures: [] as string[] };
  const askAll = async (server: Server, questions: readonly Question[]) => {
    for (const question of questions) {
      const sent = question.sent(known);
      if (!sent) continue;
      const outcome = await ask(server, question.call, sent);
      outcomes.set(question.call.name, outcome);
      if (outcome.kind === 'done') question.learn(outcome.value, known);
      const call = `${question.call.method} ${question.call.path}`;
      if (outcome.kind === 'faulty')
        lines.faults.push(...outcome.faults.split('\n').map((fault) => `${call}: ${fault}`));
      if (outcome.kind === 'failed') lines.failures.push(`${call}: ${outcome.reason}`);
    }
  };
  await askAll(visitor, PUBLIC_QUESTIONS);
  const isReachable = [...outcomes.values()].some(({ kind }) => kind !== 'failed' && kind !== 'absent');
  const signedIn = account && isReachable ? await ask(visitor, login, { body: account }) : undefined;
  const token = signedIn?.kind === 'done' ? (signedIn.value as { token: string }).token : undefined;
  if (token) await askAll({ ...visitor, token }, ACCOUNT_QUESTIONS);
  const [chat, photo, cors, language, clock] = await Promise.all([
    probeChat(known.chat, tools.connect),
    probePhoto(visitor, known.photo),
    probeCors(visitor, OTHER_PAGE),
    probeLanguage(visitor),
    probeClock(visitor, tools.now),
  ]);
  return {
    unreachable: isReachable ? undefined : (lines.failures[0] ?? 'it has none of its calls (HTTP 404)'),
    signIn: signedIn && signInText(signedIn),
    features: featuresOf(outcomes),
    ...lines,
    asked: outcomes.size,
    decoded: [...outcomes.values()].filter(({ kind }) => kind === 'done').length,
    chat,
    photo,
    cors,
    language,
    clock,
  };
}

function signInText(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'done':
      return 'signed in';
    case 'refused':
      return `refused with ${outcome.status}: ${outcome.message}`;
    case 'faulty':
      return outcome.faults;
    default:
      return outcome.reason;
  }
}
