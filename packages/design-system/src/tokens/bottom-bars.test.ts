import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** Bars within a box of the page, not at the bottom of the window. */
const INSIDE_THE_PAGE: readonly string[] = [
  // It stands on the bar of its page.
  'screens/catalogue/PartMatrix/MatrixFoot.module.css',
  'screens/repair/RepairPickScreen/RequestPanel.module.css',
];

/** Rules that keep something at the bottom of what scrolls. */
const isBar = (rule: string): boolean =>
  /position: sticky;/.test(rule) && /\s(bottom|inset-block-end): (0|var\(--bottom-bar)/.test(rule);

test('every bar at the bottom of the window says its height, so that no toast covers its button', () => {
  const bars = globSync('**/*.module.css', { cwd: SOURCES }).flatMap((file) => {
    const css = readFileSync(path.join(SOURCES, file), 'utf8');
    return css.split('}').some(isBar)
      ? [{ file: file.replaceAll('\\', '/'), says: /--bottom-bar: [\d.]+rem;/.test(css) }]
      : [];
  });
  expect(bars.length).toBeGreaterThan(6);
  expect(
    bars
      .filter(({ says }) => !says)
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(INSIDE_THE_PAGE);
});

test.each(['ChatWindow', 'ChatScreen'])('no toast covers the text box of a %s', (name) => {
  const css = readFileSync(path.join(SOURCES, 'chat', name, `${name}.module.css`), 'utf8');
  expect(css).toMatch(/:root:has\([^)]*\) \{\s*--bottom-bar: [\d.]+rem;/);
});

test('what gets the focus is scrolled above the bar', () => {
  const css = readFileSync(path.join(SOURCES, 'tokens/base.css'), 'utf8');
  expect(css).toMatch(/^html \{[^}]*scroll-padding-bottom: calc\(var\(--bottom-bar, 0rem\) \+ /m);
});
