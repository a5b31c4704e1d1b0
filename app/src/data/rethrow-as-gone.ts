import { saysGone } from '@shop/contracts';
import { CallError } from './call-error.ts';

/**
 * For the calls of one thing: turns a refusal that says that the thing does not exist into `gone` (404). Any other
 * refusal, such as one of a server that fails, is passed on with its message.
 */
export const rethrowAsGone =
  (call: string) =>
  (problem: unknown): never => {
    if (!(problem instanceof CallError) || problem.kind !== 'refused') throw problem;
    const { status, serverMessage = '' } = problem;
    if (!saysGone({ status, message: serverMessage })) throw problem;
    throw new CallError(call, 'gone', { status: 404, serverMessage, cause: problem });
  };
