import type { Moment } from '@shop/contracts';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, validEntries } from '../../session/stored-values.ts';

/** How long a phone waits for the next code, from the answer on. */
const CODE_INTERVAL_MS = 60_000;

type SmsWaits = { waits: Readonly<Record<string, Moment>> };

const isMoment = (value: unknown): value is Moment => typeof value === 'number' && Number.isFinite(value);

/** For each number that a code was sent to: when another may be asked for. Survives a reload of the page. */
export const useSmsWaits = createPersistedStore<SmsWaits>('smsWaits', { waits: {} }, (stored) =>
  isRecord(stored) ? { waits: validEntries(stored['waits'], isMoment) } : undefined,
);

/** A code was sent to this number at this time. Past waits are removed. */
export function startWait(phone: string, now: Moment): void {
  const { waits } = useSmsWaits.getState();
  const running = Object.entries(waits).filter(([, until]) => until > now);
  useSmsWaits.setState({ waits: { ...Object.fromEntries(running), [phone]: now + CODE_INTERVAL_MS } });
}
