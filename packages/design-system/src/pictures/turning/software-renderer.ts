import { drawBodies } from './draw-bodies.ts';
import type { CanvasSize } from './fit.ts';
import { clearRaster, createRaster, type Raster } from './raster.ts';
import type { Renderer } from './renderer.ts';

/** Pixels for each px of a picture that stands still: outlines are smooth, as the browser scales it down. */
const STILL_DENSITY = 2;
/**
 * While it moves there are no more than one for each px, and fewer if a picture takes more than 8 ms: half of a frame. In
 * two steps, as each other size needs new memory.
 */
const MOVING = { most: 1, least: 0.5, step: 0.7, ms: 8 };

/** Draws the same meshes where no graphics card draws, with steps at outlines while it moves. */
export function createSoftwareRenderer(canvas: OffscreenCanvas, now = () => performance.now()): Renderer | undefined {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  let scene: Parameters<Renderer['show']> | undefined;
  let raster: Raster | undefined;
  /** The first picture is drawn by code that never ran, which takes several times as long. */
  let movingDensity = MOVING.least;
  const rasterOf = ({ width, height, density }: CanvasSize): Raster => {
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    if (raster?.width !== across || raster.height !== down) return createRaster(across, down);
    clearRaster(raster);
    return raster;
  };
  return {
    show: (...next) => {
      scene = next;
    },
    draw: (pose, size, isMoving) => {
      if (!scene) return;
      const [bodies, framing, ground] = scene;
      const sized = { ...size, density: isMoving ? movingDensity : STILL_DENSITY };
      const isFirst = raster === undefined;
      const started = now();
      raster = rasterOf(sized);
      drawBodies(raster, bodies, framing, { pose, size: sized, ground });
      const { width, height, pixels } = raster;
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      context.putImageData(new ImageData(pixels, width, height), 0, 0);
      if (isFirst) movingDensity = MOVING.most;
      else if (!isMoving) movingDensity = Math.min(MOVING.most, movingDensity / MOVING.step);
      else if (now() - started > MOVING.ms) movingDensity = Math.max(MOVING.least, movingDensity * MOVING.step);
    },
  };
}
