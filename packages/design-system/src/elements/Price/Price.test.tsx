// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Price.stories.tsx';

const { Ready, Struck, Free, Discount, Thousands, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, '¥0.35/颗'],
  [Struck, '原价 ¥0.35'],
  [Free, '免费'],
  [Discount, '-¥2.39'],
  [Thousands, '¥1,234,567.89/颗'],
  [WorstCaseEnglish, '¥1,234,567.89/hundred'],
  [WorstCaseTraditional, '免費'],
])('formats amounts (%#)', (Story, text) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent(text);
});

test('strikes through a previous price', () => {
  const { container } = render(<Struck />);
  expect(container.querySelector('s')).toBeInTheDocument();
});
