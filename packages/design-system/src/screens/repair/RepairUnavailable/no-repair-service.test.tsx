// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as cart from '../RepairCartScreen/RepairCartScreen.stories.tsx';
import * as confirm from '../RepairConfirmScreen/RepairConfirmScreen.stories.tsx';
import * as payment from '../RepairPaymentScreen/RepairPaymentScreen.stories.tsx';
import * as pick from '../RepairPickScreen/RepairPickScreen.stories.tsx';
import * as proof from '../RepairProofScreen/RepairProofScreen.stories.tsx';
import * as region from '../RepairRegionScreen/RepairRegionScreen.stories.tsx';
import * as request from '../RepairRequestScreen/RepairRequestScreen.stories.tsx';
import * as set from '../RepairSetScreen/RepairSetScreen.stories.tsx';
import * as tracking from '../RepairTrackingScreen/RepairTrackingScreen.stories.tsx';

const PAGES = [
  ['region', composeStories(region).Unavailable],
  ['set', composeStories(set).Unavailable],
  ['proof', composeStories(proof).Unavailable],
  ['pick', composeStories(pick).Unavailable],
  ['cart', composeStories(cart).Unavailable],
  ['confirm', composeStories(confirm).Unavailable],
  ['payment', composeStories(payment).Unavailable],
  ['request', composeStories(request).Unavailable],
  ['tracking', composeStories(tracking).Unavailable],
] as const;

test.each(PAGES)('the %s page of a shop without repairs has no steps and leads to no other one', (_, Unavailable) => {
  render(<Unavailable />);
  expect(screen.getByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '申请补件的步骤' })).toBeNull();
  const crumbs = within(screen.getByRole('navigation', { name: '当前位置' })).getAllByRole('link');
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual(['#name=home']);
});
