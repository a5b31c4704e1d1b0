import { FRONT, type Camera } from './camera.ts';
import { paint } from './face-tone.ts';
import { turned, type Spot, type Vec } from './projection.ts';
import type { Boxed } from './painters-order.ts';

/**
 * One solid of a drawing: its markup and its bounding box, which is rotated by quarter turns only, so that its sides
 * stay parallel to the axes.
 */
export class Solid implements Boxed {
  body = '';
  readonly low: [number, number, number] = [Infinity, Infinity, Infinity];
  readonly high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  readonly seen: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  readonly points: Vec[] = [];
  readonly camera: Camera;

  constructor(camera: Camera) {
    this.camera = camera;
  }

  /** Rotates a point of the part and adds it to the solid's bounding box. */
  at(point: Vec): Vec {
    const square = turned(point, this.camera.quarter);
    for (const i of [0, 1, 2] as const) {
      this.low[i] = Math.min(this.low[i], square[i]);
      this.high[i] = Math.max(this.high[i], square[i]);
    }
    const place = this.camera.turned(point);
    this.points.push(place);
    this.see(this.camera.project(place));
    return place;
  }

  see([x, y]: Spot): void {
    this.seen[0] = Math.min(this.seen[0], x);
    this.seen[1] = Math.min(this.seen[1], y);
    this.seen[2] = Math.max(this.seen[2], x);
    this.seen[3] = Math.max(this.seen[3], y);
  }

  /** A flat face through already rotated points, shaded by its direction. */
  face(normal: Vec, places: readonly Vec[]): void {
    this.body += `<path ${paint(normal, this.camera)} d="${this.camera.pathOf(places)}Z"/>`;
  }
}

/** Collects the solids of one part. Ids inside the drawing begin with `id`, which is unique to the shape. */
export class Pen {
  readonly solids: Solid[] = [];
  readonly id: string;
  readonly camera: Camera;

  constructor(id: string, camera: Camera = FRONT) {
    this.id = id;
    this.camera = camera;
  }

  solid(): Solid {
    const solid = new Solid(this.camera);
    this.solids.push(solid);
    return solid;
  }

  /** A new id within this drawing. */
  newId(): string {
    return `${this.id}-${(this.#ids++).toString(36)}`;
  }
  #ids = 0;
}
