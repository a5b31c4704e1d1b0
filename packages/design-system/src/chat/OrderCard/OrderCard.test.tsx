// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './OrderCard.stories.tsx';

const { Ready, ManyKinds, WithoutLines, RepairRequest, WorstCaseEnglish } = composeStories(stories);

test('links to the order and shows its quantities', () => {
  render(<Ready />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '#name=order&order=cp202611201408080418');
  expect(screen.getByRole('link')).toHaveTextContent('订单 cp2026112014080804184 种 158 颗');
  expect(screen.getByRole('link').querySelectorAll('svg')).toHaveLength(4);
});

test('links to a repair request by its number', () => {
  render(<RepairRequest />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '#name=repairRequest&request=bh202611201000000031');
});

test('counts the items without a picture', () => {
  render(<ManyKinds />);
  expect(screen.getByRole('link').querySelectorAll('svg')).toHaveLength(4);
  expect(screen.getByText('+36')).toBeInTheDocument();
});

test('shows an order without lines by its number, and does not count nothing', () => {
  render(<WithoutLines />);
  expect(screen.getByRole('link')).toHaveTextContent(/^订单 cp\d+$/);
  expect(screen.getByRole('link').querySelector('svg')).toBeNull();
});

test('is translated into English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('link')).toHaveTextContent('140 items, 5,530 pieces');
});
