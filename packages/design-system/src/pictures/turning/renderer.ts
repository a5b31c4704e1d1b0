import type { CanvasSize } from './fit.ts';
import type { Pose } from './pose.ts';
import type { Body, Framing } from './scene.ts';
import type { Rgb } from './paint.ts';

/** What surrounds the bodies. */
export interface Ground {
  /** The colour of the shadow on the ground and how much it covers. */
  shade: Rgb;
  shadeCover: number;
}

/** Draws parts on a canvas. */
export interface Renderer {
  /** Replaces what is drawn; `framing` holds until the next call. */
  show: (bodies: readonly Body[], framing: Framing, ground: Ground) => void;
  /** While the part moves, a picture may be coarser. */
  draw: (pose: Pose, size: CanvasSize, isMoving: boolean) => void;
}
