import { createPersistedStore } from '../../session/persisted-store.ts';
import { readText } from '../../session/stored-values.ts';

/** The buyer's message, persisted in case the shopper has to sign in while filling in the form. */
export const useMessage = createPersistedStore('message', { text: '' }, readText('text'));
export const saveMessage = (text: string): void => useMessage.setState({ text });
