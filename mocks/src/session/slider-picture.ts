import { TRANSPARENT, toPngBase64 } from './png.ts';

/** The sizes of the pictures of servers with a slider captcha. */
export const PICTURE_WIDTH = 310;
const PICTURE_HEIGHT = 155;
export const PIECE_WIDTH = 47;

/** A brick seen from the side: a body with a stud on top. `y` is from the top of the picture. */
const BODY = { top: 60, bottom: 104 };
const STUD = { left: 14, right: 33, top: 50 };
const CELL = 31;
const STUD_RADIUS = 9;

/** The colours of the plates, of their studs, the gap and the edge of the piece. */
const PALETTE = [
  [229, 226, 214],
  [209, 205, 188],
  [190, 206, 196],
  [168, 188, 176],
  [222, 205, 168],
  [203, 183, 140],
  [90, 92, 90],
  [255, 255, 255],
] as const;
const GAP = 6;
const EDGE = 7;

const isInPiece = (x: number, y: number): boolean =>
  (x >= 0 && x < PIECE_WIDTH && y >= BODY.top && y < BODY.bottom) ||
  (x >= STUD.left && x < STUD.right && y >= STUD.top && y < BODY.top);

const isOnEdge = (x: number, y: number): boolean =>
  isInPiece(x, y) && !(isInPiece(x - 1, y) && isInPiece(x + 1, y) && isInPiece(x, y - 1) && isInPiece(x, y + 1));

/** Plates in three colours, each with a stud. */
function background(x: number, y: number): number {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const plate = ((column * 7 + row * 5) % 3) * 2;
  const distance = Math.hypot((x % CELL) - CELL / 2, (y % CELL) - CELL / 2);
  return distance < STUD_RADIUS ? plate + 1 : plate;
}

function draw(width: number, colourAt: (x: number, y: number) => number): string {
  const pixels = new Uint8Array(width * PICTURE_HEIGHT);
  for (let y = 0; y < PICTURE_HEIGHT; y += 1) for (let x = 0; x < width; x += 1) pixels[y * width + x] = colourAt(x, y);
  return `data:image/png;base64,${toPngBase64({ width, height: PICTURE_HEIGHT, palette: PALETTE, pixels })}`;
}

/** The picture of a slider captcha whose gap begins at `gap`, and the piece that fits. */
export const drawSlider = (gap: number): { picture: string; piece: string } => ({
  picture: draw(PICTURE_WIDTH, (x, y) => (isInPiece(x - gap, y) ? GAP : background(x, y))),
  piece: draw(PIECE_WIDTH, (x, y) => {
    if (!isInPiece(x, y)) return TRANSPARENT;
    return isOnEdge(x, y) ? EDGE : background(x + gap, y);
  }),
});
