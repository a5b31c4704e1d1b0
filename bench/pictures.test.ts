import { gzipSync } from 'node:zlib';
import { sceneFile, stillFile } from '@shop/design-system/pictures/still-file';
import { expect, test } from 'vitest';
import { readStills } from '../tools/pictures/still-packs.ts';
import budgets from './budgets.json' with { type: 'json' };

test.each(['whole', 'card'] as const)('pictures of parts are small: %s', (size) => {
  // A twelfth of them; `npm run bench -- pictures` measures all.
  const some = [...readStills().stills.values()].filter((_, at) => at % 12 === 0);
  const bytes = some.map((still) => gzipSync(stillFile(still, size), { level: 9 }).length).toSorted((a, b) => a - b);
  const { median, p95 } = budgets.pictureBytes[size];
  expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(median);
  expect(bytes[Math.floor(bytes.length * 0.95)]).toBeLessThanOrEqual(p95);
});

test('the scene at the top of the home page has few elements, which its document styles and lays out', () => {
  const tray = readStills().scenes.get('tray');
  const elements = tray && sceneFile(tray).match(/<\w/g);
  expect(elements?.length).toBeLessThanOrEqual(budgets.homeSceneElements);
});
