import type { ScenarioName } from '@shop/mocks';
import { pageStory, type PageStory } from './test-page-story.tsx';
import { stockPages, type StockPageName } from './test-stock-pages.ts';

/**
 * Stories of pages on a stock server: `stockStory(server)(name)`. What a page shows is in `stockPages`, or given where
 * the servers differ.
 */
export const stockStory =
  (server: ScenarioName) =>
  <Name extends StockPageName>(name: Name, page: PageStory<Name> = stockPages[name]) =>
    // The server comes last: it lacks what the scenarios before it use.
    pageStory(name, { ...page, scenarios: [...(page.scenarios ?? []), { name: server }] });
