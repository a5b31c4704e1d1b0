/**
 * The 58 emoji on a grid of 20, put together from few pieces. A piece is a paint and a path: capital letters fill, small ones
 * draw a line (`Emoji.module.css` mixes the paints). Faces are the shop's own: a round yellow head with ink features.
 */
type Pieces = readonly string[];

const ROUND = 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18z';
const SKIN: Pieces = [`Y${ROUND}`, `d${ROUND}`];
const HOT: Pieces = [`O${ROUND}`, `d${ROUND}`];
const PALE: Pieces = [`L${ROUND}`, `d${ROUND}`];

const EYES = {
  dots: ['eM7 8v.8M13 8v.8'],
  happy: ['kM4.9 9.2q1.9-3.2 3.8 0M11.3 9.2q1.9-3.2 3.8 0'],
  shut: ['kM4.9 8q1.9 2.4 3.8 0M11.3 8q1.9 2.4 3.8 0'],
  flat: ['kM5 8.5h3.4M11.6 8.5H15'],
  squeezed: ['km5 6.6 3.2 1.9L5 10.4M15 6.6l-3.2 1.9 3.2 1.9'],
  wink: ['eM7 8v.8', 'kM11.2 9.2q1.9-2.6 3.8 0'],
  hearts: [
    'RM6.4 12 3.5 9a1.7 1.7 0 0 1 2.9-2 1.7 1.7 0 0 1 2.9 2zM13.6 12l-2.9-3a1.7 1.7 0 0 1 2.9-2 1.7 1.7 0 0 1 2.9 2z',
  ],
  stars: [
    'Wm6.4 5 1.1 2.4 2.4 1.1-2.4 1.1-1.1 2.4-1.1-2.4-2.4-1.1 2.4-1.1zM13.6 5l1.1 2.4 2.4 1.1-2.4 1.1-1.1 2.4-1.1-2.4-2.4-1.1 2.4-1.1z',
    'im6.4 5 1.1 2.4 2.4 1.1-2.4 1.1-1.1 2.4-1.1-2.4-2.4-1.1 2.4-1.1zM13.6 5l1.1 2.4 2.4 1.1-2.4 1.1-1.1 2.4-1.1-2.4-2.4-1.1 2.4-1.1z',
  ],
  wide: [
    'WM4.5 8.3a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0m6.2 0a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
    'eM6.9 8.3v.01M13.1 8.3v.01',
  ],
  aside: [
    'WM4.5 8.3a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0m6.2 0a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
    'eM8 8.3v.01M14.2 8.3v.01',
  ],
  upward: [
    'WM4.5 8.3a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0m6.2 0a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
    'eM7.3 7v.01M13.5 7v.01',
  ],
  pleading: [
    'KM4.2 8.8a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0m6.4 0a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0',
    'WM6.4 7.8a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0m6.4 0a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0',
  ],
  dizzy: [
    'iM7 8.4a.7.7 0 0 1 1-.5 1.7 1.7 0 0 1-.3 2.7A2.5 2.5 0 1 1 8.6 6.5M13.2 8.4a.7.7 0 0 1 1-.5 1.7 1.7 0 0 1-.3 2.7 2.5 2.5 0 1 1 .9-4.1',
  ],
  crossed: ['km5.3 6.9 3 3m0-3-3 3M11.7 6.9l3 3m0-3-3 3'],
  sly: ['kM4.8 7h4M11.2 7h4', 'eM7.6 8.6v.2M14 8.6v.2'],
  shades: [
    'KM2 6h16l-.5 2.8q-.6 2.4-3.2 2.4-2.5 0-3-2.4L11 8H9l-.3.8q-.5 2.4-3 2.4-2.6 0-3.2-2.4z',
    'wM4.4 7.6 6 9.2M12.8 7.6l1.6 1.6',
  ],
  glasses: [
    'WM3.5 8.4a3 3 0 1 0 6 0 3 3 0 1 0-6 0m7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
    'iM3.5 8.4a3 3 0 1 0 6 0 3 3 0 1 0-6 0m7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9.5 8.4q.5-.5 1 0',
    'eM6.5 8.4v.01M13.5 8.4v.01',
  ],
} satisfies Record<string, Pieces>;

