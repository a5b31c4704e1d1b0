// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ParticleMeter.stories.tsx';

const { Ready, Empty, Full, Over, ManyAllowed, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, '已选 13 颗，最多 20 颗', 13],
  [Empty, '已选 0 颗，最多 20 颗', 0],
  [Full, '已选 20 颗，最多 20 颗', 20],
  [Over, '已选 22 颗，超过最多 20 颗', 20],
  [WorstCaseEnglish, '1 piece selected, 20 at most', 1],
  [WorstCaseTraditional, '已選 13 顆，最多 20 顆', 13],
])('reads how many are chosen and fills as many boxes (%#)', (Story, text, filled) => {
  const { container } = render(<Story />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(filled);
});

test('draws one bar when there are too many boxes to count', () => {
  const { container } = render(<ManyAllowed />);
  expect(screen.getByText('已选 120 颗，最多 500 颗')).toBeInTheDocument();
  expect(container.querySelector('[style]')).toHaveStyle({ inlineSize: '24%' });
});
