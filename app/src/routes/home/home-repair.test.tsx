// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

test('the home page promises repair by the terms that the server names', async () => {
  await visit('/');
  expect(await screen.findByText(/购买 90 天内免费补一次/)).toBeVisible();
  expect(screen.getByText('一次最多 20 颗')).toBeVisible();
  expect(screen.getByText('客服在 10 个工作日内处理')).toBeVisible();
});

test('the home page of a server without repair promises none, neither before nor after that is known', async () => {
  const promises: string[] = [];
  const seen = new MutationObserver(() => promises.push(...(document.body.textContent.match(/免费补|90 天/g) ?? [])));
  seen.observe(document.body, { childList: true, subtree: true });
  const { timesSent } = await visit('/', { scenarios: [{ name: 'the server is a stock CRMEB 5.4' }] });
  await waitFor(() => expect(timesSent('GET /supple/regions')).toBe(1));
  await waitFor(() => expect(document.querySelector('a[href$="/country_chose"]')).toBeNull());
  seen.disconnect();
  expect(promises).toEqual([]);
});
