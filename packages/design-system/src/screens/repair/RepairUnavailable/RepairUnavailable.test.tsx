// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './RepairUnavailable.stories.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);

test('leads to an agent and to the parts', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '问客服' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '购买零件' })).toBeInTheDocument();
});

test('is translated', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeInTheDocument();
});