const BROWS = {
  cross: ['kM4.4 5 8.2 6.9M15.6 5l-3.8 1.9'],
  sorry: ['kM4.4 6.2 7.4 4.5M15.6 6.2l-3-1.7'],
  doubt: ['kM4.6 5.2q1.8-1.6 4-.5M11.4 6h3.8'],
} satisfies Record<string, Pieces>;

const MOUTHS = {
  smile: ['kM6 12.2q4 4.6 8 0'],
  small: ['kM7.6 12.8q2.4 2.2 4.8 0'],
  open: ['KM5.2 11.6h9.6q-.4 5.4-4.8 5.4t-4.8-5.4z', 'RM7.2 15.7q2.8-2.2 5.6 0-1 1.3-2.8 1.3t-2.8-1.3z'],
  teeth: ['WM5 11.8h10q-.4 4.6-5 4.6t-5-4.6z', 'iM5 11.8h10q-.4 4.6-5 4.6t-5-4.6zM10 11.8v4.6'],
  flat: ['kM6.8 13.4h6.4'],
  frown: ['kM6.4 14.8q3.6-3.8 7.2 0'],
  wavy: ['kM5.2 13.8q1.6-2 3.2 0t3.2 0 3.2 0'],
  slant: ['kM7 14.6l6-1.8'],
  smirk: ['kM7.2 13.8q4.6 1 6.4-2.2'],
  round: ['KM8 13.8a2 2.4 0 1 0 4 0 2 2.4 0 1 0-4 0'],
  gape: ['KM7.1 13.7a2.9 3.5 0 1 0 5.8 0 2.9 3.5 0 1 0-5.8 0'],
  kiss: ['kM9 11.6q2.8.2 1.2 1.8 2 1.2-1.2 2.2'],
  tongue: ['RM8 13.5h4.2v2.6a2.1 2.1 0 0 1-4.2 0z', 'kM5.6 12.2q4.4 3 8.8 0'],
  lick: ['RM11.4 13.6q3.8-3 4.4-.4-.2 2.8-3.2 2z', 'kM5.8 12.2q4 4.6 8.4.2'],
  zip: ['kM5.2 13.4h9.6', 'iM7 12v2.8M9 12v2.8M11 12v2.8M13 12v2.8'],
  sob: ['KM6 16.4q.4-5.2 4-5.2t4 5.2q-4-1.8-8 0z'],
  grimace: ['WM5 11.8h10v3.8H5z', 'iM5 11.8h10v3.8H5zM7.5 11.8v3.8M10 11.8v3.8M12.5 11.8v3.8M5 13.7h10'],
  mask: [
    'WM2.3 11.2Q10 8.6 17.7 11.2L16.3 15.6Q10 20.6 3.7 15.6z',
    'iM2.3 11.2Q10 8.6 17.7 11.2L16.3 15.6Q10 20.6 3.7 15.6zM6 13h8M6 15.2h8',
  ],
} satisfies Record<string, Pieces>;

