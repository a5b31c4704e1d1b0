import type { Tab } from './tab.ts';

/** So long after the last key a draft is kept, in ms. */
const PAUSE_MS = 500;

export type Draft = { load(): void; set(text: string): void; /** Keeps at once what is not kept yet. */ flush(): void };

/** What stands in the text box, kept by shopper so that a reload does not lose it. Each tab has its own; the last one written stays. */
export function createDraft({ options, view, timers }: Tab): Draft {
  const { outbox, shopper } = options;
  let isTouched = false;
  let unkept: string | undefined;
  let stopWait = () => {};

  function flush() {
    stopWait();
    if (unkept === undefined) return;
    // What cannot be kept still stands in the box.
    outbox.keepDraft(shopper.id, unkept).catch(() => {});
    unkept = undefined;
  }

  return {
    load() {
      outbox.draft(shopper.id).then(
        (draft) => {
          if (!isTouched) view.set({ draft });
        },
        () => {},
      );
    },
    set(text) {
      isTouched = true;
      unkept = text;
      view.set({ draft: text });
      stopWait();
      stopWait = timers.after(PAUSE_MS, flush);
    },
    flush,
  };
}
