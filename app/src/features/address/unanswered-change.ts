import type { CallError } from '../../data/call-error.ts';

/**
 * A change of the address book that got no answer. `missing`: the address book was read afterwards and does not have
 * the change; `unknown`: it could not be read.
 */
export class UnansweredChange extends Error {
  readonly outcome: 'missing' | 'unknown';
  constructor(outcome: 'missing' | 'unknown', cause: CallError) {
    super(`No answer, ${outcome}: ${cause.message}`, { cause });
    this.name = 'UnansweredChange';
    this.outcome = outcome;
  }
}
