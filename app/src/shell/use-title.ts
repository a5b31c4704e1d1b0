import { useEffect } from 'react';

/** The title of a page: its heading and the name of the shop. */
export const titleOf = (heading: string | null | undefined, shop: string): string =>
  [heading, shop].filter(Boolean).join(' · ');

/**
 * Sets the title of the document to the heading of the page and the name of the shop, "购物车 · pip 颗粒铺"; on the home page
 * to the name alone. The number of unread chat messages comes first: "(3) 购物车 · pip 颗粒铺".
 */
export function useTitle(shop: string, isHome: boolean, unread: number): void {
  useEffect(() => {
    const write = () => {
      const heading = isHome ? undefined : document.querySelector('main h1')?.textContent;
      const name = titleOf(heading, shop);
      const title = name && unread > 0 ? `(${unread}) ${name}` : name;
      if (title && title !== document.title) document.title = title;
    };
    write();
    const page = document.getElementById('root');
    const observer = new MutationObserver(write);
    if (page) observer.observe(page, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [shop, isHome, unread]);
}
