// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const FILE = `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="s"><path fill="url(#c)"/></g><linearGradient id="c"/></defs>
<symbol id="part" viewBox="0 0 9 9"><path filter="blur(28px)" d="m1 1"/><use href="#s"/></symbol><use href="#part"/></svg>`;
const picture = (file: string) => `<svg><use href="/pictures/${file}?v=1#part" /></svg>`;
const used = () => [...document.querySelectorAll('#root use')].map((use) => use.getAttribute('href'));

test('the drawings that a page uses are in the page, each once and with names of its own', async () => {
  const fetched = vi.fn(async (file: string) => new Response(FILE, { status: file.includes('gizmo') ? 404 : 200 }));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<div id="root">${picture('3001.svg') + picture('3001.svg') + picture('gizmo.svg')}</div>`;
  await import('./pictures-in-page.ts');
  await vi.waitFor(() => expect(used().slice(0, 2)).toEqual(['#picture-0-part', '#picture-0-part']));
  const symbol = document.getElementById('picture-0-part');
  expect(symbol?.querySelector('use')).toHaveAttribute('href', '#picture-0-s');
  expect(document.getElementById('picture-0-s')?.innerHTML).toContain('url(#picture-0-c)');
  expect(symbol?.querySelector('path')).toHaveAttribute('filter', 'url(#picture-0-blur)');
  expect(document.querySelector('#picture-0-blur > *')).toHaveAttribute('stdDeviation', '28');
  // The page shows a part without a file as not drawn.
  expect(used()[2]).toBe('/pictures/gizmo.svg?v=1#part');

  // Pictures that come later, and another part in the same place.
  document.getElementById('root')?.insertAdjacentHTML('beforeend', picture('3002.svg'));
  document.querySelector('use')?.setAttribute('href', '/pictures/3002.svg?v=1#part');
  await vi.waitFor(() =>
    expect([used()[0], used()[1], used()[3]]).toEqual(['#picture-2-part', '#picture-0-part', '#picture-2-part']),
  );
  expect(fetched).toHaveBeenCalledTimes(3);
});
