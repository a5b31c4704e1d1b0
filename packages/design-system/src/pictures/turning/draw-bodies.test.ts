import { drawBodies } from './draw-bodies.ts';
import { paintOf, type PartColour } from './paint.ts';
import type { Pose } from './pose.ts';
import { createRaster } from './raster.ts';
import type { Body } from './scene.ts';
import { surfaceOf } from './surface.ts';

const SIDE = 40;
const FRONT: Pose = { yaw: 0, pitch: 0, zoom: 1 };
const FRAMING = { centre: [0, 0, 0], middle: [0, 0], side: 40 } as const;

/** A plate of 20 × 20 mm upright around the middle, its face to the viewer. */
const plate = (colour: PartColour, z: number): Body => ({
  surface: surfaceOf({
    step: 0.4,
    positions: Int32Array.of(-25, -25, 0, 25, -25, 0, 25, 25, 0, -25, 25, 0),
    triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
    groups: [{ colour: 'own', both: false, count: 2 }],
    hard: Uint8Array.of(1, 1, 0, 0, 1, 1),
  }),
  paint: paintOf(colour),
  at: [0, 0, z],
});
const RED: PartColour = { hex: 'FF0000', finish: 'solid' };
const BLUE: PartColour = { hex: '0000FF', finish: 'solid' };

function draw(bodies: readonly Body[], pose = FRONT) {
  const raster = createRaster(SIDE, SIDE);
  const size = { width: SIDE, height: SIDE, square: SIDE, density: 1 };
  drawBodies(raster, bodies, FRAMING, { pose, size, ground: { shade: [0, 0, 0], shadeCover: 0.5 } });
  return (x: number, y: number) => [...raster.pixels.subarray(4 * (y * SIDE + x), 4 * (y * SIDE + x) + 4)];
}

test.each([
  ['before', [plate(RED, 5), plate(BLUE, 0)]],
  ['after', [plate(BLUE, 0), plate(RED, 5)]],
])('what is nearer hides what is farther, drawn %s it', (_, bodies) => {
  const [red, , blue, alpha] = draw(bodies)(20, 20) as [number, number, number, number];
  expect([red > 200, blue, alpha]).toEqual([true, 0, 255]);
});

test('covers its place on the picture and nothing else, with lines on its edges', () => {
  const at = draw([plate(RED, 0)]);
  expect(at(12, 20)[3]).toBe(255);
  expect(at(8, 20)).toEqual([0, 0, 0, 0]);
  expect(at(32, 20)).toEqual([0, 0, 0, 0]);
  expect(at(20, 10)[0]).toBeLessThan((at(20, 20)[0] as number) - 30);
});

test('a face that looks away is not drawn', () => {
  expect(draw([plate(RED, 0)], { ...FRONT, yaw: 180 })(20, 20)).toEqual([0, 0, 0, 0]);
});

test('what is behind a transparent part is seen through it', () => {
  const clear = draw([plate({ hex: 'FF0000', finish: 'transparent' }, 5), plate(BLUE, 0)])(20, 20);
  expect(clear[0]).toBeGreaterThan(40);
  expect(clear[2]).toBeGreaterThan(40);
  expect(draw([plate({ hex: 'FF0000', finish: 'transparent' }, 5)])(20, 20)[3]).toBeLessThan(255);
});

test.each(['pearl', 'metal', 'chrome', 'rubber'] as const)('%s looks otherwise than a plain colour', (finish) => {
  const tilted = { ...FRONT, pitch: -30, yaw: 30 };
  expect(draw([plate({ hex: '806040', finish }, 0)], tilted)(20, 20)).not.toEqual(
    draw([plate({ hex: '806040', finish: 'solid' }, 0)], tilted)(20, 20),
  );
});

test('it has a shadow on the ground, which is not seen from below', () => {
  const fromAbove = draw([plate(RED, 0)], { ...FRONT, pitch: 80 })(20, 22);
  expect(fromAbove.slice(0, 3)).toEqual([0, 0, 0]);
  expect(fromAbove[3]).toBeGreaterThan(10);
  const fromBelow = draw([plate(RED, 0)], { ...FRONT, pitch: -80 });
  for (const y of [17, 22]) expect(fromBelow(20, y)).toEqual([0, 0, 0, 0]);
});

test('grains of glitter shine on the part, in the same places of it', () => {
  const glitter = plate({ hex: '806040', finish: 'glitter' }, 0);
  const closer = { ...FRONT, zoom: 3 };
  const redsFrom = (left: number, at: ReturnType<typeof draw>) =>
    Array.from({ length: 20 * 20 }, (_, pixel) => at(left + (pixel % 20), 10 + Math.floor(pixel / 20))[0] as number);
  const here = redsFrom(10, draw([glitter], closer));
  const grains = here.filter((red) => red > Math.min(...here) + 20).length;
  expect(grains).toBeGreaterThan(5);
  expect(grains).toBeLessThan(here.length / 4);
  const moved = draw([{ ...glitter, at: [2, 0, 0] }], closer);
  expect(redsFrom(16, moved)).toEqual(here);
  expect(redsFrom(10, moved)).not.toEqual(here);
});
