/** What sets of a theme consist of. */
export type Theme = {
  /** How often the parts of a category of the catalogue occur, relative to the others. */
  categories: Readonly<Record<string, number>>;
  /** How much more often the popular moulds of a category are chosen; 1 for all of them equally. */
  popularity?: number;
  /** Lines of the inventory; absent where it depends on the size of the set alone. */
  maxLines?: number;
};

/** Parts of nearly every set. */
const basics = {
  101: 8,
  201: 9,
  202: 7,
  203: 2,
  301: 9,
  302: 3,
  303: 2,
  401: 5,
  601: 3,
  602: 3,
  801: 3,
  802: 3,
  803: 2,
};
const walls = { 403: 2, 901: 3, 1201: 2, 1202: 4, 1203: 2, 1606: 2 };
const figures = { 1301: 1, 1302: 1, 1303: 3, 1305: 2 };
const growing = { 1501: 5, 1502: 0.5 };
const curves = { 501: 6, 502: 3, 402: 2 };
const driving = { 1101: 3, 1102: 0.7, 1001: 2, 1002: 1, 1004: 1, 1005: 1.5 };

const named = {
  town: { categories: { ...basics, ...walls, ...figures, 1501: 2, 1504: 1.5, 902: 2, 1601: 1 } },
  garden: { categories: { ...basics, ...walls, ...growing, 1303: 1, 1601: 1 } },
  castle: {
    categories: { ...basics, ...walls, ...figures, 102: 2, 402: 3, 1306: 2, 1501: 2, 1505: 1, 1604: 1, 1607: 1 },
  },
  space: {
    categories: {
      ...basics,
      ...curves,
      701: 6,
      702: 4,
      603: 3,
      604: 3,
      902: 3,
      1107: 1,
      1302: 1,
      1303: 1,
      1601: 2,
      1604: 2,
    },
  },
  train: {
    categories: { ...basics, ...driving, ...figures, 403: 1, 501: 3, 603: 2, 902: 3, 1106: 2, 1202: 2, 1604: 1 },
  },
  harbour: {
    categories: {
      ...basics,
      ...curves,
      ...figures,
      701: 3,
      903: 2,
      1105: 1,
      1202: 1,
      1601: 3,
      1603: 1,
      1605: 2,
      1606: 2,
    },
  },
  vehicle: {
    categories: { ...basics, ...curves, ...driving, 604: 1, 902: 5, 1103: 2, 1107: 1, 1202: 1, 1303: 1, 1601: 1 },
  },
  animal: { categories: { ...basics, ...curves, 604: 1, 701: 3, 702: 2, 902: 4, 1503: 1, 1601: 1, 1604: 3 } },
  plant: { categories: { ...basics, ...growing, 501: 3, 603: 3, 604: 3, 1006: 1, 1601: 3, 1604: 2 } },
  mosaic: {
    categories: { 203: 1, 301: 8, 302: 10, 201: 6, 602: 8, 1001: 0.4, 1005: 0.4 },
    maxLines: 58,
    popularity: 5,
  },
  technic: {
    categories: {
      1001: 5,
      1002: 2,
      1003: 10,
      1004: 6,
      1005: 5,
      1006: 8,
      1007: 5,
      1008: 3,
      1009: 2,
      1101: 1,
      1102: 1,
      301: 2,
    },
  },
  winter: { categories: { ...basics, ...growing, 603: 3, 604: 3, 1601: 2 } },
} satisfies Record<string, Theme>;
export type ThemeName = keyof typeof named;

/** The themes of the sets. */
export const themes: Readonly<Record<ThemeName, Theme>> = named;

/** Colours in which the parts of a category or shape usually are, whatever the colours of the set. */
export const USUAL_COLOURS: Readonly<Record<string, readonly number[]>> = {
  1005: [0, 71, 19, 1],
  1102: [0],
  1107: [47, 41, 40, 33],
  1202: [47, 15, 41],
  1301: [70, 0, 484, 226],
  1501: [2, 10, 288, 27, 4],
  1502: [70, 71, 15, 25, 0],
  head: [14],
  hand: [14],
  1504: [70, 15, 4, 14, 484],
};
