import type { Tab } from './tab.ts';

/** How long after the last keystroke a draft is saved, in ms. */
const SAVE_DELAY_MS = 500;

export type Draft = {
  load(): void;
  set(text: string): void;
  /** Saves at once what is not saved yet. */
  flush(): void;
};

/**
 * The text in the composer, saved by shopper so that it survives a reload. Each tab has its own; the store has the
 * one saved last.
 */
export function createDraft({ options, view, timers }: Tab): Draft {
  const { outbox, shopper } = options;
  let isEdited = false;
  let unsaved: string | undefined;
  let cancelDelay = () => {};

  function flush() {
    cancelDelay();
    if (unsaved === undefined) return;
    // A draft that cannot be saved is still in the composer.
    outbox.saveDraft(shopper.id, unsaved).catch(() => {});
    unsaved = undefined;
  }

  return {
    load() {
      outbox.loadDraft(shopper.id).then(
        (draft) => {
          if (!isEdited) view.set({ draft });
        },
        () => {},
      );
    },
    set(text) {
      isEdited = true;
      unsaved = text;
      view.set({ draft: text });
      cancelDelay();
      cancelDelay = timers.after(SAVE_DELAY_MS, flush);
    },
    flush,
  };
}
