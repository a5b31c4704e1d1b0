import { expect, test } from 'vitest';
import { readListFile } from '../formats/read-file.ts';
import { template } from './template.ts';

test('the template reads as a batch-selection sheet', () => {
  const { name, bytes } = template();
  const { format, lines } = readListFile({ name, bytes });
  expect(format).toBe('batch');
  expect(lines.map(({ part, colour, quantity }) => [part, colour, quantity])).toEqual([
    ['GDS-563', '031', '2'],
    ['GDS-862', '072', '85'],
  ]);
});
