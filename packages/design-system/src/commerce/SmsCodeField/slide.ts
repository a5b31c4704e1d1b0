/** The size of the picture of a slider captcha, in which its solution is measured; the piece is as high. */
export const PICTURE_WIDTH = 310;
export const PICTURE_HEIGHT = 155;
const PIECE_WIDTH = 47;
export const MAX_X = PICTURE_WIDTH - PIECE_WIDTH;

const STEP = 2;
const LARGE_STEP = 20;

const MOVES: Readonly<Record<string, (x: number) => number>> = {
  ArrowRight: (x) => x + STEP,
  ArrowUp: (x) => x + STEP,
  ArrowLeft: (x) => x - STEP,
  ArrowDown: (x) => x - STEP,
  PageUp: (x) => x + LARGE_STEP,
  PageDown: (x) => x - LARGE_STEP,
  Home: () => 0,
  End: () => MAX_X,
};

export const withinPicture = (x: number): number => Math.round(Math.min(MAX_X, Math.max(0, x)));

/** Where a key moves the piece; undefined for a key that does not move it. */
export const movedBy = (key: string, x: number): number | undefined => {
  const move = MOVES[key];
  return move && withinPicture(move(x));
};
