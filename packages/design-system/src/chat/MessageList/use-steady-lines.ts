import type { ConversationLine } from '@shop/chat-client';
import { useLayoutEffect, useState } from 'react';
import { grownAbove } from './line-facts.ts';

type Step = { lines: readonly ConversationLine[]; goal: readonly ConversationLine[]; isGrownAbove: boolean };

/**
 * The lines as a virtual list can follow them: it keeps its place only when a change is either above or below, and when older
 * messages do not come in the middle of a scroll. Where older ones and a new one come at once, it is first told of the older ones.
 */
export function useSteadyLines(lines: readonly ConversationLine[], isMoving: boolean): Step {
  const [kept, setStep] = useState<Step>({ lines, goal: lines, isGrownAbove: false });
  let step = kept;
  const above = step.goal === lines ? 0 : grownAbove(step.lines, lines);
  if (step.goal !== lines && !(above > 0 && isMoving)) {
    const isBoth = above > 0 && lines.length !== above + step.lines.length;
    step = { lines: isBoth ? [...lines.slice(0, above), ...step.lines] : lines, goal: lines, isGrownAbove: above > 0 };
    setStep(step);
  }
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the list must have drawn the first step before it hears of the second
    if (step.lines !== step.goal) setStep({ lines: step.goal, goal: step.goal, isGrownAbove: false });
  }, [step]);
  return step;
}
