import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText, validEntries } from '../../session/stored-values.ts';

/** An uploaded image of an answer. */
export type SentImage = { id: string; name: string; address: string };
type Answer = { text: string; images: readonly SentImage[] };
type Texts = { answers: Readonly<Record<string, Answer>>; missing: Readonly<Record<string, string>> };

const isSentImage = (value: unknown): value is SentImage =>
  isRecord(value) && [value.id, value.name, value.address].every(isText);
const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) && isText(value.text) && Array.isArray(value.images) && value.images.every(isSentImage);

/** What is written about requests and not sent yet, by request number: answers to the agent, and what is missing. */
const useTexts = createPersistedStore<Texts>('repairTexts', { answers: {}, missing: {} }, (stored) =>
  isRecord(stored)
    ? { answers: validEntries(stored.answers, isAnswer), missing: validEntries(stored.missing, isText) }
    : undefined,
);

const EMPTY: Answer = { text: '', images: [] };
export const useAnswer = (number: string): Answer => useTexts(({ answers }) => answers[number] ?? EMPTY);
export const useMissingText = (number: string): string => useTexts(({ missing }) => missing[number] ?? '');

export const changeAnswer = (number: string, change: (before: Answer) => Partial<Answer>): void =>
  useTexts.setState(({ answers }) => {
    const before = answers[number] ?? EMPTY;
    return { answers: { ...answers, [number]: { ...before, ...change(before) } } };
  });
export const saveMissingText = (number: string, text: string): void =>
  useTexts.setState(({ missing }) => ({ missing: { ...missing, [number]: text } }));

/** Forgets what was written about a request, once it is sent. */
export function clearTexts(kind: keyof Texts, number: string): void {
  const { [number]: _, ...others } = useTexts.getState()[kind];
  useTexts.setState({ [kind]: others });
}
