/**
 * Compiles mocks/src/regions/regions.json from an unpacked @vant/area-data: `node tools/regions.ts FOLDER`.
 * `npm pack @vant/area-data && tar xzf vant-area-data-*.tgz` makes FOLDER `package`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Names = Record<string, string>;
type AreaData = { areaList: { province_list: Names; city_list: Names; county_list: Names } };

const [folder = 'package'] = process.argv.slice(2);
const { areaList } = (await import(pathToFileURL(path.resolve(folder, 'dist/index.js')).href)) as AreaData;
const { province_list: provinces, city_list: cities, county_list: districts } = areaList;
const orphans = [
  ...Object.keys(cities).filter((code) => !provinces[`${code.slice(0, 2)}0000`] || !/^\d{4}00$/.test(code)),
  ...Object.keys(districts).filter((code) => !cities[`${code.slice(0, 4)}00`] || code.endsWith('00')),
];
if (orphans.length > 0) throw new Error(`These codes have no parent code: ${orphans.join(', ')}.`);
// One row per line for readable diffs.
const rows = Object.entries({ ...provinces, ...cities, ...districts })
  .sort(([a], [b]) => Number(a) - Number(b))
  .map(([code, name]) => `${JSON.stringify(code)}:${JSON.stringify(name.trim())}`);
writeFileSync(new URL('../mocks/src/regions/regions.json', import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
console.log(`${rows.length} provinces, cities and districts`);
