import { drawBodies } from './draw-bodies.ts';
import type { Renderer } from './renderer.ts';
import type { Body, Framing } from './scene.ts';

/** Draws the same meshes where the browser has no WebGL: without the glossy finishes, and one pixel for each px. */
export function createSoftwareRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  let scene: readonly [readonly Body[], Framing] | undefined;
  return {
    show: (bodies, framing) => {
      scene = [bodies, framing];
    },
    draw: (pose, size) => {
      if (!scene) return;
      const { width, height, pixels } = drawBodies(...scene, pose, size);
      Object.assign(canvas, { width, height });
      context.putImageData(new ImageData(pixels, width, height), 0, 0);
    },
    isDone: () => true,
    free: () => {
      scene = undefined;
      Object.assign(canvas, { width: 0, height: 0 });
    },
  };
}
