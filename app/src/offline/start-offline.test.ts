// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { LASTING } from '../data/lasting.ts';
import { startOffline } from './start-offline.ts';

vi.mock('./OfflineBar.tsx', () => ({ mountOfflineBar: () => undefined }));

test('without service workers the prices of a page are asked for again once it is quiet, what lasts is not', async () => {
  const client = new QueryClient();
  const asked: string[] = [];
  const show = (name: string, meta = {}) => {
    client.setQueryData([name], 1);
    const queryFn = () => asked.push(name);
    new QueryObserver(client, { queryKey: [name], queryFn, staleTime: 60_000, meta }).subscribe(() => undefined);
  };
  show('price');
  show('company', LASTING);
  await startOffline(client);
  expect(asked).toEqual(['price']);
});
