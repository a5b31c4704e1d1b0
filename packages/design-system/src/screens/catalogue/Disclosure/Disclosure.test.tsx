// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

/** Whether the style sheet displays the panel. */
let isDisplayed: boolean;
let report: () => void;

beforeEach(() => {
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    () => ({ display: isDisplayed ? 'block' : 'none' }) as CSSStyleDeclaration,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const filters = (
  <Disclosure label="Filters" icon="filter" side="start" end="Close">
    <p>Red</p>
  </Disclosure>
);

test('content that is not displayed is not in the page, even when its size is reported, until it is opened', () => {
  isDisplayed = false;
  render(filters);
  // Chromium reports an element that it begins to observe, whether it is displayed or not.
  act(() => report());
  expect(screen.queryByText('Red')).toBeNull();
  isDisplayed = true;
  act(() => report());
  expect(screen.getByText('Red')).toBeInTheDocument();
});

test('on a wide screen the content is there from the start', () => {
  isDisplayed = true;
  render(filters);
  expect(screen.getByText('Red')).toBeInTheDocument();
});
