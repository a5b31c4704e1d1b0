// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { saveMatrixQuantities } from '../../features/cart/matrix-quantities.store.ts';
import { Providers } from '../../providers.tsx';
import { useMatrix } from './use-matrix.ts';

afterEach(() => saveMatrixQuantities({}));

test('a typed quantity renders what shows it, and not the page', () => {
  let pages = 0;
  function ProductPage() {
    pages += 1;
    return useMatrix(['1']).withWanted((wanted) => <p>{JSON.stringify(wanted)}</p>);
  }
  render(
    <MemoryRouter>
      <Providers>
        <ProductPage />
      </Providers>
    </MemoryRouter>,
  );
  const before = pages;
  act(() => saveMatrixQuantities({ '1/3020-00': 7 }));
  expect(screen.getByText('{"1/3020-00":7}')).toBeVisible();
  expect(pages).toBe(before);
});
