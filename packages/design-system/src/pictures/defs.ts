import { GLOSS_GRADIENTS, GLITTER, type Stop } from './gloss-gradients.ts';
import { NARROW, STUD_HEIGHT, STUD_RADIUS, WIDE, short } from './projection.ts';

const stop = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${short(offset)}" stop-color="#${colour}" stop-opacity="${short(opacity)}"/>`;

const gradient = (id: string, line: string, ...stops: readonly Stop[]): string =>
  `<linearGradient id="pp-${id}"${line}>${stops.map(stop).join('')}</linearGradient>`;

const ISOMETRIC = { flatness: NARROW, rise: 1 };

/** A stud for the minor half-axis of a horizontal circle and the length of a vertical millimetre on the picture. */
export function studMarkup(
  id: string,
  hollow: boolean,
  { flatness, rise }: { flatness: number; rise: number },
): string {
  const [R, Q, high] = [STUD_RADIUS * WIDE, STUD_RADIUS * flatness, short(STUD_HEIGHT * rise)];
  const wall = `M-${short(R)}-${high}V0A${short(R)} ${short(Q)} 0 0 0 ${short(R)} 0V-${high}z`;
  const top = (tone: string, trim: number, scale = 1) =>
    `<ellipse class="${tone}" cy="-${high}" rx="${short(R * scale - trim)}" ry="${short(Math.max(0, Q * scale - trim * 0.6))}"/>`;
  return (
    `<g id="${id}" class="pp"><ellipse class="cast" cx=".82" cy=".38" rx="${short(R * 1.06)}" ry="${short(Q * 1.06)}"/>` +
    `<path class="l" d="${wall}"/><path class="c" fill="url(#pp-cy)" d="${wall}"/>${top('t', 0)}${top('h', 0.34)}${hollow ? top('d', 0, 0.6) : ''}</g>`
  );
}

/**
 * The visible crescent of a bore's wall, seen from the lower left: between a circle and the same circle moved by (d,
 * -d).
 */
function crescent(radius: number, d: number): string {
  const half = Math.sqrt(radius * radius - (d * d) / 2) * Math.SQRT1_2;
  const [x1, y1, x2, y2] = [d / 2 - half, -d / 2 - half, d / 2 + half, -d / 2 + half].map(short);
  return `M${x1} ${y1}A${radius} ${radius} 0 1 0 ${x2} ${y2}A${radius} ${radius} 0 0 1 ${x1} ${y1}z`;
}

/** The definitions that drawings share: studs, holes, gradients. Their ids begin with `pp-`. */
const DEFINITIONS: readonly string[] = [
  gradient('cy', '', [0, '000', 0.06], [0.28, 'fff', 0.2], [0.55, '000', 0.04], [1, '000', 0.26]),
  gradient('bend', '', [0, 'fff', 0.22], [0.4, 'fff', 0.04], [0.6, '000', 0.1], [1, '000', 0.34]),
  `<radialGradient id="pp-ball" cx=".36" cy=".28" r=".8">${stop([0, 'fff', 0.38])}${stop([0.5, 'fff', 0])}${stop([1, '000', 0.34])}</radialGradient>`,
  gradient('bowl', ' x2=".7" y2="1"', [0, '000', 0.26], [1, 'fff', 0.25]),
  studMarkup('pp-st', false, ISOMETRIC),
  studMarkup('pp-sh', true, ISOMETRIC),
  `<g id="pp-hole" class="pp"><circle class="l" r="3.1"/><circle class="h" r="2.95"/><circle class="d" r="2.4"/><path class="r" stroke="none" d="${crescent(2.4, 1.2)}"/></g>`,
  '<path id="pp-cross" class="pp x" d="M-2.2 0H2.2M0-2.2V2.2"/>',
  '<g id="pp-bolt" class="pp"><circle class="d" r="1.6"/></g>',
];
const idOf = (definition: string) => /id="([^"]*)"/.exec(definition)?.[1] ?? '';

/** The shared definitions that markup uses, itself or by other definitions. */
export function definitionsFor(markup: string, found = ''): string {
  const more = DEFINITIONS.filter((each) => !found.includes(each) && markup.includes(`#${idOf(each)}`)).join('');
  return more ? definitionsFor(more, found + more) : found;
}

/** The gradients and the pattern of shiny finishes, which only the colour of a picture refers to. */
export const glossDefinitions: string =
  Object.entries(GLOSS_GRADIENTS)
    .map(([name, { x2, y2, stops }]) => gradient(name, ` x2="${short(x2)}" y2="${short(y2)}"`, ...stops))
    .join('') +
  `<pattern id="pp-glitter" width="${GLITTER.width}" height="${GLITTER.height}" patternUnits="userSpaceOnUse"><g fill="${GLITTER.colour}">` +
  GLITTER.grains.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('') +
  '</g></pattern>';
