// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PaymentReason.stories.tsx';

const { Failed, Technical, StackTrace, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('shows what the shop says as sent', () => {
  render(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('微信支付未开启');
  expect(screen.queryByText('商店的原话')).toBeNull();
});

test('says that payment is not available instead of a technical error, which opens on request', async () => {
  const onRetry = fn();
  render(<Technical onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('现在用不了这种付款方式');
  expect(screen.getByText(/^cURL error 60/)).not.toBeVisible();
  await userEvent.click(screen.getByText('商店的原话'));
  expect(screen.getByText(/^cURL error 60/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a stack trace is closed at first', () => {
  render(<StackTrace />);
  expect(screen.getByText(/^#0 /)).not.toBeVisible();
});

test('shows texts in the language of the page', () => {
  render(<WorstCaseEnglish />);
  render(<WorstCaseTraditional />);
  expect(screen.getByText(/This payment method is not available right now/)).toBeVisible();
  expect(screen.getByText(/現在用不了這種付款方式/)).toBeVisible();
});
