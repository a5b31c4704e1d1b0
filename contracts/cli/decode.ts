import { calls } from '../src/calls.ts';
import type { Call } from '../src/define-call.ts';
import { decodeAnswer } from '../src/envelope.ts';
import { ContractFault } from '../src/fault.ts';
import { matchCall, type Match } from '../src/match-call.ts';
import type { Io } from './run.ts';

const DECODED = 0;
const REFUSED = 1;
const NO_SUCH_CALL = 2;

/** Finds the call of a path as people have it at hand: a whole address, with `/api` or without, with a query or without. */
function findCall(method: string, address: string): Match | undefined {
  const path = pathIn(address);
  const below = path.indexOf('/api/');
  return matchCall(method, path) ?? (below === -1 ? undefined : matchCall(method, path.slice(below + '/api'.length)));
}

const pathIn = (address: string): string => {
  const [path = ''] = address.replace(/^[a-z]+:\/\/[^/]+/i, '').split(/[?#]/);
  return path.startsWith('/') ? path : `/${path}`;
};

/** Decodes each file as an answer of one call; the exit code is the worst of them. */
export async function decodeFiles(method: string, path: string, files: readonly string[], io: Io): Promise<number> {
  const match = findCall(method, path);
  if (!match) {
    io.tell(`${method.toUpperCase()} ${path}: no such call${otherMethods(path)}. "list" shows all ${calls.length}.\n`);
    return NO_SUCH_CALL;
  }
  let worst = DECODED;
  for (const file of files) worst = Math.max(worst, await decodeFile(match.call, file, io));
  return worst;
}

function otherMethods(path: string): string {
  const others = ['GET', 'POST'].filter((method) => findCall(method, path));
  return others.length > 0 ? `; this path answers to ${others.join(' and ')}` : '';
}

async function decodeFile(call: Call, file: string, io: Io): Promise<number> {
  const name = file === '-' ? 'standard input' : file;
  const told = (sentence: string) => io.tell(`${name}: ${sentence}\n`);
  let body: unknown;
  try {
    body = JSON.parse((await io.read(file)).replace(/^\uFEFF/, ''));
  } catch (error) {
    told(
      error instanceof SyntaxError
        ? `${call.name}: (answer): expected JSON, got something else (${error.message})`
        : `cannot be read: ${reasonOf(error)}`,
    );
    return REFUSED;
  }
  try {
    const reply = decodeAnswer(call, body);
    if (reply.kind === 'refused') {
      told(
        `${call.name}: decoded: a well-formed refusal with status ${reply.status}${reply.signIn ? ', which asks the shopper to sign in' : ''}: ${reply.message || '(no words)'}`,
      );
      io.out(`${JSON.stringify(reply, null, 2)}\n`);
      return DECODED;
    }
    told(`${call.name}: decoded${call.answer ? '' : ' (this call answers with a message only)'}`);
    io.out(`${JSON.stringify(reply.value ?? null, null, 2)}\n`);
    return DECODED;
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error;
    told(
      `refused, ${error.faults.length === 1 ? 'one fault' : `${error.faults.length} faults`}:\n${error.message.replace(/^/gm, '  ')}`,
    );
    return REFUSED;
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};
