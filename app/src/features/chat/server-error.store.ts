import { create } from 'zustand';

/** The last words of the chat server that concern no message. Set anew with each error, also with the same words. */
export const useServerError = create<{ text?: string }>(() => ({}));
