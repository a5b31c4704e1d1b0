/**
 * Icons that only the chat needs, so that no other page carries them. Grid and stroke as in
 * elements/Icon/icon-paths.ts.
 */
export const CHAT_ICON_PATHS = {
  smile: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0M7 11.8q3 3.4 6 0M7.5 8v.2m5-.2v.2',
  image: 'M3 4h14v12H3zm0 9 4-3.5 3 2.5 3-3.5 4 4M8.4 7.5a1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 0 1 2.2 0',
  sound: 'M3.5 8v4h3l4 3.5v-11l-4 3.5zm10-.5q2 2.5 0 5m2.2-7q3.6 4.5 0 9',
  soundOff: 'M3.5 8v4h3l4 3.5v-11l-4 3.5zm10 0 4 4m0-4-4 4',
  move: 'M10 3v14M3 10h14M7.8 5.2 10 3l2.2 2.2m0 9.6L10 17l-2.2-2.2M5.2 7.8 3 10l2.2 2.2m9.6-4.4L17 10l-2.2 2.2',
} as const;

export type ChatIconName = keyof typeof CHAT_ICON_PATHS;
