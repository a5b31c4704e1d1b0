// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CarrierEvents.stories.tsx';

const { Ready, Failed, Empty, Stuck, Delivered, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('shows the events, newest first', () => {
  render(<Ready />);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('快件到达【杭州西湖集散中心】，准备派送');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('shows that there are none yet, and that there were none for days', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByText(/暂无快递公司的记录/)).toBeInTheDocument();
  unmount();
  render(<Stuck />);
  expect(screen.getByText('4 天没有物流更新')).toBeInTheDocument();
});

test('asks to confirm receipt of a delivered parcel, until it is confirmed', () => {
  const { rerender } = render(<Delivered />);
  expect(screen.getByText('快递显示已签收')).toBeInTheDocument();
  rerender(<Delivered isConfirmed />);
  expect(screen.queryByText('快递显示已签收')).toBeNull();
});

test('loads again after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByText('No tracking updates for 4 days')).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading')).toHaveTextContent('物流進度');
});
