// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { fetchPartsBy, later } from './later.tsx';

const Word = ({ text }: { text: string }) => <p>{text}</p>;

test('holds the place until it is here', async () => {
  const Later = later(() => Promise.resolve(Word));
  render(<Later text="here" fallback={<p>on its way</p>} />);
  expect(screen.getByText('on its way')).toBeInTheDocument();
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('is fetched once, and drawn at once when it was fetched before', async () => {
  const fetch = vi.fn(() => Promise.resolve(Word));
  const Later = later(fetch);
  await Later.load();
  render(
    <>
      <Later text="one" />
      <Later text="two" />
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

test('a fetch that fails reaches the page’s error screen, and is tried again the next time', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isDown = true;
  const Later = later(() => (isDown ? Promise.reject(new Error('gone')) : Promise.resolve(Word)));
  render(
    <Catch>
      <Later text="here" />
    </Catch>,
  );
  expect(await screen.findByText('caught')).toBeInTheDocument();
  isDown = false;
  render(<Later text="again" />);
  expect(await screen.findByText('again')).toBeInTheDocument();
});

test('is fetched by the way that the app lends', async () => {
  const way = vi.fn();
  fetchPartsBy((load) => {
    way();
    return load();
  });
  render(
    <>
      {[later(() => Promise.resolve(Word))].map((Later) => (
        <Later key="one" text="lent" />
      ))}
    </>,
  );
  expect(await screen.findByText('lent')).toBeInTheDocument();
  expect(way).toHaveBeenCalledOnce();
  fetchPartsBy((load) => load());
});
