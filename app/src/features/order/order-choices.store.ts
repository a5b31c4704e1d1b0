import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** What a shopper chose for an order: an address, and a coupon ('' for none). Absent while the default is used. */
type Choices = { address?: string; coupon?: string };
/** The choices for an order of these cart lines; another order begins with its own defaults. */
type OrderChoices = { lines: string; chosen: Choices };

const NONE: Choices = {};
const textOf = (value: unknown) => (isText(value) ? value : undefined);

/** Persisted in case the shopper has to sign in before the order is placed. */
const useStoredChoices = createPersistedStore<OrderChoices>('orderChoices', { lines: '', chosen: NONE }, (stored) =>
  isRecord(stored) && isText(stored.lines) && isRecord(stored.chosen)
    ? { lines: stored.lines, chosen: { address: textOf(stored.chosen.address), coupon: textOf(stored.chosen.coupon) } }
    : undefined,
);

export const useOrderChoices = (lines: string): Choices =>
  useStoredChoices((stored) => (stored.lines === lines ? stored.chosen : NONE));

export const saveOrderChoice = (lines: string, choice: Choices): void =>
  useStoredChoices.setState((stored) => ({
    lines,
    chosen: { ...(stored.lines === lines ? stored.chosen : NONE), ...choice },
  }));

/** Forgets the choices of a placed order. */
export const clearOrderChoices = (): void => useStoredChoices.setState({ lines: '', chosen: NONE });
