import type { FileProblem } from '@shop/parts-list';
import { useProblemText } from './use-problem-text.ts';

export type FileProblemTextProps = {
  problem: FileProblem;
  /** The name of the file, if there are several. */
  name?: string | undefined;
  /** `whole`: place, problem and solution; `short`: a few words about the problem. @default 'whole' */
  form?: 'whole' | 'short';
};

/** The text of a problem. */
export function FileProblemText({ problem, name, form = 'whole' }: FileProblemTextProps) {
  const text = useProblemText();
  return form === 'short' ? text.short(problem) : text.whole(problem, name);
}
