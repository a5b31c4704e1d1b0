import { unreadable, type ReadBody } from '../read-body.ts';
import { decodeText } from '../text/decode-text.ts';
import type { OpenedZip } from '../zip.ts';
import { readLdraw } from './read-ldraw.ts';

/** Where Stud.io keeps the model, by the age of its versions. */
const MODELS = ['model.ldr', 'model2.ldr', 'modelv2.ldr', 'modelv1.ldr'];

/** Reads the model of a Stud.io file. */
export function readIo(zip: OpenedZip, file: number): ReadBody {
  const name = MODELS.find((model) => zip.names.includes(model));
  if (name === undefined) return unreadable('io', { code: 'noModel', file });
  const bytes = zip.read(name);
  if (!(bytes instanceof Uint8Array)) return unreadable('io', { ...bytes, file });
  const text = decodeText(bytes)?.text;
  return text === undefined ? unreadable('io', { code: 'noModel', file }) : { ...readLdraw(text, file, name), format: 'io' };
}
