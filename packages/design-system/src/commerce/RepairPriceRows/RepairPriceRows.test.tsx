// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './RepairPriceRows.stories.tsx';

const { Ready, Paid, Refunded, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, '零件13 颗¥2.46免费补件−¥2.46运费免运费'],
  [Paid, '零件13 颗¥2.46运费¥10.00'],
  [Refunded, '运费¥10.00已退款−¥0.88'],
  [WorstCaseEnglish, 'Parts20 pieces¥1,234.56Free replacement−¥1,000.00'],
  [WorstCaseTraditional, '零件13 顆¥2.46免費補件−¥2.46運費免運費'],
])('adds up what a request costs (%#)', (Story, text) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent(text);
});
