import { releaseProxy, wrap } from 'comlink';
import type { CanvasSize } from './fit.ts';
import type { PartDrawing, PartLook, PartMeshes } from './part-drawing.ts';
import type { Pose } from './pose.ts';
import type { PartSize } from './size-in-hand.ts';

/** What a viewer shows. */
export type Shown = PartLook & PartMeshes;

/** Shows a part on a canvas of its own, until it is freed. A worker draws it. */
export interface Viewer {
  show: (shown: Shown) => void;
  turnTo: (pose: Pose) => void;
  /**
   * Draws the part as it is seen from each pose into another canvas, one after another while the part is not being turned.
   * Returns a function that ends it.
   */
  drawEach: (views: readonly (readonly [HTMLCanvasElement, Pose])[]) => () => void;
  free: () => void;
}

export interface ViewerPlace {
  /** Draws for this viewer alone; it is ended by whoever started it. */
  worker: Worker;
  /** Gets the canvas, and is filled by it. */
  host: HTMLElement;
  /** The square in which the still is. */
  frame: HTMLElement;
  /** Called when what was to be shown is drawn. */
  onShown: (size: PartSize) => void;
  /** Called instead if the bytes are no mesh, or the browser cannot draw outside a page. */
  onFailed: () => void;
}

/** After so many ms without a turn the part stands still, and is drawn as finely as it can be. */
const STILL_MS = 200;
/** More pixels than this for each px are not seen, but cost time. */
const MAX_DENSITY = 2;

/** Puts a canvas into the host, which shows what the worker draws. */
export function createViewer({ worker, host, frame, onShown, onFailed }: ViewerPlace): Viewer {
  const canvas = document.createElement('canvas');
  host.append(canvas);
  let shown: Shown | undefined;
  let pose: Pose | undefined;
  /** Drawn coarsely: it is turned, or hidden behind the still before it is. */
  let isCoarse = true;
  let wasTurned = false;
  let isFreed = false;
  let stillness: ReturnType<typeof setTimeout> | undefined;
  /** What waits until the part stands still. */
  let waiting: (() => void)[] = [];
  /** The worker draws one picture at a time: a pose that comes meanwhile is drawn next, with those between left out. */
  let isDrawing = false;
  let isDue = false;
  /** The size of what was not drawn yet: it is known before the picture, as the worker answers in order. */
  let undrawn: PartSize | undefined;

  const fail = () => {
    if (!isFreed) onFailed();
  };
  const drawing = wrap<PartDrawing>(worker);
  const drawInto = async (target: HTMLCanvasElement, ...args: [pose: Pose, size: CanvasSize, isMoving: boolean]) => {
    const picture = await drawing.draw(...args);
    if (isFreed) picture.close();
    else target.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  };
  const isTurning = () => isCoarse && wasTurned;
  const draw = async (from: Pose) => {
    isDrawing = true;
    isDue = false;
    await drawInto(canvas, from, canvasSize(host, frame), isCoarse);
    isDrawing = false;
    if (isFreed) return;
    clearTimeout(stillness);
    // From the end of this picture on, so that one that takes long is not taken for the last.
    if (isTurning()) stillness = setTimeout(stand, STILL_MS);
    if (undrawn) onShown(undrawn);
    undrawn = undefined;
    if (isDue) redraw();
  };
  const redraw = () => {
    if (isDrawing) isDue = true;
    else if (pose && shown) draw(pose).catch(fail);
  };
  const stand = () => {
    isCoarse = false;
    redraw();
    for (const goOn of waiting) goOn();
    waiting = [];
  };
  const show = async (next: Shown) => {
    isCoarse &&= shown === undefined;
    const { part, beside, ...look } = next;
    const areKnown = part === shown?.part && beside === shown.beside;
    shown = next;
    const size = drawing.show(look, areKnown ? undefined : { part, beside });
    redraw();
    undrawn = await size;
  };
  const redrawLost = async () => {
    await drawing.untilLost();
    redraw();
    await redrawLost();
  };
  redrawLost().catch(fail);
  const resizing = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(redraw);
  resizing?.observe(host);

  return {
    show: (next) => void show(next).catch(fail),
    turnTo: (next) => {
      isCoarse = true;
      wasTurned = pose !== undefined;
      pose = next;
      redraw();
    },
    drawEach: (views) => {
      let isOver = false;
      const drawAll = async () => {
        for (const [target, from] of views) {
          while (isTurning()) await new Promise<void>((resolve) => waiting.push(resolve));
          if (isOver || isFreed) return;
          const side = target.clientWidth || target.width;
          await drawInto(target, from, { width: side, height: side, square: side, density: density() }, false);
        }
      };
      drawAll().catch(fail);
      return () => {
        isOver = true;
      };
    },
    free: () => {
      isFreed = true;
      // Calls without an answer would keep the page's elements in memory.
      drawing[releaseProxy]();
      clearTimeout(stillness);
      resizing?.disconnect();
      canvas.remove();
    },
  };
}

const density = (): number => Math.min(MAX_DENSITY, globalThis.devicePixelRatio || 1);

function canvasSize(host: HTMLElement, frame: HTMLElement): CanvasSize {
  const width = host.clientWidth || 1;
  const height = host.clientHeight || 1;
  return {
    width,
    height,
    square: Math.min(frame.clientWidth, frame.clientHeight) || Math.min(width, height),
    density: density(),
  };
}
