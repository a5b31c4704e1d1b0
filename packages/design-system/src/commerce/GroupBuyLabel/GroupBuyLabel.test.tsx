// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './GroupBuyLabel.stories.tsx';

const { Ready, Empty, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, ['拼团中', '拼团成功', '拼团失败']],
  [WorstCaseEnglish, ['Group buy open', 'Group buy succeeded', 'Group buy failed']],
  [WorstCaseTraditional, ['團購中', '團購成功', '團購失敗']],
])('has a label for each state of a group (%#)', (Story, labels) => {
  render(<Story />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(labels);
});

test('claims nothing of an order without a group', () => {
  const { container } = render(<Empty />);
  expect(container).not.toHaveTextContent('拼');
});
