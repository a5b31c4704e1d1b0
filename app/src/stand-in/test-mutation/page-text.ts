/** All texts of the page, those for screen readers and for search engines included. */
export function pageText(): string {
  const labels = [...document.body.querySelectorAll('[aria-label], [alt], [title]')].map((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  return [document.title, document.body.textContent, ...labels, ...structured].join('\n');
}

export const ownText = () => document.querySelector('main')?.textContent ?? document.body.textContent;
