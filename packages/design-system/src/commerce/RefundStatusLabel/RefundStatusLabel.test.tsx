// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './RefundStatusLabel.stories.tsx';

const { Ready, AwaitingReturn, Returning, Refunded, Rejected, Unknown, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);

test.each([
  [Ready, '审核中'],
  [AwaitingReturn, '待退货'],
  [Returning, '退货中'],
  [Refunded, '已退款'],
  [Rejected, '已拒绝'],
  [Unknown, '状态未知'],
  [WorstCaseEnglish, 'Return in transit'],
  [WorstCaseTraditional, '已拒絕'],
])('shows the status of a refund (%#)', (Story, label) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent(label);
});
