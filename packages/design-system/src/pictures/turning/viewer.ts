import { createRenderer } from './create-renderer.ts';
import { decodeMesh } from './decode-mesh.ts';
import type { CanvasSize } from './fit.ts';
import { stillFraming } from './framing.ts';
import { createGlRenderer } from './gl-renderer.ts';
import { paintOf, type PartColour } from './paint.ts';
import type { Pose } from './pose.ts';
import type { Renderer } from './renderer.ts';
import { besideEachOther, sizeOf, type PartSize } from './size-in-hand.ts';
import { surfaceOf, type Surface } from './surface.ts';

/** What a viewer shows; meshes are the bytes of their files. */
export interface Shown {
  mesh: Uint8Array;
  colour: PartColour;
  /** A mesh in grey beside the part, in true scale. */
  beside?: Uint8Array | undefined;
  theme: 'light' | 'dark';
}

/** Shows a part on a canvas of its own, until it is freed. */
export interface Viewer {
  show: (shown: Shown) => void;
  /** Draws in the next frame. */
  turnTo: (pose: Pose) => void;
  /**
   * Draws the part as it is seen from each pose into another canvas, one at a time while the browser and the graphics card
   * are idle and the part is not being turned: all at once block the page for a quarter of a second on a slow phone.
   * Returns a function that ends it.
   */
  drawEach: (views: readonly (readonly [HTMLCanvasElement, Pose])[]) => () => void;
  free: () => void;
}

export interface ViewerPlace {
  /** Gets the canvas, and is filled by it. */
  host: HTMLElement;
  /** The square in which the still is. */
  frame: HTMLElement;
  /** Called when the graphics card lost the picture, and when it is there again. */
  onVisible: (isVisible: boolean) => void;
  /** Called when what was to be shown is drawn. */
  onShown: (size: PartSize) => void;
  /** Called instead if the bytes are no mesh. */
  onFailed: () => void;
  /** Calls back when the browser is idle; returns a function that cancels the call. */
  onIdle: (callback: () => void) => () => void;
}

/** The grey of what a part is compared with. */
const COMPARED: PartColour = { hex: 'A0A5A9', finish: 'solid' };
const GROUND = {
  light: { shade: [0.1, 0.11, 0.13], shadeCover: 0.2 },
  dark: { shade: [0, 0, 0], shadeCover: 0.55 },
} as const;
/** After so many ms without a turn the part stands still, and is drawn as finely as it can be. */
const STILL_MS = 200;
/** More pixels than this for each px are not seen, but cost time. */
const MAX_DENSITY = 2;

/** On a graphics card where there is one, else without; undefined if the browser has no canvas either. */
export function createViewer({ host, frame, onVisible, onShown, onFailed, onIdle }: ViewerPlace): Viewer | undefined {
  const { canvas, renderer: first } = createRenderer(host);
  if (!first) return undefined;
  let renderer: Renderer | undefined = first;
  let shown: Shown | undefined;
  let pose: Pose | undefined;
  let nextFrame = 0;
  /** Drawn coarsely: it is turned, or hidden behind the still before it is. */
  let isCoarse = true;
  let wasTurned = false;
  let stillness: ReturnType<typeof setTimeout> | undefined;
  /** The size of what was not drawn yet. */
  let size: PartSize | undefined;
  const surfaces = new WeakMap<Uint8Array, Surface>();
  const surface = (mesh: Uint8Array): Surface => {
    const known = surfaces.get(mesh) ?? surfaceOf(decodeMesh(mesh));
    surfaces.set(mesh, known);
    return known;
  };
  const show = (next: Shown) => {
    const part = { surface: surface(next.mesh), paint: paintOf(next.colour, next.theme) };
    const bodies = next.beside
      ? besideEachOther(part, { surface: surface(next.beside), paint: paintOf(COMPARED, next.theme) })
      : [{ ...part, at: [0, 0, 0] as const }];
    isCoarse &&= shown === undefined;
    shown = next;
    size = sizeOf(part.surface);
    renderer?.show(bodies, stillFraming(bodies), GROUND[next.theme]);
    redraw();
  };
  const isTurning = () => isCoarse && wasTurned;
  const draw = () => {
    nextFrame = 0;
    if (!pose || !shown) return;
    renderer?.draw(pose, canvasSize(host, frame), isCoarse);
    clearTimeout(stillness);
    // From the end of this picture on, so that one that takes long is not taken for the last.
    if (isTurning()) stillness = setTimeout(stand, STILL_MS);
    if (size) onShown(size);
    size = undefined;
  };
  // A frame that is waited for stays: put off by each turn it would never come.
  const redraw = () => {
    nextFrame ||= requestAnimationFrame(draw);
  };
  const stand = () => {
    isCoarse = false;
    redraw();
  };
  const onLost = (event: Event) => {
    // Without this the browser never restores it.
    event.preventDefault();
    renderer = undefined;
    onVisible(false);
  };
  const onRestored = () => {
    renderer = createGlRenderer(canvas);
    if (shown) show(shown);
    onVisible(Boolean(renderer));
  };
  const drawInto = (target: HTMLCanvasElement, from: Pose) => {
    const side = target.clientWidth || target.width;
    const density = Math.min(MAX_DENSITY, globalThis.devicePixelRatio || 1);
    renderer?.draw(from, { width: side, height: side, square: side, density }, false);
    Object.assign(target, { width: canvas.width, height: canvas.height });
    target.getContext('2d')?.drawImage(canvas, 0, 0);
    // Before the next paint, so that the other view is never seen on the large canvas.
    redraw();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  const resizing = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(redraw);
  resizing?.observe(host);

  return {
    show: (next) => {
      try {
        show(next);
      } catch {
        onFailed();
      }
    },
    turnTo: (next) => {
      isCoarse = true;
      wasTurned = pose !== undefined;
      pose = next;
      redraw();
    },
    drawEach: ([...waiting]) => {
      let cancel: () => void = () => undefined;
      const isBusy = () => isTurning() || renderer?.isDone() === false;
      const drawNext = () => {
        if (isBusy()) return wait();
        const next = waiting.shift();
        if (!next) return;
        drawInto(...next);
        wait();
      };
      const wait = () => {
        if (!isBusy()) cancel = onIdle(drawNext);
        else {
          const nextWait = requestAnimationFrame(wait);
          cancel = () => cancelAnimationFrame(nextWait);
        }
      };
      wait();
      return () => cancel();
    },
    free: () => {
      cancelAnimationFrame(nextFrame);
      clearTimeout(stillness);
      resizing?.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      renderer?.free();
      renderer = undefined;
      shown = undefined;
      canvas.remove();
    },
  };
}

function canvasSize(host: HTMLElement, frame: HTMLElement): CanvasSize {
  const width = host.clientWidth || 1;
  const height = host.clientHeight || 1;
  return {
    width,
    height,
    square: Math.min(frame.clientWidth, frame.clientHeight) || Math.min(width, height),
    density: Math.min(MAX_DENSITY, globalThis.devicePixelRatio || 1),
  };
}
