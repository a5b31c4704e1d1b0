import { transfer } from 'comlink';
import { createRenderer } from './create-renderer.ts';
import { decodeMesh } from './decode-mesh.ts';
import type { CanvasSize } from './fit.ts';
import { stillFraming } from './framing.ts';
import { paintOf, type PartColour } from './paint.ts';
import type { Pose } from './pose.ts';
import type { Renderer } from './renderer.ts';
import { besideEachOther, sizeOf, type PartSize } from './size-in-hand.ts';
import { surfaceOf, type Surface } from './surface.ts';

export interface PartMeshes {
  /** The bytes of the file of the part's mesh. */
  part: Uint8Array;
  /** A mesh in grey beside the part, in true scale. */
  beside?: Uint8Array | undefined;
}

export interface PartLook {
  colour: PartColour;
  theme: 'light' | 'dark';
}

/** Draws a part, in a worker or wherever there is an OffscreenCanvas. */
export interface PartDrawing {
  /**
   * Asks for a graphics card, which otherwise is done for what is shown first.
   *
   * @throws {Error} If the browser has no canvas outside a page.
   */
  prepare: () => void;
  /**
   * Replaces what is drawn; without meshes those from before stay. Returns the size of the part.
   *
   * @throws {RangeError} If the bytes are no mesh.
   * @throws {Error} If the browser has no canvas outside a page.
   */
  show: (look: PartLook, meshes?: PartMeshes) => PartSize;
  /** A picture from this pose, before which something was shown; it may be coarser while the part moves. */
  draw: (pose: Pose, size: CanvasSize, isMoving: boolean) => ImageBitmap;
  /**
   * Waits until the graphics card lost its pictures, also those that were handed out: they have to be drawn again, and are
   * by what can still draw.
   */
  untilLost: () => Promise<void>;
}

/** The grey of what a part is compared with. */
const COMPARED: PartColour = { hex: 'A0A5A9', finish: 'solid' };
const GROUND = {
  light: { shade: [0.1, 0.11, 0.13], shadeCover: 0.2 },
  dark: { shade: [0, 0, 0], shadeCover: 0.55 },
} as const;

export function createPartDrawing(): PartDrawing {
  let onLost: () => void = () => undefined;
  let scene: Parameters<Renderer['show']> | undefined;
  let surfaces: { part: Surface; beside: Surface | undefined } | undefined;
  let current: ReturnType<typeof createRenderer> | undefined;
  const ready = () => (current ??= createRenderer(lose));
  const lose = () => {
    current = createRenderer(lose);
    if (scene) current.renderer.show(...scene);
    onLost();
  };
  return {
    prepare: () => void ready(),
    show: ({ colour, theme }, meshes) => {
      if (meshes) surfaces = { part: surfaceIn(meshes.part), beside: meshes.beside && surfaceIn(meshes.beside) };
      if (!surfaces) throw new RangeError('There is no mesh to be shown.');
      const { beside } = surfaces;
      const part = { surface: surfaces.part, paint: paintOf(colour, theme) };
      const bodies = beside
        ? besideEachOther(part, { surface: beside, paint: paintOf(COMPARED, theme) })
        : [{ ...part, at: [0, 0, 0] as const }];
      scene = [bodies, stillFraming(bodies), GROUND[theme]];
      ready().renderer.show(...scene);
      return sizeOf(part.surface);
    },
    draw: (pose, size, isMoving) => {
      const { canvas, renderer } = ready();
      renderer.draw(pose, size, isMoving);
      const picture = canvas.transferToImageBitmap();
      return transfer(picture, [picture]);
    },
    untilLost: () =>
      new Promise((resolve) => {
        onLost = resolve;
      }),
  };
}

const surfaceIn = (mesh: Uint8Array): Surface => surfaceOf(decodeMesh(mesh));
