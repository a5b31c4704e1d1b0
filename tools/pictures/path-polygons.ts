type Spot = [x: number, y: number];

/** Points on an arc of half an ellipse, which is all that studs have. */
const ARC_STEPS = 12;

/** The polygons of path data as the compiler writes it: relative m, l, h, v, z, and arcs of half an ellipse. */
export function pathPolygons(d: string): Spot[][] {
  const polygons: Spot[][] = [];
  let [x, y]: Spot = [0, 0];
  let ring: Spot[] = [];
  const go = (dx: number, dy: number) => {
    [x, y] = [x + dx, y + dy];
    ring.push([x, y]);
  };
  for (const [, command = '', text = ''] of d.matchAll(/([mlhvaz])([^mlhvaz]*)/g)) {
    const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
    const [first = 0, second = 0] = numbers;
    if (command === 'z') [x, y] = ring[0] ?? [x, y];
    else if (command === 'h') for (const dx of numbers) go(dx, 0);
    else if (command === 'v') for (const dy of numbers) go(0, dy);
    else if (command === 'a') arcs(numbers);
    else {
      if (command === 'm') {
        [x, y] = [x + first, y + second];
        ring = [[x, y]];
        polygons.push(ring);
      }
      for (let at = command === 'm' ? 2 : 0; at < numbers.length; at += 2)
        go(numbers[at] as number, numbers[at + 1] as number);
    }
  }
  return polygons;

  function arcs(numbers: readonly number[]): void {
    for (let at = 0; at < numbers.length; at += 7) {
      const [ry, dx] = [numbers[at + 1], numbers[at + 5]] as Spot;
      const [fromX, fromY] = [x, y];
      // Clockwise on the picture: to the right over the top, to the left under the bottom.
      for (let step = 1; step <= ARC_STEPS; step++) {
        const angle = (Math.PI * step) / ARC_STEPS;
        [x, y] = [fromX + (dx * (1 - Math.cos(angle))) / 2, fromY - Math.sign(dx) * ry * Math.sin(angle)];
        ring.push([x, y]);
      }
    }
  }
}
