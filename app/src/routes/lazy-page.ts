import type { MessageArea } from '@shop/design-system/messages';
import { later, type Later } from '@shop/design-system';
import type { ComponentType } from 'react';

/** A page of the shop, fetched when it is first wanted, with the words it needs. */
export type Page = { Component: Later<object>; words: readonly MessageArea[]; preload: () => Promise<unknown> };

export function lazyPage(load: () => Promise<ComponentType>, ...words: MessageArea[]): Page {
  let fetched: Promise<ComponentType> | undefined;
  const preload = () =>
    (fetched ??= load().catch((problem: unknown) => {
      fetched = undefined;
      throw problem;
    }));
  return { Component: later(preload, 'page'), words: ['core', ...words], preload };
}
