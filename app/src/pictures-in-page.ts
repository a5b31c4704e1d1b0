import { browserFetch } from './data/transport.ts';

/**
 * Copies the drawings of parts that the page uses from their files into the page. WebKit looks in the page for the
 * gradients and filters of a symbol that comes from a file, finds none, and shows curves flat and shadows sharp.
 */
const store = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true' }))
  store.setAttribute(name, value);
// It takes no place in the page; `display: none` would turn its gradients off.
store.style.position = 'absolute';

/** The drawings in the page by their files; false where there is no such file. */
const copies = new Map<string, Promise<string | false>>();

async function copyOf(file: string, copy: string): Promise<string | false> {
  const response = await browserFetch(file);
  if (!response.ok) return false;
  const drawing = new DOMParser().parseFromString(inPage(await response.text(), copy), 'image/svg+xml');
  store.append(...drawing.querySelectorAll('defs, symbol'));
  return copy;
}

/** The text of a file with names of its own, and with a filter in place of the short form, which WebKit does not draw. */
const inPage = (file: string, copy: string): string =>
  file
    .replaceAll(/ id="|url\(#|href="#/g, (before) => `${before}${copy}-`)
    .replaceAll('</defs>', () => {
      const [, blur = 0] = /blur\((\d+)px\)/.exec(file) ?? [];
      return `<filter id="${copy}-blur"><feGaussianBlur stdDeviation="${blur}"/></filter></defs>`;
    })
    .replaceAll(/blur\(\d+px\)/g, `url(#${copy}-blur)`);

async function replace(picture: Element): Promise<void> {
  const address = picture.getAttribute('href') ?? '';
  const [file = '', symbol] = address.split('#');
  if (!copies.has(file))
    copies.set(
      file,
      copyOf(file, `picture-${copies.size}`).catch(() => false),
    );
  const copy = await copies.get(file);
  // Meanwhile it may show another part.
  if (copy && picture.getAttribute('href') === address) picture.setAttribute('href', `#${copy}-${symbol}`);
}

const replaceAll = (): void => {
  for (const picture of document.querySelectorAll('use[href^="/pictures/"]')) void replace(picture);
};
new MutationObserver(replaceAll).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
replaceAll();
