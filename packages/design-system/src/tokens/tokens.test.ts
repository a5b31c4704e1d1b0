import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { luminance } from '../pictures/tones.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split("[data-theme='dark']");
const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [name, hex]));
const THEMES = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };

const GROUNDS = ['paper', 'tray', 'accent-pale', 'red-pale', 'green-pale', 'amber-pale'];
/** Contrasts of WCAG 2 AA: 4.5 for text, 3 for what shows that something can be operated. */
const TEXT = 4.5;
const CONTROL = 3;
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['ink', 'ink-quiet', 'link', 'red', 'green', 'amber'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground, TEXT] as const),
  ),
  ...['ink', 'ink-quiet', 'link', 'red', 'amber'].map((text) => [text, 'tray-deep', TEXT] as const),
  ...['paper', 'tray'].flatMap((ground) => ['control', 'focus'].map((line) => [line, ground, CONTROL] as const)),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-strong', TEXT],
  ['on-avatar', 'avatar', TEXT],
  ['on-toast', 'toast', TEXT],
  ['on-toast', 'toast-control', TEXT],
  ['paper', 'ink', TEXT],
  ['qr-ink', 'qr-ground', 7],
];

test.each(['light', 'dark'] as const)('what is written in the %s theme can be read', (theme) => {
  const colour = THEMES[theme];
  const tooWeak = PAIRS.filter(([text, ground, least]) => contrast(colour[text] ?? '', colour[ground] ?? '') < least);
  expect(tooWeak).toEqual([]);
});

test('a page is printed as in the light theme, since browsers print no backgrounds', () => {
  expect(light).toMatch(/@media screen \{\s*$/);
});

test('the dark theme has values of its own for every colour that depends on the ground', () => {
  const both = ['on-accent', 'accent', 'accent-strong', 'accent-light', 'qr-ground', 'qr-ink', 'swatch-struck'];
  const inLight = Object.keys(THEMES.light).filter((name) => !both.includes(name));
  expect(inLight.filter((name) => !(name in colours(dark)))).toEqual([]);
});

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
