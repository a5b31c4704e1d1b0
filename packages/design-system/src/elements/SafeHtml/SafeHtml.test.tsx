// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
