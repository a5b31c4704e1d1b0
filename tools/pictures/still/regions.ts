/** Regions of pixels with one label, found in rows from the top; region 0 is the ground. */
export interface Regions {
  width: number;
  height: number;
  /** The region of each pixel. */
  of: Int32Array;
  labels: number[];
  areas: number[];
  /** A pixel in the topmost row of each region, the leftmost of it. */
  first: number[];
}

const GROUND = 0;

/** Pixels that share a side and a label are one region; label 0 is the ground, which may be many regions. */
export function findRegions(labels: Int32Array, width: number, height: number): Regions {
  const of = new Int32Array(labels.length).fill(-1);
  const regions: Regions = { width, height, of, labels: [GROUND], areas: [0], first: [-1] };
  const stack = new Int32Array(labels.length);
  for (let start = 0; start < labels.length; start++) {
    if (of[start] !== -1) continue;
    const label = labels[start] as number;
    const region = regions.labels.push(label) - 1;
    let [area, deep] = [0, 1];
    stack[0] = start;
    of[start] = region;
    const reach = (next: number) => {
      if (of[next] !== -1 || labels[next] !== label) return;
      of[next] = region;
      stack[deep++] = next;
    };
    while (deep > 0) {
      const pixel = stack[--deep] as number;
      const column = pixel % width;
      area++;
      if (column > 0) reach(pixel - 1);
      if (column < width - 1) reach(pixel + 1);
      reach(pixel - width);
      reach(pixel + width);
    }
    regions.areas.push(area);
    regions.first.push(start);
  }
  return regions;
}

/**
 * Gives pixels of regions that are too small to be seen the label of the neighbour with the longest common border.
 * Whether anything changed.
 */
export function absorbSmall(
  labels: Int32Array,
  { width, of, labels: names, areas }: Regions,
  least: (label: number) => number,
): boolean {
  const borders = new Map<number, Map<number, number>>();
  const meet = (one: number, other: number) => {
    const [a, b] = [of[one] as number, of[other] as number];
    if (a === b) return;
    for (const [small, next] of [
      [a, b],
      [b, a],
    ] as const) {
      if ((areas[small] as number) >= least(names[small] as number)) continue;
      const known = borders.get(small) ?? new Map<number, number>();
      borders.set(small, known);
      known.set(next, (known.get(next) ?? 0) + 1);
    }
  };
  for (let pixel = 0; pixel < of.length; pixel++) {
    if (pixel % width < width - 1) meet(pixel, pixel + 1);
    if (pixel + width < of.length) meet(pixel, pixel + width);
  }
  const turned = new Map<number, number>();
  for (const [small, known] of borders) {
    const [next] = [...known].reduce((most, one) => (one[1] > most[1] ? one : most));
    turned.set(small, names[next] as number);
  }
  for (let pixel = 0; pixel < of.length; pixel++) {
    const label = turned.get(of[pixel] as number);
    if (label !== undefined) labels[pixel] = label;
  }
  return turned.size > 0;
}
