import { coarsePath } from './coarse-path.ts';
import { plainer } from './plainer-gradients.ts';
import { lengthOf, simplerLines, simplerOutlines } from './simpler-outlines.ts';
import { frameOf, type Still } from './still.ts';

/** Lines and glints are this share of the frame wide; the shadow is blurred by the other. */
const LINE = 1 / 260;
const BLUR = 1 / 42;

/**
 * A card is shown at less than half the size of a product's page: its units are so many of a still. Outlines may leave
 * their place by `OFF` of them, and what is smaller than `LEAST` (units²) is left out.
 */
const COARSER = 800 / 220;
const OFF = 0.5;
const LEAST = 6;
/** Shorter lines are left out of it (units). */
const SHORTEST = 14;
/**
 * A card has lines between faces only where they carry the look, as planks and ribs do: where all of them are at least
 * this share as long as the outlines of its tones.
 */
const CARRYING = 0.22;

/**
 * The file of a part's picture: a symbol `part`, whose colours are custom properties of the page (tones.ts), so that one
 * file serves all colours. That of a card is coarser and has lines between faces only where they carry the look.
 */
export function stillFile(whole: Still, size: 'whole' | 'card' = 'whole'): string {
  const still = size === 'card' ? cardOf(whole) : whole;
  const [x, y, side] = frameOf(still);
  const shadow = blurred(still.shadow, side);
  return partFile(still.defs, [x, y, side], stillBody({ ...still, shadow }, side));
}

/** The outline of what is blurred need not be exact. */
const blurred = (shadow: string, side: number): string =>
  coarsePath(simplerOutlines([shadow], (side * BLUR) / 4, 0)[0] ?? '', 1);

/** Loaded as an image, without the page's colours, it is a grey silhouette with what light its curves have. */
const partFile = (defs: string, [x, y, side]: readonly number[], body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" fill="#9ba19d"><defs>${defs}</defs><symbol id="part" viewBox="${x} ${y} ${side} ${side}">${body}</symbol><use href="#part"/></svg>`;

/** A still for a small picture. */
function cardOf(whole: Still): Still {
  const factor = COARSER;
  const still = { ...whole, ...plainer(whole) };
  const divided = (value: string): number => Math.round(Number(value) / factor);
  const coarse = (markup: string) =>
    markup
      .replaceAll(/ d="([^"]*)"/g, (_, d: string) => ` d="${coarsePath(d, factor)}"`)
      .replaceAll(
        / (x|y|x1|y1|x2|y2|stroke-width)="(-?\d+)"/g,
        (_, name: string, value: string) => ` ${name}="${divided(value)}"`,
      )
      .replaceAll(
        /(translate|scale)\((-?\d+) (-?\d+)\)/g,
        (_, name: string, x: string, y: string) => `${name}(${divided(x)} ${divided(y)})`,
      )
      // As lines are without it.
      .replaceAll(' stroke-width="1"', '')
      // What is too small to be seen at this size.
      .replaceAll(/<path [^>]* d="(m-?\d+[ -]\d*z?)*"\/>/g, '');
  const lines = (d: string) => coarsePath(simplerLines(d, OFF * factor, SHORTEST * factor), factor);
  const faces = simplerFaces(still.faces, factor);
  const outlines = [...faces.matchAll(OUTLINE)].reduce((sum, [, , d = '']) => sum + lengthOf(d), 0);
  const edges = simplerLines(still.edges, OFF * factor, SHORTEST * factor);
  const number = (value: number) => Math.round((value / factor) * 1000) / 1000;
  return {
    ...still,
    width: Math.round(still.width / factor),
    height: Math.round(still.height / factor),
    scale: number(still.scale),
    left: number(still.left),
    top: number(still.top),
    defs: coarse(still.defs),
    shadow: coarsePath(still.shadow, factor),
    faces: coarse(faces),
    edges: lengthOf(edges) > outlines * CARRYING ? coarsePath(edges, factor) : '',
    glints: lines(still.glints),
    rear: lines(still.rear),
  };
}

const OUTLINE = /(<path fill="[^"]*" d=")([^"a]*)(?=")/g;

/** Faces with simpler outlines; studs, which are written as arcs, stay. */
function simplerFaces(faces: string, factor: number): string {
  const paths = [...faces.matchAll(OUTLINE)].map(([, , d = '']) => d);
  const simpler = simplerOutlines(paths, OFF * factor, LEAST * factor * factor);
  let next = 0;
  return faces.replaceAll(OUTLINE, (_, before: string) => before + (simpler[next++] ?? ''));
}

/** The markup of a still on a picture whose frame has this side. */
function stillBody({ shadow, faces, edges, glints, rear }: Still, side: number): string {
  const width = Math.max(1, Math.round(side * LINE));
  const lines = (d: string, attributes: string) =>
    d &&
    `<path fill="none" ${width > 1 ? `stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}" ` : ''}${attributes} d="${d}"/>`;
  return (
    (shadow && `<path fill="var(--shade,#1a1d2133)" filter="blur(${Math.round(side * BLUR)}px)" d="${shadow}"/>`) +
    lines(rear, 'stroke="var(--e)" stroke-opacity="var(--rear,0)"') +
    `<g fill-rule="evenodd" opacity="var(--op)">${faces}</g>` +
    lines(edges, 'stroke="var(--e)" stroke-opacity=".5"') +
    lines(glints, 'stroke="var(--h)" stroke-opacity=".7"')
  );
}

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
