import { deferred, type Deferred } from '@shop/design-system';
import type { MessageArea } from '@shop/design-system/messages/load-messages';
import type { ComponentType } from 'react';

/** A page of the manifest: how its code is fetched, and the message areas that it needs beside `core`. */
export type PageEntry = { messages: readonly MessageArea[]; load: () => Promise<ComponentType> };

/** A page whose code and messages are fetched when it is first opened; `preload` fetches the code before. */
export type Page = {
  Component: Deferred<object>;
  messages: readonly MessageArea[];
  preload: () => Promise<unknown>;
};

export function lazyPage({ load, messages }: PageEntry): Page {
  let fetched: Promise<ComponentType> | undefined;
  const preload = () =>
    (fetched ??= load().catch((problem: unknown) => {
      fetched = undefined;
      throw problem;
    }));
  return { Component: deferred(preload, 'page'), messages: ['core', ...messages], preload };
}
