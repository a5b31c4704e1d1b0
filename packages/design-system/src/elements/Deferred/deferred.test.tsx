// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { fetchDeferredWith, deferred } from './deferred.tsx';

const Word = ({ text }: { text: string }) => <p>{text}</p>;

test('renders its fallback until it is loaded', async () => {
  const Deferred = deferred(() => Promise.resolve(Word));
  render(<Deferred text="here" fallback={<p>loading</p>} />);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('is downloaded once, and renders synchronously when it is loaded', async () => {
  const fetch = vi.fn(() => Promise.resolve(Word));
  const Deferred = deferred(fetch);
  await Deferred.load();
  render(
    <>
      <Deferred text="one" />
      <Deferred text="two" />
    </>,
  );
  expect(screen.getByText('one')).toBeInTheDocument();
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledOnce();
});

class Catch extends Component<{ children: ReactNode }, { isCaught: boolean }> {
  override state = { isCaught: false };
  static getDerivedStateFromError = () => ({ isCaught: true });
  override render = () => (this.state.isCaught ? <p>caught</p> : this.props.children);
}

test('throws a failed download to the error screen, and tries again the next time', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isDown = true;
  const Deferred = deferred(() => (isDown ? Promise.reject(new Error('gone')) : Promise.resolve(Word)));
  render(
    <Catch>
      <Deferred text="here" />
    </Catch>,
  );
  expect(await screen.findByText('caught')).toBeInTheDocument();
  isDown = false;
  render(<Deferred text="again" />);
  expect(await screen.findByText('again')).toBeInTheDocument();
});

test('is downloaded by the function that the app sets', async () => {
  const fetcher = vi.fn();
  fetchDeferredWith((load) => {
    fetcher();
    return load();
  });
  render(
    <>
      {[deferred(() => Promise.resolve(Word))].map((Deferred) => (
        <Deferred key="one" text="loaded" />
      ))}
    </>,
  );
  expect(await screen.findByText('loaded')).toBeInTheDocument();
  expect(fetcher).toHaveBeenCalledOnce();
  fetchDeferredWith((load) => load());
});
