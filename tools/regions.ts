/**
 * Compiles mocks/src/regions/regions.json from an unpacked @vant/area-data: `node tools/regions.ts FOLDER`.
 * `npm pack @vant/area-data && tar xzf vant-area-data-*.tgz` makes FOLDER `package`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type AreaList = Record<'province_list' | 'city_list' | 'county_list', Record<string, string>>;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Give the folder of an unpacked @vant/area-data: node tools/regions.ts FOLDER');
  process.exit(2);
}
const { areaList } = (await import(pathToFileURL(path.resolve(folder, 'dist/index.js')).href)) as {
  areaList: AreaList;
};
const { province_list: provinces, city_list: cities, county_list: districts } = areaList;
const regions = { ...provinces, ...cities, ...districts };

const orphans = [
  ...Object.keys(cities).filter((code) => !provinces[`${code.slice(0, 2)}0000`] || !/^\d{4}00$/.test(code)),
  ...Object.keys(districts).filter((code) => !cities[`${code.slice(0, 4)}00`] || code.endsWith('00')),
];
if (orphans.length > 0) {
  console.error(`These codes have no parent code: ${orphans.join(', ')}.`);
  process.exit(1);
}
const file = path.resolve(import.meta.dirname, '../mocks/src/regions/regions.json');
// One row per line for readable diffs.
const rows = Object.entries(regions)
  .sort(([a], [b]) => Number(a) - Number(b))
  .map(([code, name]) => `${JSON.stringify(code)}:${JSON.stringify(name.trim())}`);
writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
console.log(
  `${Object.keys(provinces).length} provinces, ${Object.keys(cities).length} cities, ${Object.keys(districts).length} districts: ${path.relative(process.cwd(), file)}`,
);
