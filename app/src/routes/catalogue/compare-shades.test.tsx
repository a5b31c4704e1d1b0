// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

test('compares two colours of a part, whose texts load on demand, and chooses the second', async () => {
  const { user, address } = await visit('/en/goods_detail/{productId}', {
    scenarios: [{ name: 'a shopper is signed in and a part is in stock' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Compare colours' }));
  const panel = within(await screen.findByRole('region', { name: 'Compare colours' }));
  await user.selectOptions(panel.getByRole('combobox'), 'Black');
  expect(await panel.findByText(/^Compared with .*, Black is .*darker/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Choose Black' }));
  // Swatches and address follow in a render of their own.
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked());
  await waitFor(() => expect(address()).toContain('colour='));
});
