// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MAX_DEPTH, withoutDeepTags } from './read-html.ts';
import { sanitise } from './sanitise.ts';
import * as stories from './SafeHtml.stories.tsx';

const { Ready, NoticePanel } = composeStories(stories);

const toHtml = (html: string, profile: 'description' | 'notice' = 'description') => {
  const box = document.createElement('div');
  box.append(sanitise(html, profile));
  return box.innerHTML;
};

/** Known ways to run a script, to break out of the layout or to mislead the reader. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=q><button>go</button></form>',
  '<style>*{display:none}</style>',
  '<p style="position:fixed;inset:0;background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<div id="main" name="body">x</div>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<p data-x="1" aria-hidden="true" class="danger">x</p>',
  '<img src="x.png" srcset="javascript:alert(1) 2x">',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<a href="\\\\evil.example\\x">x</a>',
];

test.each(HOSTILE)('keeps nothing harmful of %s', (html) => {
  const box = document.createElement('div');
  box.append(sanitise(html, 'description'));
  const elements = [...box.querySelectorAll('*')];
  expect(
    elements.map((element) => element.localName).filter((name) => !/^(p|a|img|div|b|table|tbody|tr|td|br)$/.test(name)),
  ).toEqual([]);
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value })));
  expect(attributes.filter(({ name }) => !/^(href|src|alt|target|rel|loading|referrerpolicy)$/.test(name))).toEqual([]);
  expect(
    attributes.filter(({ name, value }) => /^(href|src)$/.test(name) && !/^(https?:)?\/\/|^\/|^#/.test(value)),
  ).toEqual([]);
});

test('keeps the markup of a product description', () => {
  const html =
    '<h3>Sizes</h3><p>A <b>2×4</b> brick.<br>Good.</p><ul><li>16 mm</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
  expect(toHtml(html)).toBe(html);
});

test('opens links in a new window without an opener', () => {
  expect(toHtml('<a href="https://example.com/">x</a>')).toBe(
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  );
});

test('lowers the headings of the server below those of the page', () => {
  expect(toHtml('<h1>One <b>two</b></h1><h2>Three</h2>')).toBe('<h3>One <b>two</b></h3><h3>Three</h3>');
});

test('adds an empty alt to images without one, and keeps web and site URLs', () => {
  expect(toHtml('<img src="/a.png"><img src="//cdn.example/b.png" alt="b">')).toMatch(
    /^<img src="\/a.png" alt="".*><img src="\/\/cdn.example\/b.png" alt="b"/,
  );
});

test('removes images and tables from a notice', () => {
  expect(
    toHtml('<p>Hi <b>you</b></p><img src="/a.png"><table><tbody><tr><td>x</td></tr></tbody></table>', 'notice'),
  ).toBe('<p>Hi <b>you</b></p>x');
});

/** Pieces that hostile or broken HTML is made of. */
const piece = fc.constantFrom(
  ...HOSTILE,
  '<frameset>',
  '<frame src="x">',
  '</frameset>',
  '<html><head>',
  '<body onload=alert(1)>',
  '</body></html>',
  '<form><input name=localName><input name=firstChild><input name=getAttribute>',
  '<select><option>',
  '<plaintext>',
  '<![CDATA[',
  '<!--',
  '-->',
  '<table><p>',
  '<a href="',
  '\0',
  '&#0;',
  '<',
  '">',
);
const anyHtml = fc
  .array(fc.oneof(piece, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
  .map((all) => all.join(''));

test('any input becomes allowed elements, and never throws', () => {
  fc.assert(
    fc.property(anyHtml, fc.constantFrom('description' as const, 'notice' as const), (html, profile) => {
      for (const element of sanitise(html, profile).querySelectorAll('*')) {
        expect(element.localName).not.toMatch(/^(script|style|iframe|frame|frameset|form|input|svg|math|object|html)$/);
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^(on|style|class|id)/);
          if (name === 'href' || name === 'src')
            expect(new URL(value, 'https://shop.example').protocol).toMatch(/^https?:$/);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('text in a page of frames is shown', () => {
  expect(toHtml('<frameset cols="50%,50%"><frame src="https://evil.example"></frameset>')).toBe('');
  expect(toHtml('<frameset>八个凸点<b>最常用</b></frameset>')).toBe('八个凸点<b>最常用</b>');
});

test.each([
  ['java\tscript:alert(1)', undefined],
  ['\n/\t/shop.example/a\r\n', '//shop.example/a'],
  ['/\t\\evil.example', undefined],
  ['https:\n//shop.example/a b', 'https://shop.example/a b'],
])('judges the address %j as a browser reads it', (written, address) => {
  const link = document.createElement('a');
  link.setAttribute('href', written);
  const [clean] = sanitise(`${link.outerHTML.replace('</a>', '')}x</a>`, 'description').querySelectorAll('a');
  expect(clean?.getAttribute('href') ?? undefined).toBe(address);
});

/** How many nodes were made or visited. */
function workOf(html: string): number {
  const spies = [
    vi.spyOn(Document.prototype, 'createElement'),
    ...(['firstChild', 'nextSibling', 'parentNode'] as const).map((name) => vi.spyOn(TreeWalker.prototype, name)),
  ];
  sanitise(html, 'description');
  const work = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  return work;
}

test('20,000 nested elements are not left to the parser, and ordinary markup is', () => {
  const tags = (html: string) => withoutDeepTags(html).split('<').length - 1;
  expect(tags('<div>'.repeat(20_000))).toBeLessThan(300);
  expect(tags('<li><ul>'.repeat(10_000))).toBeLessThan(10_300);
  const long = '<p>一<p>二<br><b>三</b><ul><li>四<li>五</ul>'.repeat(1000);
  expect(withoutDeepTags(long)).toBe(long);
});

// The parser of jsdom is too slow for more; the work for each element is what counts.
test.each(['<x-deep>', '<div>', '<font>'])('nested %s are each read once, and few levels of them are left', (start) => {
  const NESTED = 1000;
  expect(workOf(start.repeat(NESTED))).toBeLessThan(5 * NESTED);
  let depth = 0;
  let deepest = sanitise(`${start.repeat(NESTED)}核心`, 'description').firstElementChild;
  for (; deepest; deepest = deepest.firstElementChild) depth += 1;
  expect(depth).toBeLessThanOrEqual(MAX_DEPTH);
});

test('never leaves the text before when the next one cannot be sanitised', async () => {
  const { rerender, container } = render(<NoticePanel />);
  await screen.findByText('10 点');
  const broken = vi.spyOn(document.implementation, 'createHTMLDocument').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  rerender(<NoticePanel html="<p>今天<b>休息</b></p>" />);
  expect(container).not.toHaveTextContent('10 点');
  expect(await screen.findByText(/今天\s+休息/)).toBeInTheDocument();
  expect(container.querySelector('b')).toBeNull();
  broken.mockRestore();
});

test('shows nothing until the text is sanitised', async () => {
  const { container } = render(<Ready />);
  expect(container).toHaveTextContent('');
  expect(await screen.findByRole('heading', { level: 3, name: '关于这颗' })).toBeInTheDocument();
});

test('updates when the text changes', async () => {
  const { rerender } = render(<NoticePanel />);
  await screen.findByText('10 点');
  rerender(<NoticePanel html="<p>今天休息</p>" />);
  expect(await screen.findByText('今天休息')).toBeInTheDocument();
});
