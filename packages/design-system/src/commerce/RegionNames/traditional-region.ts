import table from './traditional-table.json' with { type: 'json' };

const { characters } = table;
const TRADITIONAL = new Map(
  Array.from({ length: characters.length / 2 }, (_, index) => [
    characters.charAt(index * 2),
    characters.charAt(index * 2 + 1),
  ]),
);
const NAMES = new Map(Object.entries(table.names));

/** The name of a Chinese region in Traditional Chinese characters. */
export const traditionalRegion = (name: string): string =>
  NAMES.get(name) ?? name.replaceAll(/[一-龥]/g, (character) => TRADITIONAL.get(character) ?? character);
