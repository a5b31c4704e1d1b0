import { readWith, type Readers } from '../formats/read-with.ts';
import { loadReference } from '../reference/load-reference.ts';
import { completeDesk } from './complete-desk.ts';
import { openDesk, type DeskOptions } from './open-desk.ts';
import type { ServedDesk } from './serve-desk.ts';

/** Most lists are tables of text: the readers of other formats come with the first file that needs them. */
const BRING: { [Name in keyof Readers]: () => Promise<Readers[Name]> } = {
  zip: async () => (await import('../formats/read-zip.ts')).readZip,
  xml: async () => (await import('../formats/xml/read-xml.ts')).readXml,
  ldraw: async () => (await import('../formats/ldraw/read-ldraw.ts')).readLdraw,
};

/** The desk of a worker, with the tables and readers that it fetches: `serveDesk(globalThis, makeDesk({ now: Date.now }))`. */
export const makeDesk =
  (options: Omit<DeskOptions, 'onProgress' | 'read'>) =>
  async (onProgress: DeskOptions['onProgress']): Promise<ServedDesk> => {
    const readers: Partial<Readers> = {};
    const bring = async (name: keyof Readers) => void Object.assign(readers, { [name]: await BRING[name]() });
    return completeDesk(
      openDesk(await loadReference(), { ...options, onProgress, read: readWith(readers) }),
      () => loadReference({ elements: true }),
      bring,
    );
  };
