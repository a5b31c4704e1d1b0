import type { MessageArea } from '@shop/design-system/messages/load-messages';
import { createElement, lazy, useState, type ComponentType } from 'react';
import type { paths } from '../paths.ts';
import type { Access } from '../session/RouteGuard.tsx';

/** A page of the manifest: how its code is fetched, and the message areas that it needs beside `core`. */
export type PageEntry = {
  messages: readonly MessageArea[];
  load: () => Promise<ComponentType>;
  /** Whether it only selects one of several pages. */
  hasViews?: boolean;
};

/** A page with its addresses, each of which exists in every language. */
export type RouteEntry = PageEntry & { paths: readonly (keyof typeof paths)[]; access: Access };

/** A page whose code is fetched when it is first opened; `preload` fetches it before. */
export type Page = Pick<PageEntry, 'hasViews'> & {
  Component: ComponentType;
  messages: readonly MessageArea[];
  preload: () => Promise<unknown>;
};

/**
 * A page of an entry of the manifest. All its downloads share one promise: React renders what is already loaded at once,
 * but shows the fallback while it waits for another `import()`.
 */
export function toPage({ load, messages, hasViews = false }: PageEntry): Page {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const preload = () =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (problem: unknown) => {
        loading = undefined;
        throw problem;
      },
    ));
  const Pending = lazy(async () => ({ default: await preload() }));
  // What is already here is rendered at once: a promise would let React show the fallback until the end of the task, also
  // in place of what the document of a server shows.
  function Shown() {
    const [Loaded] = useState<ComponentType>(() => loaded ?? Pending);
    return createElement(Loaded);
  }
  return {
    Component: Shown,
    messages: ['core', ...messages],
    preload,
    hasViews,
  };
}
