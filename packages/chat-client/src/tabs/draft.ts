import { cancelTimers, emit, startTimer, type Step } from '../step.ts';

/** How long after the last keystroke a draft is saved, in ms: sooner than a shopper can press what reloads the page. */
const SAVE_DELAY_MS = 150;

/**
 * The shopper edits the text in the composer, which is saved so that it survives a reload. Each tab has its own; the
 * store has the one saved last.
 */
export function editDraft(step: Step, draft: string): void {
  step.tabs.isDraftEdited = true;
  step.tabs.unsavedDraft = draft;
  step.shown.draft = draft;
  startTimer(step, 'draft', SAVE_DELAY_MS);
}

/** Saves at once what is not saved yet. */
export function saveDraft(step: Step): void {
  const { unsavedDraft } = step.tabs;
  cancelTimers(step, 'draft');
  if (unsavedDraft === undefined) return;
  emit(step, { type: 'saveDraft', text: unsavedDraft });
  step.tabs.unsavedDraft = undefined;
}

export function onDraftLoaded(step: Step, draft: string): void {
  if (!step.tabs.isDraftEdited) step.shown.draft = draft;
}
