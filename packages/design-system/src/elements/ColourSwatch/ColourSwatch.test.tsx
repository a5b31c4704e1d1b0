// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ColourSwatch.stories.tsx';

const { Ready, SoldOut, Dots, FewDots, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('has the colour as accessible name', () => {
  render(<Ready />);
  expect(screen.getByRole('img', { name: '大红' })).toBeInTheDocument();
});

test('says that a colour is sold out, in each language', () => {
  render(<SoldOut />);
  render(<WorstCaseEnglish />);
  render(<WorstCaseTraditional />);
  expect(screen.getAllByRole('img').map((disc) => disc.getAttribute('aria-label'))).toEqual([
    '大红，缺货',
    'Glitter Trans-Dark Pink, sold out',
    '大红，缺貨',
  ]);
});

test('shows seven dots and counts the rest', () => {
  const { container } = render(<Dots />);
  const style = container.querySelector('[style]')?.getAttribute('style') ?? '';
  expect(style.match(/linear-gradient/g)).toHaveLength(7);
  expect(style).toContain('#C91A09');
  expect(style).not.toContain('#582A12');
  expect(container).toHaveTextContent('43 种颜色+36');
});

test('shows no count when all colours are shown', () => {
  const { container } = render(<FewDots />);
  expect(container).not.toHaveTextContent('+');
});
