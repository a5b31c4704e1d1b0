import type { ListSession } from './list-session.entity.ts';

/** The methods that a page may call in the worker. */
export const METHODS: Readonly<Record<keyof ListSession, true>> = {
  read: true,
  mapColumns: true,
  open: true,
  pairsToMatch: true,
  addMatches: true,
  clearMatches: true,
  summary: true,
  rows: true,
  colours: true,
  setLanguage: true,
  setSystem: true,
  setSettings: true,
  take: true,
  takeColour: true,
  leaveOut: true,
  edit: true,
  keys: true,
  cartRequests: true,
  pairs: true,
  compare: true,
  export: true,
  snapshot: true,
  restore: true,
};
