import type { Finish } from '@shop/contracts';
import { GLITTER, GLITTER_PATTERN, GLOSS_GRADIENTS, MASK_PROPERTIES } from './gloss-gradients.ts';
import { glossOf, type Gloss } from './gloss.ts';
import { toneProperties } from './tones.ts';

const declarations = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** A part's file (still-file.ts) as a picture in one colour, for servers and image files. */
export function colouredPart(file: string, hex: string, finish: Finish): string {
  const gloss = glossOf(finish);
  return file
    .replace('<svg ', `<svg style="${declarations(toneProperties(hex, finish))}" `)
    .replace(/<\/svg>\s*$/, `${gloss ? glossMarkup(gloss) : ''}</svg>`);
}

/** The light of a shiny finish over a drawing, as the page has it (GlossLight.tsx). */
const glossMarkup = (gloss: Gloss): string =>
  [
    `<mask id="mask"><use href="#part" style="${declarations(MASK_PROPERTIES)}"/></mask>`,
    paintMarkup(gloss),
    `<rect width="100%" height="100%" fill="url(#pp-${gloss})" mask="url(#mask)"/>`,
  ].join('');

function paintMarkup(gloss: Gloss): string {
  if (gloss === 'glitter') {
    const { width, height, viewBox } = GLITTER_PATTERN;
    const grains = GLITTER.grains.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${GLITTER.radius}"/>`).join('');
    return `<pattern id="pp-glitter" width="${width}" height="${height}" viewBox="${viewBox}" fill="${GLITTER.colour}">${grains}</pattern>`;
  }
  const { x2, y2, stops } = GLOSS_GRADIENTS[gloss];
  const markup = stops.map(
    ([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="#${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="pp-${gloss}" x2="${x2}" y2="${y2}">${markup.join('')}</linearGradient>`;
}
