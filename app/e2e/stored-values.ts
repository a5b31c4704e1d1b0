import type { Page } from '@playwright/test';

/** Everything that the page has stored in a store of an IndexedDB database, as JSON. */
export const storedIn = (page: Page, database: string, store: string): Promise<string> =>
  page.evaluate(
    ([name, area]) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(`The database ${name} cannot be opened.`)));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(area).objectStore(area).getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
    [database, store] as const,
  );
