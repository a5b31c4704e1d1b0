import { readCatalogue } from '@shop/mocks/catalogue';
import { drawShape } from '@shop/design-system/pictures/draw-shape';
import { median } from './spread.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Renders every shape of the catalogue once, without cache: median and longest time (ms) and size (bytes) of a picture.
 */
export function measurePictures(): Record<string, number> {
  const shapes = [...new Set(readCatalogue().moulds.map((mould) => mould.shape))];
  const times: number[] = [];
  const sizes: number[] = [];
  for (const shape of shapes) {
    const started = performance.now();
    const { body } = drawShape(shape);
    times.push(performance.now() - started);
    sizes.push(Buffer.byteLength(body));
  }
  return {
    shapes: shapes.length,
    medianMs: round(median(times)),
    worstMs: round(Math.max(...times)),
    medianBytes: median(sizes),
    worstBytes: Math.max(...sizes),
  };
}
