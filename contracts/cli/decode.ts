import { calls } from '../src/calls.ts';
import type { Call } from '../src/define-call.ts';
import { decodeAnswer } from '../src/envelope.ts';
import { ContractFault } from '../src/fault.ts';
import { matchCall, type Match } from '../src/match-call.ts';
import type { Io } from './run.ts';

const DECODED = 0;
const INVALID = 1;
const UNKNOWN_CALL = 2;

/** Finds the call of a path or a whole address, with or without `/api` and query. */
function findCall(method: string, address: string): Match | undefined {
  const path = pathIn(address);
  const api = path.indexOf('/api/');
  return matchCall(method, path) ?? (api === -1 ? undefined : matchCall(method, path.slice(api + '/api'.length)));
}

const pathIn = (address: string): string => {
  const [path = ''] = address.replace(/^[a-z]+:\/\/[^/]+/i, '').split(/[?#]/);
  return path.startsWith('/') ? path : `/${path}`;
};

/** Decodes each file as an answer of one call. Returns the highest exit code of them. */
export async function decodeFiles(method: string, path: string, files: readonly string[], io: Io): Promise<number> {
  const match = findCall(method, path);
  if (!match) {
    io.err(`${method.toUpperCase()} ${path}: no such call${otherMethods(path)}. "list" shows all ${calls.length}.\n`);
    return UNKNOWN_CALL;
  }
  let exitCode = DECODED;
  for (const file of files) exitCode = Math.max(exitCode, await decodeFile(match.call, file, io));
  return exitCode;
}

function otherMethods(path: string): string {
  const others = ['GET', 'POST'].filter((method) => findCall(method, path));
  return others.length > 0 ? `; this path accepts ${others.join(' and ')}` : '';
}

async function decodeFile(call: Call, file: string, io: Io): Promise<number> {
  const name = file === '-' ? 'standard input' : file;
  const report = (sentence: string) => io.err(`${name}: ${sentence}\n`);
  let body: unknown;
  try {
    body = JSON.parse((await io.read(file)).replace(/^\uFEFF/, ''));
  } catch (error) {
    report(
      error instanceof SyntaxError
        ? `${call.name}: (answer): expected JSON, got something else (${error.message})`
        : `cannot be read: ${reasonOf(error)}`,
    );
    return INVALID;
  }
  try {
    const reply = decodeAnswer(call, body);
    if (reply.kind === 'refused') {
      const signIn = reply.signIn ? ', which asks the shopper to sign in' : '';
      const refusal = `a well-formed refusal with status ${reply.status}${signIn}`;
      report(`${call.name}: decoded: ${refusal}: ${reply.message || '(no message)'}`);
      io.out(`${JSON.stringify(reply, null, 2)}\n`);
      return DECODED;
    }
    report(`${call.name}: decoded${call.answer ? '' : ' (this call answers with a message only)'}`);
    io.out(`${JSON.stringify(reply.value ?? null, null, 2)}\n`);
    return DECODED;
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error;
    const count = error.faults.length;
    report(`invalid, ${count === 1 ? 'one fault' : `${count} faults`}:\n${error.message.replace(/^/gm, '  ')}`);
    return INVALID;
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'the file does not exist',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};
