import { useEffect } from 'react';

/** Titles the page by its own heading, "购物车 · pip 颗粒铺", in whatever language it is shown; the home page by the shop's name alone. */
export function useTitle(shop: string, isHome: boolean): void {
  useEffect(() => {
    const write = () => {
      const heading = isHome ? undefined : document.querySelector('main h1')?.textContent;
      const title = [heading, shop].filter(Boolean).join(' · ');
      if (title && title !== document.title) document.title = title;
    };
    write();
    const page = document.getElementById('root');
    const watch = new MutationObserver(write);
    if (page) watch.observe(page, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [shop, isHome]);
}
