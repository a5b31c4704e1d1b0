import { lasting } from '@shop/design-system/pictures/picture-address';
import { meshFile } from '@shop/design-system/pictures/turning/mesh-address';
import { browserFetch } from './transport.ts';

const NOT_FOUND = 404;

/**
 * Loads the mesh of a part from the shop's own files, which need no server of the shop; undefined where the part has none.
 *
 * @throws {Error} If the file cannot be loaded.
 */
export async function loadMesh(number: string): Promise<Uint8Array | undefined> {
  const answer = await browserFetch(lasting(meshFile(number)));
  if (answer.status === NOT_FOUND) return undefined;
  if (!answer.ok) throw new Error(`The mesh of ${number} could not be loaded: status ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
