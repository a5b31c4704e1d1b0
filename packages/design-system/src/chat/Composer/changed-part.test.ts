import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test.each([
  ['我 <3 砖', '我', '我'],
  ['一\n二', '一二', '一二'],
  [`${'很'.repeat(40)}\n长`, `${'很'.repeat(40)}长`, `…${'很'.repeat(16)}长`],
  [
    `${'很'.repeat(40)}[em-tlj-42]${'短'.repeat(8)}\n完`,
    `${'很'.repeat(40)}[em-tlj-42]${'短'.repeat(8)}完`,
    `…[em-tlj-42]${'短'.repeat(8)}完`,
  ],
  [`${'🧱'.repeat(20)}a\nb`, `${'🧱'.repeat(20)}ab`, `…${'🧱'.repeat(8)}ab`],
])('of %j stored as %j shows %j', (typed, stored, shown) => {
  expect(changedPart(typed, stored)).toBe(shown);
});

test('shows the end of the stored text, complete or after an ellipsis, and splits no character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'binary' }),
      (head, typed, stored) => {
        const shown = changedPart(head + typed, head + stored);
        expect(shown === head + stored || (shown.startsWith('…') && (head + stored).endsWith(shown.slice(1)))).toBe(
          true,
        );
        expect(shown.isWellFormed()).toBe(true);
      },
    ),
  );
});
