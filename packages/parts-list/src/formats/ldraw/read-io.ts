import { unreadable, type ReadBody } from '../read-body.ts';
import { decodeText } from '../text/decode-text.ts';
import type { OpenedZip } from '../zip.ts';
import { baseOf } from './parse-models.ts';
import { readLdraw } from './read-ldraw.ts';

/** File names of the model in Stud.io files, preferred ones first; other models come after them. */
const MODELS = ['model.ldr', 'model2.ldr', 'modelv2.ldr', 'modelv1.ldr'];
const placeOf = (path: string) => [...MODELS, baseOf(path)].indexOf(baseOf(path));

/** Reads the model of a Stud.io file: the first that has parts in it. */
export function readIo(zip: OpenedZip, file: number): ReadBody {
  const models = zip.names
    .filter((name) => /\.(?:ldr|mpd)$/.test(name))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, MODELS.length);
  const bodies = models.map((name) => readModel(zip, file, name));
  return bodies.find(({ lines }) => lines.length > 0) ?? bodies[0] ?? unreadable('io', { code: 'noModel', file });
}

function readModel(zip: OpenedZip, file: number, name: string): ReadBody {
  const bytes = zip.read(name);
  if (!(bytes instanceof Uint8Array)) return unreadable('io', { ...bytes, file });
  const text = decodeText(bytes)?.text;
  return text === undefined
    ? unreadable('io', { code: 'noModel', file })
    : { ...readLdraw(text, file, name), format: 'io' };
}
