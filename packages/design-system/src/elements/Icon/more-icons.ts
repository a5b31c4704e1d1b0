/**
 * Icons like those of icon-paths.ts that the first paint does not need: they are bundled with the components that use
 * them, as `<Icon path={TRASH} />`.
 */
export const TRASH = 'M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.8 11.5h7.4l.8-11.5M8.5 8.5V14m3-5.5V14';
export const STAR = 'm10 2.8 2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1-3.8-3.5 5.1-.6Z';
export const COPY = 'M7 7h9v9H7zm6 0V4H4v9h3';
export const WALLET = 'M15 6.5V4H4.5a1.5 1.5 0 0 0-1.5 1.5v10h14v-9H4.5M17 9.5h-3.5a1.5 1.5 0 0 0 0 3H17';
export const EYE =
  'M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5m9.8 0a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0';
export const EYE_OFF =
  'M8 5.3A7 7 0 0 1 10 5c4.7 0 7.5 5 7.5 5a13 13 0 0 1-2 2.5M12 14.7a7 7 0 0 1-2 .3c-4.7 0-7.5-5-7.5-5a13 13 0 0 1 2.8-3.2M3.5 3.5l13 13M8.5 8.3a2.3 2.3 0 0 0 3.2 3.2';
export const REFUND = 'M16 8.5A6.3 6.3 0 0 0 4.5 7M4 11.5A6.3 6.3 0 0 0 15.5 13M4.5 3.5V7H8m7.5 9.5V13H12';
export const LEAVE = 'M4 10h11M11 5.8l4.2 4.2-4.2 4.2';
export const TICKET = 'M3 5.5h14v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM12.5 5.5v9';
export const PIN =
  'M15.5 8.3c0 4-5.5 8.7-5.5 8.7S4.5 12.3 4.5 8.3a5.5 5.5 0 0 1 11 0M12 8.3a2 2 0 1 1-4 0 2 2 0 0 1 4 0';
