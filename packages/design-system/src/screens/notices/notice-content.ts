/** Tags or character references: what staff write in the editor of the back office. Everything else is plain text. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;

export const isHtml = (content: string): boolean => HTML.test(content);

/** The content in one line of plain text. The HTML is parsed without being rendered, so nothing of it is run or loaded. */
export function excerptOf(content: string): string {
  if (!isHtml(content)) return collapse(content);
  const parsed = new DOMParser().parseFromString(content, 'text/html');
  for (const hidden of parsed.querySelectorAll('script, style, template')) hidden.remove();
  for (const block of parsed.querySelectorAll('p, li, br, div, h1, h2, h3, h4, tr')) block.after(' ');
  return collapse(parsed.body.textContent ?? '');
}

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
