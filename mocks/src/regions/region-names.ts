import rows from './regions.json' with { type: 'json' };

/** The name of each region by its code of six digits: two each for province, city and district. */
export const regionNames: ReadonlyMap<string, string> = new Map(Object.entries(rows));
