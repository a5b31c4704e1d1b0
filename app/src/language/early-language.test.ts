import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PREFIXES } from './language.ts';

const script = readFileSync('app/public/early.js', 'utf8');

/** What the first script does on a document, which lists the other prefixes if it is that of `/`. */
function open({
  cookie,
  chosenNow = null,
  isHome = true,
}: {
  cookie: string;
  chosenNow?: string | null;
  isHome?: boolean;
}) {
  const opened: string[] = [];
  const style = { visibility: '' };
  const listened: string[] = [];
  runInNewContext(script, {
    document: {
      currentScript: {
        dataset: isHome ? { scripts: '', prefixes: PREFIXES.filter(Boolean).join(' ') } : { scripts: '' },
      },
      cookie,
      documentElement: { style },
    },
    location: { search: '?from=mail', hash: '#top', replace: (address: string) => opened.push(address) },
    sessionStorage: { getItem: () => chosenNow },
    addEventListener: (name: string) => listened.push(name),
    PerformanceObserver: class {
      observe = () => undefined;
    },
  });
  return { opened, isHidden: style.visibility === 'hidden', isHeld: listened.length > 0 };
}

test.each(['vi', 'en'])('the home page opens in the chosen language %s at once, and hides the other one', (code) => {
  const cookie = `theme=dark; language=${code}; other=1`;
  expect(open({ cookie })).toEqual({ opened: [`/${code}?from=mail#top`], isHidden: true, isHeld: false });
});

test.each([
  ['nothing was chosen', { cookie: 'theme=dark' }],
  ['its own language was chosen', { cookie: 'language=zh' }],
  ['the cookie names no language of the shop', { cookie: 'language=fr' }],
  ['a cookie only ends like that of the language', { cookie: 'mylanguage=en' }],
  ['another language was chosen in this session', { cookie: 'language=en', chosenNow: 'zh' }],
  ['it is another page', { cookie: 'language=en', isHome: false }],
])('a page stays as it is when %s, and holds what is pressed early', (_, visit) => {
  expect(open(visit)).toEqual({ opened: [], isHidden: false, isHeld: true });
});
