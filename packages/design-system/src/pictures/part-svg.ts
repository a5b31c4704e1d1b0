import type { Finish } from '@shop/contracts';
import { definitionsFor, glossDefinitions } from './defs.ts';
import { drawShape } from './draw-shape.ts';
import { glossOf, glossProperties } from './gloss.ts';
import { toneProperties } from './tones.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD]/gu, '');

const declarations = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * A part's picture as an SVG document, for servers and image files. `styles` is the text of drawing.css, since an SVG
 * file uses no external styles. Without `alt` the picture is decorative.
 */
export function partSvg(
  styles: string,
  key: string,
  hex: string,
  finish: Finish = 'solid',
  { alt = '' }: { alt?: string } = {},
): string {
  const { view, body } = drawShape(key);
  const gloss = glossOf(finish);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}"${alt ? ` role="img" aria-label="${escaped(alt)}"` : ' aria-hidden="true"'} style="${declarations(toneProperties(hex, finish))}">` +
    `<style>${styles}</style><defs>${definitionsFor(body)}${gloss ? glossDefinitions : ''}</defs><g id="part">${body}</g>` +
    `${gloss ? `<use href="#part" style="${declarations(glossProperties(gloss))}"/>` : ''}</svg>`
  );
}
