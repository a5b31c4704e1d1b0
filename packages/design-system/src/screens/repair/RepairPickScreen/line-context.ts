import type { LineActions, PartActions, PickStep } from './picked-line.ts';

/** What all lines of a request have in common. */
export type LineContext = {
  actions: LineActions;
  onSubstitute: PartActions['onSubstitute'];
  /** The most characters of a note. */
  maxLength: number;
  /** Whether the request is free, priced, or not judged yet. */
  pricing: 'free' | 'paid' | 'open';
  onShowStep: (step: PickStep) => void;
};
