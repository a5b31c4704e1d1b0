import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evidenceProblem, isTooLong } from './evidence-form.ts';

const image = (state: 'sending' | 'sent' | 'failed') => ({ id: state, name: 'a.jpg', preview: '', state });

test.each([
  ['', [], { field: 'text', kind: 'empty' }],
  ['  \n', [], { field: 'text', kind: 'empty' }],
  ['', [image('sent')], undefined],
  ['在这里', [image('sent'), image('sending')], { field: 'images', kind: 'unsent' }],
  ['在这里', [image('failed')], { field: 'images', kind: 'unsent' }],
  ['在这里', [], undefined],
])('is complete with a text or an uploaded image (%#)', (text, images, problem) => {
  expect(evidenceProblem({ text, images }, 150)).toEqual(problem);
});

test('counts an emoji as one character, and knows no limit that the shop did not give', () => {
  expect(isTooLong('🧱'.repeat(3), 3)).toBe(false);
  expect(isTooLong('🧱'.repeat(4), 3)).toBe(true);
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !isTooLong(text, undefined)));
});
