import type { FileProblem } from '@shop/parts-list';
import { useProblemText } from './use-problem-text.ts';

export type FileProblemTextProps = {
  problem: FileProblem;
  /** The name of the file, if there are several. */
  name?: string | undefined;
};

/** Place, problem and solution. */
export const FileProblemText = ({ problem, name }: FileProblemTextProps) => useProblemText().whole(problem, name);
