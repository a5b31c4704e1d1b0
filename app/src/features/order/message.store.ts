import { create } from 'zustand';

/** The buyer's message, kept while one is sent through sign-in in the middle of the form. */
export const useMessage = create<{ text: string }>(() => ({ text: '' }));
export const keepMessage = (text: string): void => useMessage.setState({ text });
