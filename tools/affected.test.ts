import { expect, test } from 'vitest';
import { affectedParts } from './affected.ts';

const ALWAYS = ['types', 'format', 'lint', 'checks', 'unit'];
const partsOf = (...files: string[]) => affectedParts(files) && [...(affectedParts(files) ?? [])];

test.each([
  ['nothing', [], ALWAYS],
  ['a note', ['docs/notes/001-toolchain.md'], ALWAYS],
  ['a generated page', ['contracts/generated/calls.md'], [...ALWAYS, 'contracts']],
  ['a test', ['mocks/src/server.test.ts'], [...ALWAYS, 'contracts']],
  ['a story', ['packages/design-system/src/elements/Tag/Tag.stories.tsx'], [...ALWAYS, 'storybook', 'stories']],
  [
    'a component',
    ['packages/design-system/src/elements/Tag/Tag.tsx'],
    [...ALWAYS, 'build', 'e2e', 'storybook', 'stories'],
  ],
  [
    'a contract',
    ['contracts/src/cart/cart-add.contract.ts'],
    [...ALWAYS, 'build', 'e2e', 'storybook', 'stories', 'contracts'],
  ],
])('%s affects these parts', (_, files, parts) => {
  expect(partsOf(...files)).toEqual(parts);
});

test.each(['pnpm-lock.yaml', 'tools/site.ts', 'contracts/fixtures/cart/cartAdd.44.json', 'app/src/page.css'])(
  '%s affects everything',
  (file) => {
    expect(partsOf('app/src/main.tsx', file)).toBeUndefined();
  },
);
