import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { lineAt, talkOf, type Line } from './talk.ts';

/** What bench/chat.ts calls in the page. Times are of the page's main thread, in ms. */
export type ChatBench = {
  /** Draws a talk; answers the time until its last message has been painted. */
  open(length: number): Promise<number>;
  /** Adds messages one by one, each in a frame of its own, until `count` or the time is up; answers what each took. */
  append(count: number, seconds: number): Promise<{ draw: number[]; paint: number[] }>;
};
declare global {
  interface Window {
    chatBench?: ChatBench;
  }
}

const TALKS: Record<string, () => Promise<{ Talk: ComponentType<{ lines: readonly Line[] }> }>> = {
  ours: () => import('./ours.tsx'),
  plain: () => import('./plain.tsx'),
  kit: () => import('./kit.tsx'),
};

const { Talk } = await (TALKS[new URLSearchParams(location.search).get('list') ?? 'ours'] as (typeof TALKS)[string])();
const place = document.getElementById('room') as HTMLElement;
const root = createRoot(place);
let lines: readonly Line[] = [];

const show = (next: readonly Line[]) => {
  lines = next;
  flushSync(() => root.render(<Talk lines={lines} />));
};
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** After style, layout, size observers and paint of the frame that is being made. */
const painted = () =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', resolve, { once: true });
    channel.port1.start();
    channel.port2.postMessage('');
  });
const isInSight = (words: string) => {
  const { bottom } = place.getBoundingClientRect();
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (!currentNode.nodeValue?.endsWith(words) || !(currentNode.parentElement instanceof HTMLElement)) continue;
    const row = currentNode.parentElement.getBoundingClientRect();
    return (
      row.top > 0 && row.bottom <= bottom && currentNode.parentElement.checkVisibility({ visibilityProperty: true })
    );
  }
  return false;
};

window.chatBench = {
  async open(length) {
    const talk = talkOf(length);
    await frame();
    const start = performance.now();
    show(talk);
    await frame();
    await painted();
    let end = performance.now();
    // Looking for the message costs time in long lists: only what goes before counts.
    while (!isInSight(`#${length}`)) {
      await frame();
      await painted();
      end = performance.now();
    }
    return end - start;
  },
  async append(count, seconds) {
    const draw: number[] = [];
    const paint: number[] = [];
    const until = performance.now() + seconds * 1000;
    while (draw.length < count && performance.now() < until) {
      const next = [...lines, lineAt(lines.length)];
      await frame();
      const start = performance.now();
      show(next);
      // Forces the layout, as the measurements that this one is compared with did.
      void place.offsetHeight;
      draw.push(performance.now() - start);
      await painted();
      paint.push(performance.now() - start);
    }
    return { draw, paint };
  },
};
