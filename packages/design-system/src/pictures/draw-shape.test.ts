import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawShape, isSchematic } from './draw-shape.ts';
import { definitionsFor } from './defs.ts';
import { sampleKeys } from './sample-keys.ts';
import type { Look } from './camera.ts';

/** Maximum size of one picture in bytes, and of the median. */
const HEAVIEST = 12_000;
const MEDIAN = 2_200;
const LOOKS: readonly Look[] = [
  { yaw: 0 },
  { yaw: 90 },
  { yaw: 180 },
  { yaw: 270 },
  { yaw: 45 },
  { yaw: 137 },
  { yaw: -45, tilt: 90 },
  { yaw: 45, tilt: 0 },
];

test.each(sampleKeys)('draws %s', (key) => {
  for (const look of LOOKS) {
    const { body, view, schematic, id } = drawShape(key, look);
    expect(body).not.toMatch(/NaN|Infinity|undefined|null|\de-\d/);
    expect(body.length).toBeLessThan(HEAVIEST * (look.yaw === 0 ? 1 : 1.5));
    expect(view.every(Number.isFinite)).toBe(true);
    expect(view[2]).toBe(view[3]);
    expect(view[2]).toBeGreaterThanOrEqual(17);
    expect(view[2]).toBeLessThan(900);
    expect(schematic).toBe(key.startsWith('schematic'));
    expect(id).toMatch(/^shape-[\w-]+$/);
    for (const [, own] of body.matchAll(/ id="([^"]+)"/g)) expect(own).toMatch(new RegExp(`^${id}-`));
  }
});

test('half the pictures weigh less than 2.2 kB', () => {
  const sizes = sampleKeys.map((key) => drawShape(key).body.length).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(MEDIAN);
});

test('a drawing is made once and stays the same', () => {
  expect(drawShape('brick-2x4')).toBe(drawShape('brick-2x4'));
});

test('every opened tag is closed', () => {
  for (const key of sampleKeys) {
    const open: string[] = [];
    for (const [, closing, tag = '', empty] of drawShape(key).body.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(tag);
      else if (!empty) open.push(tag);
    }
    expect(open).toEqual([]);
  }
});

test('every reference leads to the drawing itself or to what drawings share', () => {
  for (const key of sampleKeys) {
    const { body } = drawShape(key);
    for (const [, target] of body.matchAll(/(?:href="|url\()#([\w-]+)/g))
      expect(body + definitionsFor(body)).toContain(`id="${target}"`);
  }
});

test('bricks, plates and slopes of any size are drawn as such', () => {
  const size = fc.integer({ min: 1, max: 48 });
  fc.assert(
    fc.property(
      fc.constantFrom('brick', 'plate', 'tile', 'baseplate', 'slope-45', 'slopeinv-33', 'wedge', 'arch', 'panel'),
      size,
      size,
      (family, a, b) => {
        const drawing = drawShape(`${family}-${Math.min(a, b)}x${Math.max(a, b)}`);
        expect(drawing.schematic).toBe(false);
        expect(drawing.body).not.toMatch(/NaN|Infinity/);
        expect(drawing.body.length).toBeLessThan(HEAVIEST);
      },
    ),
  );
});

test('any text at all is drawn without a fault, and none of it is repeated', () => {
  const hostile = fc.constantFrom(
    'brick-2x4"><script>',
    '<img onerror=1>',
    'brick-2x4 ',
    'BRICK-2X4',
    'constructor',
    '__proto__',
    'toString-2x4',
    'brick-0x0',
    'brick-999x999',
    'brick--2',
    'gear-0.01',
    '颗粒',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), hostile), (text) => {
      const { key, id, body, view } = drawShape(text);
      expect(view.every(Number.isFinite)).toBe(true);
      expect(body).not.toMatch(/NaN|Infinity|undefined/);
      if (!/^[a-z0-9.-]+$/.test(text)) {
        expect(key).toMatch(/^schematic-other(-\d+x\d+)?$/);
        expect(id).toMatch(/^shape-schematic-other(-\d+x\d+)?$/);
        expect(body).not.toMatch(/script|onerror/);
      }
    }),
    { numRuns: 500 },
  );
});

