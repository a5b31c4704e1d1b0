/** Icons on a grid of 20, as strokes. One path each, so that the whole set is about 1 kB. */
export const ICON_PATHS = {
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0m-1.4 4.1 4 4',
  cart: 'M2 3h2.2l2 10h9.3l1.8-7.2H5m3.7 10.8a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0m6.7 0a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0',
  heartFull:
    'M10 16.5S3 12.6 3 7.9C3 5.6 4.7 4 6.7 4c1.4 0 2.6.7 3.3 1.9C10.7 4.7 11.9 4 13.3 4 15.3 4 17 5.6 17 7.9c0 4.7-7 8.6-7 8.6Z',
  user: 'M13.2 6.7a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0M3.8 17c.5-3.3 3-5 6.2-5s5.7 1.7 6.2 5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4.5 10.5 3.6 3.6 7.4-8',
  chevronDown: 'm5.5 8 4.5 4.5L14.5 8',
  chevronUp: 'm5.5 12 4.5-4.5 4.5 4.5',
  chevronRight: 'M8 5.5 12.5 10 8 14.5',
  chevronLeft: 'M12 5.5 7.5 10l4.5 4.5',
  plus: 'M10 4.5v11M4.5 10h11',
  minus: 'M4.5 10h11',
  truck:
    'M2 5h9.5v9H2zm9.5 3h3.3L18 11v3h-6.5M7 15a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0m9 0a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0',
  chat: 'M3 4h14v9.5H9L5.5 17v-3.5H3z',
  qr: 'M3.5 3.5h5v5h-5zm8 0h5v5h-5zm-8 8h5v5h-5zm8 0h2v2h-2zm3 3h2v2h-2z',
  upload: 'M3.5 13v3.5h13V13M10 13V3.5M6 7.4l4-4 4 4',
  alert: 'M10 3 18 16.5H2zM10 8v4m0 2.2v.1',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0m-7-4v4l2.7 2',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  package: 'M3 6.5 10 3l7 3.5v7L10 17l-7-3.5zm0 0L10 10l7-3.5M10 10v7',
  info: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0m-7-.8v4.3m0-6.7v.1',
  bookmark: 'M5.5 3.5h9v13L10 13.2l-4.5 3.3z',
  external: 'M8 4.5H4v11.5h11.5v-4M11.5 4H16v4.5M16 4l-7 7',
  envelope: 'M3 5h14v10.5H3zm.5.5L10 11l6.5-5.5',
  wrench:
    'M16.5 5.8 13.8 8.5 11.5 6.2l2.7-2.7a4 4 0 0 0-5.2 5.2l-5.6 5.6a1.6 1.6 0 0 0 2.3 2.3l5.6-5.6a4 4 0 0 0 5.2-5.2',
} as const;

export type IconName = keyof typeof ICON_PATHS;
