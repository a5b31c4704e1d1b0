import type { PageEntry } from './page.ts';

/**
 * The pages of parts lists, by the names of their files. They share the address `/upload`; the query parameter `view`
 * selects one.
 */
export const uploadViews = {
  'upload-start': {
    view: 'start',
    messages: ['upload', 'listProblems'],
    load: async () => (await import('./parts-list/upload-start.route.tsx')).UploadStartRoute,
  },
  'parts-list': {
    view: 'list',
    messages: ['partsList', 'listProblems', 'savedLists'],
    load: async () => (await import('./parts-list/parts-list.route.tsx')).PartsListRoute,
  },
  'list-checklist': {
    view: 'checklist',
    messages: ['checklist'],
    load: async () => (await import('./parts-list/list-checklist.route.tsx')).ListChecklistRoute,
  },
  'compare-lists': {
    view: 'compare',
    messages: ['savedLists', 'listProblems'],
    load: async () => (await import('./parts-list/compare-lists.route.tsx')).CompareListsRoute,
  },
  'shared-list': {
    view: 'shared',
    messages: ['savedLists'],
    load: async () => (await import('./parts-list/shared-list.route.tsx')).SharedListRoute,
  },
  'saved-lists': {
    view: 'saved',
    messages: ['savedLists', 'upload'],
    load: async () => (await import('./parts-list/saved-lists.route.tsx')).SavedListsRoute,
  },
  'restock-alerts': {
    view: 'restock',
    messages: ['restock', 'savedLists', 'buying'],
    load: async () => (await import('./catalogue/restock-alerts.route.tsx')).RestockAlertsRoute,
  },
} as const satisfies Record<string, PageEntry & { view: string }>;
