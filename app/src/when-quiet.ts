import type { QueryClient } from '@tanstack/react-query';
import { reportMissingPictures } from './missing-pictures.ts';
import { startOffline } from './offline/start-offline.ts';

/** What can wait until the page has loaded all that it needs. */
export function startWhenQuiet(client: QueryClient): void {
  reportMissingPictures();
  void startOffline(client);
}
