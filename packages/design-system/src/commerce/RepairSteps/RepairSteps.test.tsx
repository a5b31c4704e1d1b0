// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './RepairSteps.stories.tsx';

const { Ready, First, SeveralSets } = composeStories(stories);
const steps = () => within(screen.getByRole('navigation', { name: '申请补件的步骤' }));
const links = () =>
  steps()
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('leads back to the completed steps', () => {
  render(<Ready />);
  expect(links()).toEqual(['地区已完成', '套装已完成', '购买凭证已完成']);
  const [, , , parts, confirm] = steps().getAllByRole('listitem');
  expect(parts).toHaveAttribute('aria-current', 'step');
  expect(confirm).toHaveTextContent(/^确认$/);
  expect(steps().getByText('第 4 步，共 5 步')).toBeInTheDocument();
});

test('has nothing to lead back to on the first step', () => {
  render(<First />);
  expect(links()).toEqual([]);
});

test('leads only to the pages that need no set when there are several', () => {
  render(<SeveralSets />);
  expect(links()).toEqual(['地区已完成', '套装已完成']);
});
