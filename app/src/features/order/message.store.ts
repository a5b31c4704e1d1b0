import { createKept } from '../../session/kept.ts';

/** The buyer's message, kept while one is sent through sign-in in the middle of the form. */
export const useMessage = createKept<{ text: string }>('message', { text: '' }, (kept) => {
  const text = (kept as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? { text } : undefined;
});
export const keepMessage = (text: string): void => useMessage.setState({ text });
