import { definitionsFor, glossDefinitions } from './defs.ts';
import { drawShape, type Look } from './draw-shape.ts';
import { PART_VIEWS, SCENES, sceneFile, shapeFile, viewsFile, type PartView } from './picture-address.ts';
import type { Scene } from './scene.ts';
import { besideBrickScene } from './scenes/beside-brick.ts';
import { scenes } from './scenes/index.ts';

/** Degrees from the default view to a straight view of one side. */
const SQUARE = 45;
const LOOKS: Readonly<Record<Exclude<PartView, 'scale'>, Look>> = {
  back: { yaw: 180 },
  top: { yaw: -SQUARE, tilt: 90 },
  side: { yaw: -SQUARE, tilt: 0 },
  end: { yaw: SQUARE, tilt: 0 },
};

/**
 * The files of pictures by their address, for these shapes and for all scenes. The pages show a symbol of a file by
 * `<use>` and set its colour by custom properties, so that one file serves all colours. `styles` is the text of
 * drawing.css: most browsers style what comes from a file by the styles in it, Firefox by those of the page.
 */
export function pictureFiles(styles: string, shapes: Iterable<string>): Map<string, () => string> {
  const files = new Map<string, () => string>();
  for (const name of SCENES) files.set(sceneFile(name), () => symbols(styles, { scene: scenes[name]() }));
  for (const shape of shapes) {
    files.set(shapeFile(shape), () => shapeSymbols(styles, shape));
    files.set(viewsFile(shape), () => viewSymbols(styles, shape));
  }
  return files;
}

function shapeSymbols(styles: string, shape: string): string {
  const { view, turningView, body } = drawShape(shape);
  const drawing = `<g id="drawing">${body}</g>`;
  const use = '<use href="#drawing"/>';
  return symbols(styles, { part: { view, body: use }, turning: { view: turningView, body: use } }, drawing);
}

const viewSymbols = (styles: string, shape: string): string =>
  symbols(
    styles,
    Object.fromEntries(
      PART_VIEWS.map((view) => [view, view === 'scale' ? besideBrickScene({ shape }) : drawShape(shape, LOOKS[view])]),
    ),
  );

function symbols(styles: string, drawings: Record<string, Pick<Scene, 'view' | 'body'>>, shared = ''): string {
  const written = Object.entries(drawings)
    .map(([id, { view, body }]) => `<symbol id="${id}" viewBox="${view.join(' ')}">${body}</symbol>`)
    .join('');
  const definitions = definitionsFor(shared + written) + glossDefinitions + shared;
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>${usedRules(styles, shared + written + definitions)}</style><defs>${definitions}</defs>${written}</svg>`;
}

/** The rules for the classes of a drawing, without comments and line breaks. */
function usedRules(styles: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return [...styles.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => [...selectors.matchAll(/\.(\w+)/g)].every(([, name = '']) => classes.has(name)))
    .map(([rule]) => rule.replaceAll(/\s+/g, ' ').trim())
    .join('');
}
