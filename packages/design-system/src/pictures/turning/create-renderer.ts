import { createGlRenderer } from './gl-renderer.ts';
import type { Renderer } from './renderer.ts';
import { createSoftwareRenderer } from './software-renderer.ts';

/**
 * A canvas and what draws on it: a graphics card, until it is lost, else the processor.
 *
 * @throws {Error} If the browser has no canvas outside a page.
 */
export function createRenderer(onLost: () => void): { canvas: OffscreenCanvas; renderer: Renderer } {
  for (const create of [createGlRenderer, createSoftwareRenderer]) {
    const canvas = new OffscreenCanvas(1, 1);
    // A canvas that was asked for one kind of picture has no other.
    const renderer = attempt(() => create(canvas));
    if (!renderer) continue;
    canvas.addEventListener('webglcontextlost', onLost);
    return { canvas, renderer };
  }
  throw new Error('This browser cannot draw parts.');
}

/** A card that refuses our programs counts as none. */
function attempt(create: () => Renderer | undefined): Renderer | undefined {
  try {
    return create();
  } catch {
    return undefined;
  }
}
