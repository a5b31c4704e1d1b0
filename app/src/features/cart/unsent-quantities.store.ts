import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, validEntries } from '../../session/stored-values.ts';

const isQuantity = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Quantities by line that could not be sent because the token was refused; they are sent after signing in. */
const useUnsentQuantities = createPersistedStore<{ lines: Readonly<Record<string, number>> }>(
  'unsentQuantities',
  { lines: {} },
  (stored) => (isRecord(stored) ? { lines: validEntries(stored.lines, isQuantity) } : undefined),
);

export const saveUnsentQuantity = (id: string, quantity: number): void =>
  useUnsentQuantities.setState(({ lines }) => ({ lines: { ...lines, [id]: quantity } }));

/** Returns the quantities and forgets them. */
export function takeUnsentQuantities(): Readonly<Record<string, number>> {
  const { lines } = useUnsentQuantities.getState();
  if (Object.keys(lines).length > 0) useUnsentQuantities.setState({ lines: {} });
  return lines;
}
