// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyScene } from '../../pictures/scenes/empty.ts';
import { LazyScene } from './LazyScene.tsx';

const loadEmpty = async () => emptyScene();
const loadNothing = () => Promise.reject(new Error('offline'));

test('loads after the text and is decorative', async () => {
  const { container } = render(<LazyScene load={loadEmpty} />);
  expect(container).toBeEmptyDOMElement();
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'));
});

test('leaves its container empty when the download fails', async () => {
  render(
    <>
      <LazyScene load={loadNothing} />
      <p>购物车是空的</p>
    </>,
  );
  await expect(loadNothing()).rejects.toThrow('offline');
  expect(screen.getByText('购物车是空的')).toBeInTheDocument();
  expect(document.querySelector('svg')).toBeNull();
});
