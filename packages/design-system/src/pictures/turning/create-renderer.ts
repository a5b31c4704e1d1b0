import { createGlRenderer } from './gl-renderer.ts';
import type { Renderer } from './renderer.ts';
import { createSoftwareRenderer } from './software-renderer.ts';

/** A canvas in its host, and what draws on it: a graphics card, else the processor, else nothing. */
export function createRenderer(host: HTMLElement): { canvas: HTMLCanvasElement; renderer: Renderer | undefined } {
  for (const create of [createGlRenderer, createSoftwareRenderer]) {
    const canvas = document.createElement('canvas');
    // A canvas that was asked for one kind of picture has no other.
    const renderer = attempt(() => create(canvas));
    if (!renderer) continue;
    host.append(canvas);
    return { canvas, renderer };
  }
  return { canvas: document.createElement('canvas'), renderer: undefined };
}

/** A card that refuses our programs counts as none. */
function attempt(create: () => Renderer | undefined): Renderer | undefined {
  try {
    return create();
  } catch {
    return undefined;
  }
}
