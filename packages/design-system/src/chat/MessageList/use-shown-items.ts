import type { ConversationItem } from '@shop/chat-client';
import { useLayoutEffect, useState } from 'react';
import { countPrepended } from './item-facts.ts';

type Step = { items: readonly ConversationItem[]; target: readonly ConversationItem[]; isPrepended: boolean };

/**
 * The items in steps that the virtual list can follow: it holds its scroll position only if a change is either above
 * or below, and if older messages are not added during a scroll. If older and new messages arrive at once, the older
 * ones come first.
 */
export function useShownItems(items: readonly ConversationItem[], isScrolling: boolean): Step {
  const [current, setStep] = useState<Step>({ items, target: items, isPrepended: false });
  let step = current;
  const above = step.target === items ? 0 : countPrepended(step.items, items);
  if (step.target !== items && !(above > 0 && isScrolling)) {
    const isBoth = above > 0 && items.length !== above + step.items.length;
    step = {
      items: isBoth ? [...items.slice(0, above), ...step.items] : items,
      target: items,
      isPrepended: above > 0,
    };
    setStep(step);
  }
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the list must render the first step before it receives the second
    if (step.items !== step.target) setStep({ items: step.target, target: step.target, isPrepended: false });
  }, [step]);
  return step;
}
