import type { Finish } from '@shop/contracts';
import { glossOf, glossProperties } from './gloss.ts';
import { toneProperties } from './tones.ts';

const declarations = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** A part's file (still-file.ts) as a picture in one colour, for servers and image files. */
export function colouredPart(file: string, hex: string, finish: Finish): string {
  const gloss = glossOf(finish);
  const shine = gloss ? `<use href="#part" style="${declarations(glossProperties(gloss))}"/>` : '';
  return file
    .replace('<svg ', `<svg style="${declarations(toneProperties(hex, finish))}" `)
    .replace(/<\/svg>\s*$/, `${shine}</svg>`);
}
