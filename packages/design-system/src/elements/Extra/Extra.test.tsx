// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { Extra } from './Extra.tsx';

test('shows a lazy component when it is loaded', async () => {
  const Lazy = lazy(() => Promise.resolve({ default: () => <p>loaded</p> }));
  const { rerender } = render(<Extra>{null}</Extra>);
  rerender(
    <Extra>
      <Lazy />
    </Extra>,
  );
  expect(await screen.findByText('loaded')).toBeInTheDocument();
});

test('the page stays when the download fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFailure = fn();
  const Lazy = lazy<() => null>(() => Promise.reject(new Error('offline')));
  render(
    <>
      <p>page</p>
      <Extra fallback="plain" onFailure={onFailure}>
        <Lazy />
      </Extra>
    </>,
  );
  expect(await screen.findByText('plain')).toBeInTheDocument();
  expect(screen.getByText('page')).toBeInTheDocument();
  expect(onFailure).toHaveBeenCalledOnce();
});
