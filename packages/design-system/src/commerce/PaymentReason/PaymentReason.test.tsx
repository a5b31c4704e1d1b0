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
  expect(screen.queryByText('商店的原文')).toBeNull();
});

test('says that payment is not available instead of a technical error, which opens on request', async () => {
  const onRetry = fn();
  render(<Technical onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('此支付方式暂时不可用');
  expect(screen.getByText(/^cURL error 60/)).not.toBeVisible();
  await userEvent.click(screen.getByText('商店的原文'));
  expect(screen.getByText(/^cURL error 60/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
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
  expect(screen.getByText(/目前無法使用這種付款方式/)).toBeVisible();
});
