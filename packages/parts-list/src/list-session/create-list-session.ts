import { readWith, type Readers } from '../formats/read-with.ts';
import { loadReference } from '../reference/load-reference.ts';
import type { AsyncListSession } from './list-session.entity.ts';
import { openListSession, type ListSessionOptions } from './open-list-session.ts';
import { withLazyLoading } from './with-lazy-loading.ts';

/** Most lists are tables of text: the readers of other formats are loaded with the first file that needs them. */
const LOADERS: { [Name in keyof Readers]: () => Promise<Readers[Name]> } = {
  zip: async () => (await import('../formats/read-zip.ts')).readZip,
  xml: async () => (await import('../formats/xml/read-xml.ts')).readXml,
  ldraw: async () => (await import('../formats/ldraw/read-ldraw.ts')).readLdraw,
};

/** The list session of a worker, which loads its tables and readers. */
export async function createListSession(options: Omit<ListSessionOptions, 'read'>): Promise<AsyncListSession> {
  const readers: Partial<Readers> = {};
  const loadReader = async (name: keyof Readers) => void Object.assign(readers, { [name]: await LOADERS[name]() });
  return withLazyLoading(
    openListSession(await loadReference(), { ...options, read: readWith(readers) }),
    () => loadReference({ elements: true }),
    loadReader,
  );
}