const EXTRAS = {
  blush: ['PM2.7 11.8a1.8 1.3 0 1 0 3.6 0 1.8 1.3 0 1 0-3.6 0m11 0a1.8 1.3 0 1 0 3.6 0 1.8 1.3 0 1 0-3.6 0'],
  joy: ['BM4.4 9.4q1.4 3-.4 4.6-2.4 1.2-3.6-.8-.2-2.4 4-3.8zM15.6 9.4q-1.4 3 .4 4.6 2.4 1.2 3.6-.8.2-2.4-4-3.8z'],
  tear: ['BM6 10.6q3 3.6 1.6 5.4-1.6 1.4-3.2 0Q3 14.2 6 10.6z'],
  streams: ['BM5 9.8h3.4v7.8q-1.8.2-3.4-1zM11.6 9.8H15v6.8q-1.6 1.2-3.4 1z'],
  sweat: ['BM16 .8q3 3.6 1.6 5.4-1.6 1.4-3.2 0Q13 4.4 16 .8z'],
  doze: ['bM12.4 4.6h3.4l-3.4 3.6h3.4M16.2.9H19l-2.8 3H19'],
  steam: [
    'WM.6 14.2a2 2 0 0 1 2.6-2.8l2.6.4-1.4 2.8q-2 1.6-3.8-.4zM19.4 14.2a2 2 0 0 0-2.6-2.8l-2.6.4 1.4 2.8q2 1.6 3.8-.4z',
    'iM.6 14.2a2 2 0 0 1 2.6-2.8l2.6.4-1.4 2.8q-2 1.6-3.8-.4zM19.4 14.2a2 2 0 0 0-2.6-2.8l-2.6.4 1.4 2.8q2 1.6 3.8-.4z',
  ],
  chin: [
    'DM4.6 19.4q-1.2-3 .6-4.6l4.6-1.4q1.4.2.8 1.6l-2 .8h2.6q1.2.8.4 2-1 2.2-4 2.2z',
    'iM4.6 19.4q-1.2-3 .6-4.6l4.6-1.4q1.4.2.8 1.6l-2 .8h2.6q1.2.8.4 2-1 2.2-4 2.2z',
  ],
  question: ['bM14.2 3a2.3 2.3 0 1 1 3.6 1.9q-1.3.7-1.3 1.9M16.5 9.2v.01'],
  kissing: ['RM16.4 16.8 13.8 14a1.6 1.6 0 0 1 2.6-1.8 1.6 1.6 0 0 1 2.6 1.8z'],
  fright: ['BM1.6 6.6Q4 1.2 10 1t8.4 5.6Q14 4.8 10 4.8T1.6 6.6z', 'wM6.2 3.6v2.4M10 2.8v2.6M13.8 3.6v2.4'],
  thermometer: ['WM10.8 13.2 17 9.6l1.2 2-6.2 3.6z', 'iM10.8 13.2 17 9.6l1.2 2-6.2 3.6z', 'rM11.8 13.9l3.2-1.9'],
  bandage: ['WM1.9 6.2 3.6 3.4 17 3.6 18.2 6.2z', 'iM1.9 6.2 3.6 3.4 17 3.6 18.2 6.2z', 'rM8.6 4.8h2.8M10 3.4v2.8'],
  finger: [
    'DM8.8 12a1.2 1.2 0 0 1 2.4 0v3h3.6q1.8.4 1.4 2.2L15.4 20H8.8z',
    'iM8.8 12a1.2 1.2 0 0 1 2.4 0v3h3.6q1.8.4 1.4 2.2L15.4 20H8.8z',
  ],
  party: ['BM5.2 5.4 10.4-1.6l4 6.8Q9.8 3.4 5.2 5.4z', 'iM5.2 5.4 10.4-1.6l4 6.8Q9.8 3.4 5.2 5.4z', 'wM8.6 2.2l4 1.4'],
  helmet: ['RM2.4 5.2a7.6 6.2 0 0 1 15.2 0zM7.8-.6h4.4v2.2H7.8z', 'NM.8 4.6h18.4v1.7H.8z'],
} satisfies Record<string, Pieces>;

/** Fingers as fat lines: the wider dark one below leaves an outline. */
const hand = (fingers: string, palm: string): Pieces => [`f${fingers}`, `Y${palm}`, `y${fingers}`];

const face = (...parts: Pieces[]): Pieces => [...SKIN, ...parts.flat()];

const HEART =
  'M10 17.6 2.7 10a4.3 4.3 0 0 1 0-6A4.2 4.2 0 0 1 8.8 4L10 5.3 11.2 4a4.2 4.2 0 0 1 6.1 0 4.3 4.3 0 0 1 0 6z';
const THUMB = 'M6.6 9 9.6 2q2.8.2 2.4 3l-.5 2.8h4.7q1.9.3 1.6 2.1l-1 5.7q-.5 2-2.4 2H6.6z';

