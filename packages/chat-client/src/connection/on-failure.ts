import type { Failure } from '../client-state.ts';
import type { Step } from '../step.ts';
import { reportSignedOut, setConnection } from '../broadcast.ts';
import { closeConnection } from './connection.ts';

/** A call has failed. If that was because of the token, the connection ends too. */
export function onFailure(step: Step, { isSignedOut }: Failure): void {
  if (!isSignedOut) return;
  if (!step.tabs.isLeading) return reportSignedOut(step);
  if (step.connection.stage !== 'closed') closeConnection(step);
  setConnection(step, { status: 'signedOut' });
}
