/** An image with at most 255 colours. Pixels are indices of the palette, row by row; index 255 is transparent. */
type IndexedImage = {
  width: number;
  height: number;
  palette: readonly (readonly [number, number, number])[];
  pixels: Uint8Array;
};

export const TRANSPARENT = 255;
const PALETTE_SIZE = 256;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The longest block of uncompressed data in a zlib stream. */
const MAX_BLOCK = 0xffff;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const crcOf = (bytes: readonly number[]): number =>
  ~bytes.reduce((crc, byte) => (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) >>> 0;
const word = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];

function chunk(type: string, content: readonly number[]): number[] {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...content];
  return [...word(content.length), ...body, ...word(crcOf(body))];
}

/** A zlib stream without compression: no library, and the images are small. */
function zlib(bytes: readonly number[]): number[] {
  const out = [0x78, 0x01];
  for (let at = 0; at < bytes.length; at += MAX_BLOCK) {
    const block = bytes.slice(at, at + MAX_BLOCK);
    const isLast = at + MAX_BLOCK >= bytes.length;
    out.push(
      isLast ? 1 : 0,
      block.length & 0xff,
      block.length >>> 8,
      ~block.length & 0xff,
      (~block.length >>> 8) & 0xff,
    );
    for (const byte of block) out.push(byte);
  }
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return [...out, high >>> 8, high & 0xff, low >>> 8, low & 0xff];
}

/** The image as a PNG in Base64. */
export function toPngBase64({ width, height, palette, pixels }: IndexedImage): string {
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) rows.push(0, ...pixels.subarray(y * width, (y + 1) * width));
  const colours = Array.from({ length: PALETTE_SIZE }, (_, index) => palette[index] ?? [0, 0, 0]).flat();
  const opacity = Array.from({ length: PALETTE_SIZE }, (_, index) => (index === TRANSPARENT ? 0 : 255));
  const bytes = [
    ...SIGNATURE,
    ...chunk('IHDR', [...word(width), ...word(height), 8, 3, 0, 0, 0]),
    ...chunk('PLTE', colours),
    ...chunk('tRNS', opacity),
    ...chunk('IDAT', zlib(rows)),
    ...chunk('IEND', []),
  ];
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
