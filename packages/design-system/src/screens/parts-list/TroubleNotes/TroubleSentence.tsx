import type { Trouble } from '@shop/parts-list';
import { useProblemText } from './use-problem-text.ts';

export type TroubleSentenceProps = {
  trouble: Trouble;
  /** The file it is about, where there are several. */
  name?: string | undefined;
  /** `whole`: where, what happened and what to do; `short`: what happened, in a few words. @default 'whole' */
  form?: 'whole' | 'short';
};

/** What a file says wrong. */
export function TroubleSentence({ trouble, name, form = 'whole' }: TroubleSentenceProps) {
  const words = useProblemText();
  return form === 'short' ? words.short(trouble) : words.whole(trouble, name);
}
