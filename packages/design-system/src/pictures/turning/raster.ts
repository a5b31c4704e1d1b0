/** A picture in memory, 4 bytes a pixel, and how near what it shows is. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
  nearness: Float32Array;
}

export const createRaster = (width: number, height: number): Raster => ({
  width,
  height,
  pixels: new Uint8ClampedArray(4 * width * height),
  nearness: new Float32Array(width * height).fill(-Infinity),
});

/** A corner on the picture: px to the right and down, mm towards the viewer, and a value to interpolate. */
export type Corner = readonly [x: number, y: number, near: number, value: number];

/** Twice the area of a triangle on the picture: above 0 if its corners run counter-clockwise. */
export const areaOf = (a: Corner, b: Corner, c: Corner): number =>
  (c[0] - a[0]) * (b[1] - a[1]) - (b[0] - a[0]) * (c[1] - a[1]);

/** Calls `seen` for each pixel whose middle is in the triangle. */
export function coverTriangle(
  { width, height }: Raster,
  [a, b, c]: readonly [Corner, Corner, Corner],
  seen: (pixel: number, near: number, value: number) => void,
): void {
  const area = areaOf(a, b, c);
  if (area === 0) return;
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const [x, y] = [column + 0.5 - a[0], row + 0.5 - a[1]];
      const second = ((c[0] - a[0]) * y - x * (c[1] - a[1])) / area;
      const third = (x * (b[1] - a[1]) - (b[0] - a[0]) * y) / area;
      const first = 1 - second - third;
      if (first < -1e-7 || second < -1e-7 || third < -1e-7) continue;
      seen(
        row * width + column,
        first * a[2] + second * b[2] + third * c[2],
        first * a[3] + second * b[3] + third * c[3],
      );
    }
  }
}

/** Calls `seen` for each pixel of a line. */
export function coverLine(
  { width, height }: Raster,
  [a, b]: readonly [Corner, Corner],
  seen: (pixel: number, near: number) => void,
): void {
  const steps = Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), 1));
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const [x, y] = [Math.floor(a[0] + (b[0] - a[0]) * share), Math.floor(a[1] + (b[1] - a[1]) * share)];
    if (x >= 0 && y >= 0 && x < width && y < height) seen(y * width + x, a[2] + (b[2] - a[2]) * share);
  }
}

/** Mixes a colour (0 to 1 each) into a pixel; what is empty so far takes it with its alpha. */
export function blend(pixels: Uint8ClampedArray, pixel: number, colour: readonly number[], alpha: number): void {
  const at = 4 * pixel;
  const before = ((pixels[at + 3] as number) / 255) * (1 - alpha);
  const whole = before + alpha;
  if (whole === 0) return;
  for (let part = 0; part < 3; part++)
    pixels[at + part] = ((pixels[at + part] as number) * before + 255 * (colour[part] as number) * alpha) / whole;
  pixels[at + 3] = 255 * whole;
}
