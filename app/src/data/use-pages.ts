import { useState } from 'react';

/** How many pages of a list to load: one until more are requested; one again for another list. */
export function usePages(list: string): { pages: number; more: () => void } {
  const [requested, setRequested] = useState({ list, pages: 1 });
  const pages = requested.list === list ? requested.pages : 1;
  return { pages, more: () => setRequested({ list, pages: pages + 1 }) };
}
