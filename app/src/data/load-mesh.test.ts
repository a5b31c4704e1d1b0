import { afterEach, expect, test, vi } from 'vitest';
import { loadMesh } from './load-mesh.ts';

afterEach(() => vi.unstubAllGlobals());
const answer = (response: Response) => {
  const fetched = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('loads the file of a number', async () => {
  const fetched = answer(new Response(Uint8Array.of(1, 2, 3)));
  await expect(loadMesh('973c01')).resolves.toEqual(Uint8Array.of(1, 2, 3));
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/^\/pictures\/meshes\/973c01\.bin\?v=\w+$/));
});

test('a part without a mesh is no failure, a broken server is', async () => {
  answer(new Response('File not found.', { status: 404 }));
  await expect(loadMesh('x')).resolves.toBeUndefined();
  answer(new Response('', { status: 502 }));
  await expect(loadMesh('x')).rejects.toThrow('status 502');
});
