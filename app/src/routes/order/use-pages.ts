import { useState } from 'react';

/** How many pages of a list are wanted: one, until more are asked for; one again for another list. */
export function usePages(list: string): { pages: number; more: () => void } {
  const [asked, setAsked] = useState({ list, pages: 1 });
  const pages = asked.list === list ? asked.pages : 1;
  return { pages, more: () => setAsked({ list, pages: pages + 1 }) };
}
