import { useEffect } from 'react';

/**
 * Titles the page by its own heading, "购物车 · pip 颗粒铺", in whatever language it is shown; the home page by the shop's name alone.
 * Unread messages of the chat stand in front: "(3) 购物车 · pip 颗粒铺".
 */
export function useTitle(shop: string, isHome: boolean, unread: number): void {
  useEffect(() => {
    const write = () => {
      const heading = isHome ? undefined : document.querySelector('main h1')?.textContent;
      const name = [heading, shop].filter(Boolean).join(' · ');
      const title = name && unread > 0 ? `(${unread}) ${name}` : name;
      if (title && title !== document.title) document.title = title;
    };
    write();
    const page = document.getElementById('root');
    const watch = new MutationObserver(write);
    if (page) watch.observe(page, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [shop, isHome, unread]);
}
