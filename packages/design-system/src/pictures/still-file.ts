import { coarsePath } from './coarse-path.ts';
import { GLITTER, GLOSS_GRADIENTS } from './gloss-gradients.ts';
import { frameOf, type Still } from './still.ts';

/** Lines and glints are this share of the frame wide; the shadow is blurred by the other. */
const LINE = 1 / 260;
const BLUR = 1 / 42;

/** A card is shown at this share of the size of a product's page, and its coordinates are that much coarser. */
const CARD = 2.5;

/**
 * The file of a part's picture: a symbol `part`, whose colours are custom properties of the page (tones.ts), so that one
 * file serves all colours. That of a card is coarser and has no lines between faces.
 */
export function stillFile(whole: Still, size: 'whole' | 'card' = 'whole'): string {
  const still = size === 'card' ? cardOf(whole) : whole;
  const [x, y, side] = frameOf(still);
  return partFile(still.defs + glossMarkup(side), [x, y, side], stillBody(still, side));
}

/** Loaded as an image, without the page's colours, it is a grey silhouette with what light its curves have. */
const partFile = (defs: string, [x, y, side]: readonly number[], body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" fill="#9ba19d"><defs>${defs}</defs><symbol id="part" viewBox="${x} ${y} ${side} ${side}">${body}</symbol><use href="#part"/></svg>`;

/** A still for a small picture. */
function cardOf(still: Still): Still {
  const coarse = (markup: string) =>
    markup
      .replaceAll(/ d="([^"]*)"/g, (_, d: string) => ` d="${coarsePath(d, CARD)}"`)
      .replaceAll(
        / (x|y|x1|y1|x2|y2|stroke-width)="(-?\d+)"/g,
        (_, name: string, value: string) => ` ${name}="${divided(value)}"`,
      )
      .replaceAll(
        /(translate|scale)\((-?\d+) (-?\d+)\)/g,
        (_, name: string, x: string, y: string) => `${name}(${divided(x)} ${divided(y)})`,
      )
      // What is too small to be seen at this size.
      .replaceAll(/<path [^>]* d="m-?\d+[ -]\d*z?"\/>/g, '');
  const number = (value: number) => Math.round((value / CARD) * 1000) / 1000;
  return {
    ...still,
    width: Math.round(still.width / CARD),
    height: Math.round(still.height / CARD),
    scale: number(still.scale),
    left: number(still.left),
    top: number(still.top),
    defs: coarse(still.defs),
    shadow: coarsePath(still.shadow, CARD),
    faces: coarse(still.faces),
    edges: '',
    glints: coarsePath(still.glints, CARD),
    rear: coarsePath(still.rear, CARD),
  };
}
const divided = (value: string): number => Math.round(Number(value) / CARD);

/** The markup of a still on a picture whose frame has this side. */
function stillBody({ shadow, faces, edges, glints, rear }: Still, side: number): string {
  const width = Math.max(1, Math.round(side * LINE));
  const lines = (d: string, attributes: string) =>
    d &&
    `<path fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}" ${attributes} d="${d}"/>`;
  return (
    (shadow &&
      `<path opacity="var(--light,1)" fill="var(--shade,#1a1d21)" fill-opacity="var(--shade-strength,.2)" filter="blur(${Math.round(side * BLUR)}px)" d="${shadow}"/>`) +
    lines(rear, 'stroke="var(--e)" stroke-opacity="var(--rear,0)"') +
    `<g fill-rule="evenodd" opacity="var(--op,1)">${faces}</g>` +
    lines(edges, 'stroke="var(--e)" stroke-opacity=".5"') +
    lines(glints, 'stroke="var(--h)" stroke-opacity=".7"')
  );
}

/** What the colours of shiny finishes refer to (gloss.ts). */
function glossMarkup(side: number): string {
  const gradients = Object.entries(GLOSS_GRADIENTS).map(
    ([name, { x2, y2, stops }]) =>
      `<linearGradient id="pp-${name}" x2="${x2}" y2="${y2}">${stops
        .map(
          ([offset, colour, opacity]) =>
            `<stop offset="${offset}"${colour === 'fff' ? ' stop-color="#fff"' : ''} stop-opacity="${opacity}"/>`,
        )
        .join('')}</linearGradient>`,
  );
  // Grains have the size of the picture, not of the part.
  const grain = side / GRAINS_ACROSS;
  const round = (share: number) => Math.round(share * grain);
  const grains = GLITTER.grains
    .map(([x, y, r]) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`)
    .join('');
  return `${gradients.join('')}<pattern id="pp-glitter" width="${round(GLITTER.width)}" height="${round(GLITTER.height)}" patternUnits="userSpaceOnUse" fill="${GLITTER.colour}">${grains}</pattern>`;
}
const GRAINS_ACROSS = 46;

/** Space around a scene, as a share of its width. */
const MARGIN = 0.02;

/** The file of a scene: a symbol `scene` in true scale, in colours of its own. */
export function sceneFile(still: Still): string {
  const margin = Math.round(still.width * MARGIN);
  const [width, height] = [still.width + 2 * margin, still.height + 2 * margin];
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${still.defs}</defs><symbol id="scene" viewBox="${-margin} ${-margin} ${width} ${height}">${stillBody({ ...still, edges: '' }, still.width)}</symbol></svg>`;
}

/** What stands for a part whose shape is not drawn: an empty box in dashes with a question mark, clearly no part. */
export function schematicFile(): string {
  const line =
    'fill="none" stroke="var(--e,#5c6166)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';
  const box = 'm50 14 32 18v36l-32 18-32-18v-36zm-32 18 32 18 32-18m-32 18v36';
  return partFile(
    '',
    [0, 0, 100],
    `<path fill="var(--9,#9ba19d)" fill-opacity=".16" d="m50 14 32 18v36l-32 18-32-18v-36z"/><path ${line} stroke-dasharray="5 5" d="${box}"/><path ${line} d="M45 29q0-6 6-6t5 6q-1 3-5 5v2m0 5v.1"/>`,
  );
}
