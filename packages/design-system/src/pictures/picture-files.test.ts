import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENES, sceneFile, shapeFile, UNKNOWN_SHAPE, viewsFile } from './picture-address.ts';
import { pictureFiles } from './picture-files.ts';
import { sampleKeys } from './sample-keys.ts';

const styles = readFileSync(new URL('drawing.css', import.meta.url), 'utf8');
const files = pictureFiles(styles, [...sampleKeys, UNKNOWN_SHAPE]);
const draw = (address: string) => files.get(address)?.() ?? '';
const symbolsOf = (address: string) => [...draw(address).matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);

test('each shape has a file of its front, and one of its other views', () => {
  expect(symbolsOf(shapeFile('brick-2x4'))).toEqual(['part', 'turning']);
  expect(symbolsOf(viewsFile('brick-2x4'))).toEqual(['back', 'top', 'side', 'end', 'scale']);
});

test('each scene has a file', () => {
  for (const name of SCENES) expect(symbolsOf(sceneFile(name))).toEqual(['scene']);
});

test.each([...files.keys()])('%s needs nothing from elsewhere', (address) => {
  const file = draw(address);
  expect(file).not.toMatch(/NaN|undefined/);
  for (const [, id] of file.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(file).toContain(`id="${id}"`);
  const names = new Set([...file.matchAll(/class="([^"]*)"/g)].flatMap(([, each = '']) => each.split(' ')));
  const rules = new Set([...styles.matchAll(/\.(\w+)/g)].map(([, name]) => name));
  for (const name of names) if (rules.has(name)) expect(file).toMatch(new RegExp(`\\.${name}[ {.,]`));
});

test('a file is coloured by the page only', () => {
  expect(draw(shapeFile('plate-2x4'))).not.toMatch(/--[tlr]:#/);
});

test('a shape that is not known has no size on it', () => {
  expect(draw(shapeFile(UNKNOWN_SHAPE))).not.toContain('<text');
  expect(draw(shapeFile('schematic-brick-2x4'))).toContain('2×4');
});
