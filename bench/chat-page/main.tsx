import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { conversationOf, itemAt, type Item } from './conversation.ts';

/** What bench/chat.ts calls in the page. Times are of the page's main thread, in ms. */
export type ChatBench = {
  /** Renders a conversation; returns the time until its last message is painted. */
  open(length: number): Promise<number>;
  /**
   * Adds messages one by one, each in a frame of its own, until `count` or the time is up; returns the time of each.
   */
  append(count: number, seconds: number): Promise<{ render: number[]; paint: number[] }>;
};
declare global {
  interface Window {
    chatBench?: ChatBench;
  }
}

const LISTS: Record<string, () => Promise<{ List: ComponentType<{ items: readonly Item[] }> }>> = {
  ours: () => import('./ours.tsx'),
  plain: () => import('./plain.tsx'),
  kit: () => import('./kit.tsx'),
};

const { List } = await (LISTS[new URLSearchParams(location.search).get('list') ?? 'ours'] as (typeof LISTS)[string])();
const container = document.getElementById('room') as HTMLElement;
const root = createRoot(container);
let items: readonly Item[] = [];

const show = (next: readonly Item[]) => {
  items = next;
  flushSync(() => root.render(<List items={items} />));
};
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Resolves after style, layout, size observers and paint of the current frame. */
const painted = () =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', resolve, { once: true });
    channel.port1.start();
    channel.port2.postMessage('');
  });
const isVisible = (text: string) => {
  const { bottom } = container.getBoundingClientRect();
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (!currentNode.nodeValue?.endsWith(text) || !(currentNode.parentElement instanceof HTMLElement)) continue;
    const row = currentNode.parentElement.getBoundingClientRect();
    return (
      row.top > 0 && row.bottom <= bottom && currentNode.parentElement.checkVisibility({ visibilityProperty: true })
    );
  }
  return false;
};

window.chatBench = {
  async open(length) {
    const conversation = conversationOf(length);
    await frame();
    const start = performance.now();
    show(conversation);
    await frame();
    await painted();
    let end = performance.now();
    // Finding the message takes time in long lists and is not measured.
    while (!isVisible(`#${length}`)) {
      await frame();
      await painted();
      end = performance.now();
    }
    return end - start;
  },
  async append(count, seconds) {
    const render: number[] = [];
    const paint: number[] = [];
    const until = performance.now() + seconds * 1000;
    while (render.length < count && performance.now() < until) {
      const next = [...items, itemAt(items.length)];
      await frame();
      const start = performance.now();
      show(next);
      // Forces the layout, like the measurements with which this one is compared.
      void container.offsetHeight;
      render.push(performance.now() - start);
      await painted();
      paint.push(performance.now() - start);
    }
    return { render, paint };
  },
};
