import type { MessageArea } from '@shop/design-system/messages/load-messages';
import { lazy, type ComponentType } from 'react';

/** A page of the manifest: how its code is fetched, and the message areas that it needs beside `core`. */
export type PageEntry = { messages: readonly MessageArea[]; load: () => Promise<ComponentType> };

/** A page whose code is fetched when it is first opened; `preload` fetches it before. */
export type Page = { Component: ComponentType; messages: readonly MessageArea[]; preload: () => Promise<unknown> };

export const toPage = ({ load, messages }: PageEntry): Page => ({
  Component: lazy(async () => ({ default: await load() })),
  messages: ['core', ...messages],
  preload: load,
});
