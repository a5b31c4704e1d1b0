import { fileURLToPath } from 'node:url';
import { Verifier } from '@pact-foundation/pact';
import { states, type StateName } from '../src/provider-states.ts';

export { states };
export type { StateName };

/** Brings a server into a state and resolves to the values that the state supplies. */
export type StateHandler = () => Promise<Record<string, string>>;

const PACT = fileURLToPath(new URL('../pacts/pip-shop-crmeb-api.json', import.meta.url));

/** The part of the verifier's report of a failed run that is read here. */
type FailureReport = {
  errors?: {
    interaction: string;
    mismatch?: { message?: string; mismatches?: { path?: string; mismatch?: string }[] };
  }[];
};

/** Verifies a running server against the pact with the official verifier. Rejects with a line for every difference. */
export async function verifyPact(server: string, handlers: Record<StateName, StateHandler>): Promise<void> {
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  const verifier = new Verifier({
    provider: 'crmeb-api',
    providerBaseUrl: server,
    pactUrls: [PACT],
    stateHandlers: handlers,
    logLevel: 'error',
  });
  try {
    await verifier.verifyProvider();
  } catch (error) {
    throw new Error(differencesIn(error), { cause: error });
  }
}

function differencesIn(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  try {
    const { errors = [] } = JSON.parse(message) as FailureReport;
    const lines = errors.flatMap(({ interaction, mismatch }) =>
      (mismatch?.mismatches ?? [{ mismatch: mismatch?.message ?? 'failed' }]).map(
        (one) => `${interaction}: ${one.path ?? ''} ${one.mismatch ?? ''}`,
      ),
    );
    return lines.length > 0 ? lines.join('\n') : message;
  } catch {
    // No report: the verifier itself could not run, and gives the reason as plain text.
    return message;
  }
}
