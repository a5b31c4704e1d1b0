// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { isEqual, usePublishedValue } from './use-published-value.ts';

type Counter = { list: { state: 'ready'; value: readonly number[] }; onCount: () => void };

const rendered = vi.fn();
function Publisher({ onChange }: { onChange: (counter: Counter) => void }) {
  const [values, setValues] = useState<readonly number[]>([]);
  usePublishedValue<Counter>(
    { list: { state: 'ready', value: values }, onCount: () => setValues([...values, values.length]) },
    onChange,
  );
  return null;
}
function Page() {
  const [counter, setCounter] = useState<Counter>();
  rendered();
  return (
    <>
      <Publisher onChange={setCounter} />
      <button type="button" onClick={counter?.onCount}>
        {counter ? counter.list.value.join() : 'nothing yet'}
      </button>
    </>
  );
}

test('a page shows the published value, calls its latest functions, and re-renders only for new values', async () => {
  render(<Page />);
  const button = screen.getByRole('button');
  for (const _ of [1, 2, 3]) await userEvent.click(button);
  expect(button).toHaveTextContent('0,1,2');
  // The first render, one for the first published value, and one for each click.
  expect(rendered).toHaveBeenCalledTimes(5);
});

test('a nested value makes a difference, another function does not', () => {
  expect(isEqual({ a: { b: 1 }, act: () => 1 }, { a: { b: 1 }, act: () => 2 })).toBe(true);
  expect(isEqual({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
  expect(isEqual({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isEqual([1, 2], [1, 3])).toBe(false);
});
