import { FakeCanvas } from './fake-worker.ts';
import { paintOf } from './paint.ts';
import { START } from './pose.ts';
import { createSoftwareRenderer } from './software-renderer.ts';
import { surfaceOf } from './surface.ts';

const SIZE = { width: 40, height: 40, square: 40, density: 1 };
const GROUND = { shade: [0, 0, 0], shadeCover: 0.2 } as const;
/** A square tile of 4 mm without an inside. */
const tile = surfaceOf({
  step: 1,
  positions: Int32Array.of(0, 0, 0, 4, 0, 0, 4, 0, -4, 0, 0, -4),
  triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
  groups: [{ colour: 'own', both: true, count: 2 }],
  hard: new Uint8Array(6),
});
const bodies = [{ surface: tile, paint: paintOf({ hex: 'C91A09', finish: 'solid' }), at: [0, 0, 0] as const }];

beforeEach(() => {
  vi.stubGlobal('ImageData', vi.fn());
  vi.spyOn(FakeCanvas.prototype, 'getContext').mockReturnValue({ putImageData: vi.fn() });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Pictures of which each takes so many ms; what is returned draws one and says its width. */
function renderer(ms: number) {
  const canvas = new FakeCanvas(1, 1) as unknown as OffscreenCanvas;
  let time = 0;
  const drawing = createSoftwareRenderer(canvas, () => (time += ms));
  drawing?.show(bodies, { centre: [2, 0, -2], middle: [0, 0], side: 8 }, GROUND);
  return (isMoving: boolean) => {
    drawing?.draw(START, SIZE, isMoving);
    return canvas.width;
  };
}

test('a picture that stands still has two pixels for each px, one that moves has one', () => {
  const draw = renderer(4);
  expect(draw(false)).toBe(80);
  expect(draw(true)).toBe(40);
  expect(draw(true)).toBe(40);
});

test('the first picture has the fewest if it moves, so that it comes soon', () => {
  const draw = renderer(20);
  expect(draw(true)).toBe(20);
  expect(draw(true)).toBe(40);
});

test('on a slow processor it has fewer while it moves, down to half, and more again after it stood still', () => {
  const draw = renderer(20);
  expect(draw(false)).toBe(80);
  expect(draw(true)).toBe(40);
  expect(draw(true)).toBe(28);
  for (let frame = 0; frame < 9; frame += 1) draw(true);
  expect(draw(true)).toBe(20);
  expect(draw(false)).toBe(80);
  expect(draw(true)).toBe(29);
});