test('keys made of the right letters never fail either', () => {
  const word = fc.constantFrom(
    'brick',
    'gear',
    'beam',
    'beambent',
    'wheel',
    'slope',
    'curve',
    'arch',
    'cone',
    'wedge',
    'bracket',
    'schematic',
    'door',
    'rack',
    'propeller',
    'dish',
    'support',
    'beamframe',
    'turntable',
    'masonry',
    'girder',
  );
  const size = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom(0.5, 0.67, 1.33)), { minLength: 1, maxLength: 4 })
    .map((sizes) => sizes.join('x'));
  fc.assert(
    fc.property(
      word,
      fc.array(fc.oneof(size, fc.constantFrom('l', 'r', 'x', 'brick', '')), { maxLength: 3 }),
      (family, rest) => {
        const { body, view } = drawShape([family, ...rest].join('-'));
        expect(body).not.toMatch(/NaN|Infinity|undefined/);
        expect(view.every(Number.isFinite)).toBe(true);
      },
    ),
    { numRuns: 600 },
  );
});

test('a frame without an opening ends all the same', () => {
  for (const key of ['beamframe-5x1', 'beamframe-1x1', 'beamframe-0.5x0.5'])
    expect(drawShape(key).schematic).toBe(false);
});

test('an unknown family keeps the size one can still read', () => {
  expect(isSchematic('gizmo-2x6')).toBe(true);
  expect(isSchematic('schematic-panel-1x4')).toBe(true);
  expect(isSchematic('plate-2x4')).toBe(false);
  expect(drawShape('gizmo-2x6').key).toBe('schematic-other-2x6');
  expect(drawShape('gizmo').key).toBe('schematic-other');
});

test('a turned part shows its other side', () => {
  expect(drawShape('slope-45-2x4', { yaw: 90 }).body).not.toBe(drawShape('slope-45-2x4').body);
  expect(drawShape('slope-45-2x4', { yaw: 90 }).id).toBe('shape-slope-45-2x4-y90');
  expect(drawShape('slope-45-2x4', { yaw: -45, tilt: 90 }).id).toBe('shape-slope-45-2x4-ym45t90');
});

test('the frame of a turning part holds it at every angle and does not breathe', () => {
  for (const key of ['brick-1x8', 'slope-45-2x2', 'technic-1x4', 'cone-1x1', 'wheeltyre-24', 'bracket-1x2-2x2']) {
    const frames = Array.from({ length: 24 }, (_, i) => drawShape(key, { yaw: i * 15 }));
    const sides = frames.map(({ turningView }) => turningView[2]);
    expect(Math.max(...sides) - Math.min(...sides)).toBeLessThan(0.1);
    for (const { turningView, view } of frames) {
      const [x, y, side] = turningView;
      expect(view[0] + view[2] / 2).toBeGreaterThan(x);
      expect(view[0] + view[2] / 2).toBeLessThan(x + side);
      expect(view[1] + view[3] / 2).toBeGreaterThan(y);
      expect(view[1] + view[3] / 2).toBeLessThan(y + side);
    }
  }
});

test('walls are lit evenly while a part turns, and as in the catalogue at its four sides', () => {
  expect(drawShape('brick-1x1', { yaw: 30 }).body).toContain('color-mix');
  for (const yaw of [90, 180, 270]) expect(drawShape('brick-1x1', { yaw }).body).not.toContain('color-mix');
});

test('what cannot be drawn from the front is a schematic from every side', () => {
  for (const yaw of [30, 90, 200]) expect(drawShape('gizmo-2x6', { yaw }).schematic).toBe(true);
});

test('a hole goes through a beam: it is seen from behind as well', () => {
  const holes = (yaw: number) => drawShape('beam-5', { yaw }).body.match(/#pp-hole/g)?.length ?? 0;
  expect([0, 90, 180, 270].map(holes)).toEqual([5, 5, 5, 5]);
});
