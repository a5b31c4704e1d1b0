import type { Language } from '../catalogue/catalogue.entity.ts';
import { fill } from './fill.ts';
import { refusalMessages, type RefusalWord } from './refusal-messages.ts';

/** A rule's "no": becomes an answer with this body status and message. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

/** A refusal in the reader's language; `{name}` places of the message are filled from `values`. */
export function refusal(word: RefusalWord, language: Language, values: Record<string, string | number> = {}): Refusal {
  const { status = 400, ...texts }: { status?: number } & Record<Language, string> = refusalMessages[word];
  return new Refusal(status, fill(texts[language], values));
}
