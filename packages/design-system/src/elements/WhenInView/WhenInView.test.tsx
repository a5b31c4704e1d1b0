// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { WhenInView } from './WhenInView.tsx';
import * as stories from './WhenInView.stories.tsx';

const { Ready } = composeStories(stories);

test('renders its children once they come into view, and reserves their space until then', () => {
  let scrollIntoView: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  const { container } = render(<Ready />);
  act(() => scrollIntoView(false));
  expect(screen.queryByText('商品评价')).toBeNull();
  expect(container.querySelector<HTMLElement>('[style*="min-height"]')?.style.minHeight).toBe('2rem');
  act(() => scrollIntoView(true));
  expect(screen.getByText('商品评价')).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('reserves their space, too, while their code loads', async () => {
  let arrive: (code: { default: () => string }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)));
  const { container } = render(
    <WhenInView minHeight="2rem">
      <Late />
    </WhenInView>,
  );
  expect(container.querySelector<HTMLElement>('[style*="min-height"]')?.style.minHeight).toBe('2rem');
  arrive({ default: () => '商品评价' });
  expect(await screen.findByText('商品评价')).toBeInTheDocument();
  expect(container.querySelector('[style*="min-height"]')).toBeNull();
});

test('renders its children at once in a browser that cannot observe them', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Ready />);
  expect(screen.getByText('商品评价')).toBeInTheDocument();
  vi.unstubAllGlobals();
});
