import type { Desk } from './desk.entity.ts';

/** What can be called from afar: nothing else of a worker answers. */
export const METHODS: Readonly<Record<keyof Desk, true>> = {
  read: true,
  mapColumns: true,
  open: true,
  wanted: true,
  answer: true,
  forget: true,
  summary: true,
  rows: true,
  colours: true,
  speak: true,
  setSystem: true,
  setSettings: true,
  take: true,
  takeColour: true,
  leaveOut: true,
  edit: true,
  keys: true,
  wishes: true,
  pairs: true,
  compare: true,
  export: true,
  snapshot: true,
  restore: true,
};