/** In the order of their names. */
export const EMOJI_DRAWINGS: readonly Pieces[] = [
  face(EYES.dots, MOUTHS.smile),
  face(EYES.happy, MOUTHS.open),
  face(EYES.dots, MOUTHS.teeth),
  face(EYES.happy, MOUTHS.open, EXTRAS.joy),
  face(EYES.wink, MOUTHS.smile),
  face(EYES.squeezed, MOUTHS.tongue),
  face(EYES.hearts, MOUTHS.smile),
  face(EYES.stars, MOUTHS.open),
  face(EYES.wink, MOUTHS.kiss, EXTRAS.kissing),
  face(EYES.happy, MOUTHS.small, EXTRAS.blush),
  face(EYES.sly, MOUTHS.smirk),
  face(EYES.shades, MOUTHS.smile),
  face(EYES.dots, BROWS.doubt, MOUTHS.slant, EXTRAS.chin),
  face(EYES.dots, MOUTHS.slant, EXTRAS.question),
  face(EYES.wide, MOUTHS.round),
  face(EYES.wide, BROWS.sorry, MOUTHS.gape),
  face(EXTRAS.fright, EYES.wide, MOUTHS.wavy),
  face(EYES.dots, BROWS.sorry, MOUTHS.frown),
  face(EYES.dots, MOUTHS.frown, EXTRAS.tear),
  face(EXTRAS.streams, EYES.shut, MOUTHS.sob),
  face(EYES.pleading, BROWS.sorry, MOUTHS.small),
  face(EYES.dots, BROWS.cross, MOUTHS.frown),
  [...HOT, ...EYES.dots, ...BROWS.cross, ...MOUTHS.grimace],
  face(EYES.shut, BROWS.cross, MOUTHS.flat, EXTRAS.steam),
  face(EYES.dots, MOUTHS.grimace, EXTRAS.sweat),
  face(EYES.happy, MOUTHS.teeth, EXTRAS.sweat),
  face(EYES.flat, MOUTHS.flat),
  face(EYES.upward, MOUTHS.flat),
  face(EYES.aside, MOUTHS.frown),
  face(EYES.shut, MOUTHS.gape),
  face(EYES.shut, MOUTHS.small, EXTRAS.doze),
  face(EYES.dizzy, MOUTHS.wavy),
  [...PALE, ...EYES.dots, ...BROWS.sorry, ...MOUTHS.frown, ...EXTRAS.thermometer],
  face(EYES.dots, MOUTHS.mask),
  face(EXTRAS.bandage, EYES.crossed, MOUTHS.wavy),
  face(EYES.dots, MOUTHS.zip),
  face(EYES.dots, MOUTHS.flat, EXTRAS.finger),
  face(EYES.happy, MOUTHS.lick),
  face(EYES.happy, MOUTHS.smile, EXTRAS.party),
  face(EYES.dots, MOUTHS.smile, EXTRAS.helmet),
  face(EYES.glasses, MOUTHS.small),
  [`Y${THUMB}`, `i${THUMB}`, 'BM2.4 8.6h3.2v9.4H2.4z', 'iM11.5 11.2h5.9M11.2 14.3h5.6'],
  [
    'YM6.6 11 9.6 18q2.8-.2 2.4-3l-.5-2.8h4.7q1.9-.3 1.6-2.1l-1-5.7q-.5-2-2.4-2H6.6z',
    'iM6.6 11 9.6 18q2.8-.2 2.4-3l-.5-2.8h4.7q1.9-.3 1.6-2.1l-1-5.7q-.5-2-2.4-2H6.6zM11.5 8.8h5.9M11.2 5.7h5.6',
    'BM2.4 2h3.2v9.4H2.4z',
  ],
  hand(
    'M3.6 12.6a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0M9.2 11.4 8.4 3.4M12 10.8V2.6M14.8 11.4 16 4.4M14.8 11.4q1 6-4.6 6.2',
    'M9 12.8 8.4 17.4 12 17l3-3v-4h-3.6z',
  ),
  [
    ...hand('M6.6 9.6 4.4 4.8M9.2 8.4 7.8 3', 'M6 8l4 0 0 3z'),
    ...hand(
      'M8.2 13 5 7.6M10.4 11.4 8 5.6M12.8 10.6 11.4 5M14.8 11.4 14.6 6.8M8.2 13q2.4 5.8 6.2 4 3.6-2 .4-5.6',
      'M8.2 12.6l4.6-2 2.6 1.4.4 4.4-4 1.2z',
    ),
    'rM15.4 1.2 15 3M18.6 3l-1.6 1.4M19.2 6.6l-1.8.2',
  ],
  [
    ...hand('M8.4 3v9.6L5.4 17M11.6 3v9.6l3 4.4', 'M8.4 4h3.2v8H8.4z'),
    'BM2.6 15.2 7.2 19H2.6zM17.4 15.2 12.8 19h4.6z',
    'iM10 2v10.6',
  ],
  [
    ...hand(
      'M6 12 4.4 6.6M8.6 10.6 7.6 3.4M11.4 10.6 11.6 3M14 11.6 15.4 5M6 12q1 5.8 4.6 5.4 3.4-.4 3.8-4.4l2.8-2.2',
      'M6.4 12l2-1.6h3.2l2.8 2-.8 4.4h-5z',
    ),
    'bM1.4 14.6q.4 2.4 2.4 3.8M17 16.6q1.4-.8 2-2.4',
  ],
  [`R${HEART}`, 'wM4.4 5.8q.8-.9 2-.8'],
  [`R${HEART}`, 'wM10 5.3 8 8.4l3.6 1.8-2.4 3.2.8 3.6'],
  [
    'gM10 10v9M10 16.4q-4-.2-4.6-3.4M10 17.4q3.6-.4 4.4-3.4',
    'RM10 2.2q1.6-2 3.2-.6 1 1 .2 2.6 2.6 0 2.6 2.2t-2.8 2q.4 2.8-1.8 2.8T10 9q-.4 2.2-1.8 2.2T6.8 8.4Q4 8.6 4 6.4t2.6-2.2q-.8-1.6.2-2.6 1.6-1.4 3.2.6z',
    'YM8.2 6.2a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0',
  ],
  [
    'RM2.4 9.4h15.2v8.8H2.4zM1.6 5.6h16.8v3.6H1.6z',
    'YM8.7 5.6h2.6v12.6H8.7z',
    'kM10 5.4Q5.2 5.4 5.6 3 6.6.6 10 5.4q3.4-4.8 4.4-2.4.4 2.4-4.4 2.4',
  ],
  [
    'NM2 12h16v6.4H2z',
    'WM2 9.4h16v3.8q-1.3 1.7-2.7 0-1.3 1.7-2.6 0-1.4 1.7-2.7 0-1.3 1.7-2.7 0-1.3 1.7-2.6 0-1.4 1.7-2.7 0z',
    'rM6 9V5.6M10 9V5.6M14 9V5.6',
    'dM6 2.6v.8M10 2.6v.8M14 2.6v.8',
  ],
  [
    'WM3 8h11v6.2q0 4-4 4H7q-4 0-4-4z',
    'iM3 8h11v6.2q0 4-4 4H7q-4 0-4-4zM14 9.6h1.6q2.2.2 2.2 2.4T15.6 14.4H14M6 5.6q-1-1.4 0-2.6t0-2.2M10.4 5.6q-1-1.4 0-2.6t0-2.2',
    'NM4.4 9.4h8.2v1.8H4.4z',
  ],
  ['RM1.6 7h16.8v10.4H1.6zM3.4 4h5v3h-5zM11.6 4h5v3h-5z', 'pM1.6 7.6h16.8M3.4 4.6h5M11.6 4.6h5'],
  [
    'YM10 1.4l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L10 15.3l-5.4 2.9 1.1-6.1L1.2 7.8l6.1-.8z',
    'dM10 1.4l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L10 15.3l-5.4 2.9 1.1-6.1L1.2 7.8l6.1-.8z',
  ],
  [
    'YM10 1.2a6.2 6.2 0 0 1 3.4 11.4q-.8.8-.8 2H7.4q0-1.2-.8-2A6.2 6.2 0 0 1 10 1.2z',
    'dM10 1.2a6.2 6.2 0 0 1 3.4 11.4q-.8.8-.8 2H7.4q0-1.2-.8-2A6.2 6.2 0 0 1 10 1.2z',
    'iM8 8.4l2 1.6 2-1.6M10 10v4.4',
    'kM7.8 16.6h4.4M8.8 18.6h2.4',
  ],
  [
    'YM13.2 1.8a8.6 8.6 0 1 0 5 11.2A7.4 7.4 0 0 1 13.2 1.8z',
    'dM13.2 1.8a8.6 8.6 0 1 0 5 11.2A7.4 7.4 0 0 1 13.2 1.8z',
    'YM16.6 5.2l.6 1.4 1.4.6-1.4.6-.6 1.4-.6-1.4-1.4-.6 1.4-.6z',
  ],
  [
    'NM1.8 6.4 10 2.4l8.2 4v8.4L10 18.8l-8.2-4z',
    'iM1.8 6.4 10 10.4l8.2-4M10 10.4v8.4',
    'WM5.2 4.7l8.2 4v3L11 10.4v-.5L3 6z',
  ],
];
