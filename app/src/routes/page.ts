import type { MessageArea } from '@shop/design-system/messages/load-messages';
import { lazy, type ComponentType } from 'react';
import type { paths } from '../paths.ts';
import type { Access } from '../session/RouteGuard.tsx';

/** A page of the manifest: how its code is fetched, and the message areas that it needs beside `core`. */
export type PageEntry = { messages: readonly MessageArea[]; load: () => Promise<ComponentType> };

/** A page with its addresses, each of which exists in every language. */
export type RouteEntry = PageEntry & { paths: readonly (keyof typeof paths)[]; access: Access };

/** A page whose code is fetched when it is first opened; `preload` fetches it before. */
export type Page = { Component: ComponentType; messages: readonly MessageArea[]; preload: () => Promise<unknown> };

/**
 * A page of an entry of the manifest. All its downloads share one promise: React renders what is already loaded at once,
 * but shows the fallback while it waits for another `import()`.
 */
export function toPage({ load, messages }: PageEntry): Page {
  let loading: Promise<ComponentType> | undefined;
  const preload = () =>
    (loading ??= load().catch((problem: unknown) => {
      loading = undefined;
      throw problem;
    }));
  return {
    Component: lazy(async () => ({ default: await preload() })),
    messages: ['core', ...messages],
    preload,
  };
}
