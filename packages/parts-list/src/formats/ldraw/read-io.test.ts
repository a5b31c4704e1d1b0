import { strToU8, zipSync } from 'fflate';
import { openZip, type OpenedZip } from '../zip.ts';
import { readIo } from './read-io.ts';
import { placed } from './test-models.ts';

function opened(files: Record<string, string>, change: (bytes: Uint8Array) => void = () => {}): OpenedZip {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  change(bytes);
  const zip = openZip(bytes);
  if ('code' in zip) throw new Error(zip.code);
  return zip;
}

/** Sets the bit that says "encrypted" in every header of a zip. */
function encrypt(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 10 < bytes.length; at += 1) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) view.setUint16(at + 6, view.getUint16(at + 6, true) | 1, true);
    if (mark === 0x02014b50) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
  }
}

test.each(['model.ldr', 'model2.ldr', 'modelv2.ldr'])('reads %s of a Stud.io file', (name) => {
  const { format, lines } = readIo(opened({ '.info': '{}', [name]: `0 x\r\n${placed('4', '3001.dat')}` }), 2);
  expect(format).toBe('io');
  expect(lines).toMatchObject([{ file: 2, line: 2, part: '3001', colour: '4', quantity: '1', pieces: 1 }]);
});

test('reads the first model with parts, anywhere in the zip', () => {
  const partsOf = (files: Record<string, string>) => readIo(opened(files), 0).lines.map(({ part }) => part);
  expect(partsOf({ 'other.mpd': placed('4', '3003.dat'), 'My Model/Model.ldr': placed('4', '3001.dat') })).toEqual([
    '3001',
  ]);
  expect(partsOf({ 'model.ldr': '0 empty\n', 'model2.ldr': placed('4', '3001.dat') })).toEqual(['3001']);
});

test('reports that a file with a password is locked', () => {
  expect(readIo(opened({ 'model.ldr': placed('4', '3001.dat') }, encrypt), 1)).toMatchObject({
    lines: [],
    problems: [{ code: 'locked', file: 1 }],
  });
});

test('reports a zip without a model, or with one that is not text', () => {
  expect(readIo(opened({ 'thumbnail.png': 'x' }), 0)).toMatchObject({
    lines: [],
    problems: [{ code: 'noModel', file: 0 }],
  });
  expect(readIo(opened({ 'model.ldr': '\0\0\u0001'.repeat(100) }), 0)).toMatchObject({
    lines: [],
    problems: [{ code: 'noModel', file: 0 }],
  });
});
