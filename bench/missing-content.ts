import type { Page } from 'playwright';

/** From the top of the document, in px. */
type Box = { top: number; bottom: number };

/**
 * Watches whether the window shows less than it will: a placeholder, a row that is not rendered, a strip that is not laid
 * out. The window moves without waiting for the page: what it shows until a frame is what the frame before has left.
 * Returns a function that reads the share of the time so far in which it did, in percent.
 */
export async function watchMissing(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const PLACEHOLDERS =
      'main :is([role=status] > [aria-hidden], [role=listitem]:not(:has(article)), div:empty[style])';
    const boxOf = (element: Element): Box => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY };
    };
    const missing = (): Box[] => {
      const notLaidOut = [...document.querySelectorAll('main section')].filter(
        ({ firstElementChild }) => !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
      const lists = [...document.querySelectorAll('main [role=list]:has([role=listitem])')].flatMap((list) => {
        const cells = [...list.querySelectorAll('[role=listitem]')];
        const [whole, first, last] = [list, cells[0] ?? list, cells.at(-1) ?? list].map(boxOf) as [Box, Box, Box];
        return [
          { top: whole.top, bottom: first.top },
          { top: last.bottom, bottom: whole.bottom },
        ];
      });
      return [...[...document.querySelectorAll(PLACEHOLDERS), ...notLaidOut].map(boxOf), ...lists];
    };
    const inWindow = ({ top, bottom }: Box) => Math.min(bottom, scrollY + innerHeight) - Math.max(top, scrollY) > 1;
    const seen = { all: 0, missing: 0 };
    Object.assign(window, { seen });
    let boxes = missing();
    let last = performance.now();
    const { port1: after, port2: painted } = new MessageChannel();
    // In a task of its own, when the frame is painted: then all is laid out.
    after.addEventListener('message', () => (boxes = missing()));
    after.start();
    const look = (now: number) => {
      seen.all += now - last;
      if (boxes.some(inWindow)) seen.missing += now - last;
      last = now;
      painted.postMessage(undefined);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const { all, missing } = (window as unknown as { seen: { all: number; missing: number } }).seen;
      return Math.round((missing / all) * 100);
    });
}
