// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { sayTheSame, useLending } from './lending.ts';

type Counter = { list: { state: 'ready'; value: readonly number[] }; onCount: () => void };

const drawn = vi.fn();
function Lender({ lend }: { lend: (counter: Counter) => void }) {
  const [values, setValues] = useState<readonly number[]>([]);
  useLending<Counter>(
    { list: { state: 'ready', value: values }, onCount: () => setValues([...values, values.length]) },
    lend,
  );
  return null;
}
function Page() {
  const [counter, setCounter] = useState<Counter>();
  drawn();
  return (
    <>
      <Lender lend={setCounter} />
      <button type="button" onClick={counter?.onCount}>
        {counter ? counter.list.value.join() : 'nothing yet'}
      </button>
    </>
  );
}

test('a page shows what is lent to it, does what was last given, and is drawn anew only for news', async () => {
  render(<Page />);
  const button = screen.getByRole('button');
  for (const _ of [1, 2, 3]) await userEvent.click(button);
  expect(button).toHaveTextContent('0,1,2');
  // Once at first, once for what was lent first, once a click.
  expect(drawn).toHaveBeenCalledTimes(5);
});

test('a new value somewhere inside is news, a new function is not', () => {
  expect(sayTheSame({ a: { b: 1 }, act: () => 1 }, { a: { b: 1 }, act: () => 2 })).toBe(true);
  expect(sayTheSame({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
  expect(sayTheSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sayTheSame([1, 2], [1, 3])).toBe(false);
});
