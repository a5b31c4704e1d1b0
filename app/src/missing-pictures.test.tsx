// @vitest-environment jsdom
import { MessagesProvider } from '@shop/design-system';
import { ProductPicture } from '@shop/design-system/elements/ProductPicture';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reportMissingPictures } from './missing-pictures.ts';

test('a picture whose file was not found says that its shape is not drawn, where the browser sends no error', async () => {
  let report: PerformanceObserverCallback = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: PerformanceObserverCallback) {
        report = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const page = (shapes: readonly string[]) => (
    <MessagesProvider language="zh-Hans" messages={{}}>
      {shapes.map((shape) => (
        <ProductPicture key={shape} picture={{ kind: 'part', shape, hex: 'C91A09', finish: 'solid' }} alt={shape} />
      ))}
    </MessagesProvider>
  );
  const { rerender } = render(page(['3001', 'gadget-1', 'gadget-12']));
  reportMissingPictures();
  const answer = (name: string, responseStatus: number) => ({ name: `https://shop.example/${name}`, responseStatus });
  const entries = [
    answer('pictures/cards/3001.svg?v=1', 200),
    answer('pictures/cards/gadget-1.svg?v=1', 404),
    answer('uploads/pictures/a"b.jpg', 404),
  ];
  act(() =>
    report({ getEntries: () => entries } as unknown as PerformanceObserverEntryList, {} as PerformanceObserver),
  );
  const named = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'));
  expect(named()).toEqual(['3001', 'gadget-1（形状未画出）', 'gadget-12']);
  // Firefox does not ask again for the picture of a later page.
  rerender(page(['3001']));
  rerender(page(['3001', 'gadget-1']));
  await waitFor(() => expect(named()).toEqual(['3001', 'gadget-1（形状未画出）']));
});
