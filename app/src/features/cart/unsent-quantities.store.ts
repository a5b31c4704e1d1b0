import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, validEntries } from '../../session/stored-values.ts';

const isQuantity = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/**
 * Quantities by line that could not be sent: because the token was refused, until the shopper has signed in, or without
 * a connection, until there is one. In the browser, since the connection may be back only tomorrow.
 */
export const useUnsentQuantities = createPersistedStore<{ lines: Readonly<Record<string, number>> }>(
  'unsentQuantities',
  { lines: {} },
  (stored) => (isRecord(stored) ? { lines: validEntries(stored.lines, isQuantity) } : undefined),
  'browser',
);

export const saveUnsentQuantity = (id: string, quantity: number): void =>
  useUnsentQuantities.setState(({ lines }) => ({ lines: { ...lines, [id]: quantity } }));

export const forgetUnsentQuantity = (id: string): void =>
  useUnsentQuantities.setState(({ lines: { [id]: _, ...lines } }) => ({ lines }));

/** Returns the quantities and forgets them. */
export function takeUnsentQuantities(): Readonly<Record<string, number>> {
  const { lines } = useUnsentQuantities.getState();
  if (Object.keys(lines).length > 0) useUnsentQuantities.setState({ lines: {} });
  return lines;
}
