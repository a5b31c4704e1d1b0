import rows from './regions.json' with { type: 'json' };

/** The name of each region by its code of six digits: two of the province, two of the city, two of the district. */
export const regionNames: ReadonlyMap<string, string> = new Map(Object.entries(rows));
