import { createPersistedStore } from '../../session/persisted.ts';

/** The buyer's message, persisted in case the shopper has to sign in while filling in the form. */
export const useMessage = createPersistedStore<{ text: string }>('message', { text: '' }, (persisted) => {
  const text = (persisted as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? { text } : undefined;
});
export const saveMessage = (text: string): void => useMessage.setState({ text });
