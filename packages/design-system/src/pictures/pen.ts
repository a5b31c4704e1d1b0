import { project, shortSpot, turned, type Spot, type Turn, type Vec } from './projection.ts';
import type { Boxed } from './painters-order.ts';

/** One solid of a drawing: its markup, and the space it takes (already turned). */
export class Solid implements Boxed {
  body = '';
  readonly low: [number, number, number] = [Infinity, Infinity, Infinity];
  readonly high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  readonly seen: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  readonly points: Vec[] = [];
  readonly turn: Turn;

  constructor(turn: Turn) {
    this.turn = turn;
  }

  /** Turns a point of the part and counts it to the solid's space. */
  at(point: Vec): Vec {
    const place = turned(point, this.turn);
    for (const i of [0, 1, 2] as const) {
      this.low[i] = Math.min(this.low[i], place[i]);
      this.high[i] = Math.max(this.high[i], place[i]);
    }
    this.points.push(place);
    this.see(project(place));
    return place;
  }

  see([x, y]: Spot): void {
    this.seen[0] = Math.min(this.seen[0], x);
    this.seen[1] = Math.min(this.seen[1], y);
    this.seen[2] = Math.max(this.seen[2], x);
    this.seen[3] = Math.max(this.seen[3], y);
  }

  face(tone: string, places: readonly Vec[]): void {
    this.body += `<path class="${tone}" d="${pathOf(places)}Z"/>`;
  }
}

/** Path data through places that are already turned. */
export const pathOf = (places: readonly Vec[]): string => 'M' + places.map((place) => shortSpot(project(place))).join('L');

/** Collects the solids of one part. Ids inside the drawing begin with `id`, which is unique to the shape. */
export class Pen {
  readonly solids: Solid[] = [];
  readonly id: string;
  readonly turn: Turn;

  constructor(id: string, turn: Turn) {
    this.id = id;
    this.turn = turn;
  }

  solid(): Solid {
    const solid = new Solid(this.turn);
    this.solids.push(solid);
    return solid;
  }

  /** A fresh id within this drawing. */
  newId(): string {
    return `${this.id}-${(this.#ids++).toString(36)}`;
  }
  #ids = 0;
}
