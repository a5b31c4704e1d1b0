import { createPersistedStore } from '../../session/persisted-store.ts';
import { readText } from '../../session/stored-values.ts';

/** The amount typed for a top-up, persisted in case the shopper has to sign in before a code is issued. */
export const useTypedAmount = createPersistedStore('topUpAmount', { text: '' }, readText('text'));
export const saveTypedAmount = (text: string): void => useTypedAmount.setState({ text });
