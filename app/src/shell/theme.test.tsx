// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieJar } from '../browser/cookies.ts';
import { createCookieJar } from '../stand-in/test-cookie-jar.ts';
import { visit } from '../stand-in/test-visit.tsx';
import { chooseTheme, chosenTheme } from './theme.ts';

const html = readFileSync('app/index.html', 'utf8');
const script = readFileSync('app/public/theme.js', 'utf8');
const tokens = readFileSync('packages/design-system/src/tokens/tokens.css', 'utf8');

const browser = cookieJar.current;
beforeEach(() => void (cookieJar.current = createCookieJar()));
afterEach(() => void (cookieJar.current = browser));

/** A page of the shop on a system with a dark or a light theme, after its first script. */
function open({ isDark }: { isDark: boolean }) {
  const root = { dataset: { theme: '' } };
  const bar = { content: '' };
  const system = new EventTarget();
  const preference = Object.assign(system, { matches: isDark });
  runInNewContext(script, {
    document: { documentElement: root, querySelector: () => bar, cookie: cookieJar.current.cookie },
    matchMedia: (query: string) => (query === '(prefers-color-scheme: dark)' ? preference : undefined),
    addEventListener: () => undefined,
  });
  return {
    theme: () => root.dataset.theme,
    bar: () => bar.content,
    changeSystem: (matches: boolean) => {
      Object.assign(preference, { matches }).dispatchEvent(new Event('change'));
    },
  };
}

test('a shopper who has chosen nothing sees the theme of the system, also when it changes', () => {
  const page = open({ isDark: true });
  expect([page.theme(), chosenTheme()]).toEqual(['dark', 'system']);
  page.changeSystem(false);
  expect(page.theme()).toBe('light');
});

test.each(['light', 'dark'] as const)('a choice of %s is stronger than the system, on the next visit too', (choice) => {
  chooseTheme(choice);
  const page = open({ isDark: choice === 'light' });
  expect([page.theme(), chosenTheme()]).toEqual([choice, choice]);
  page.changeSystem(choice === 'dark');
  expect(page.theme()).toBe(choice);
});

test('the choice in the footer is stored, and shown at once by the script of the page', async () => {
  const shown = vi.fn();
  addEventListener('themechosen', shown, { once: true });
  const { user } = await visit('/nothing');
  expect(await screen.findByRole('radio', { name: '跟随系统' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '深色' }));
  expect(screen.getByRole('radio', { name: '深色' })).toBeChecked();
  expect([chosenTheme(), shown.mock.calls.length]).toEqual(['dark', 1]);
});

test('following the system again forgets the choice', () => {
  chooseTheme('dark');
  chooseTheme('system');
  expect([cookieJar.current.cookie, open({ isDark: false }).theme(), chosenTheme()]).toEqual(['', 'light', 'system']);
});

test.each(['theme=purple', 'mytheme=dark', 'theme=darkest'])('a cookie that is no choice is none: %s', (cookie) => {
  cookieJar.current = { cookie };
  expect([open({ isDark: false }).theme(), chosenTheme()]).toEqual(['light', 'system']);
});

test('the theme is set before anything is painted: its script waits for nothing and everything waits for it', () => {
  const [first] = html.match(/<(?:script|link rel="stylesheet"|body)[^>]*>/g) ?? [];
  expect(first).toBe('<script src="/theme.js">');
});

test('the bar of the browser has the colour of the page', () => {
  const [light, dark] = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
  expect([open({ isDark: false }).bar(), open({ isDark: true }).bar()]).toEqual([light, dark]);
  expect(html).toContain(`<meta name="theme-color" content="${light}" />`);
});
