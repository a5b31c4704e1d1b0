// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './StepMissing.stories.tsx';

const { Ready, SetMissing, SetUnknown } = composeStories(stories);

test.each([
  [Ready, '请先选择收件地区', '选择地区'],
  [SetMissing, '请先选择套装', '选择套装'],
  [SetUnknown, '商店没有编号是 999999 的套装', '选择套装'],
])('leads to the missing step (%#)', (Story, heading, link) => {
  render(<Story />);
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
});

test('leads to an agent when the shop does not know the set', () => {
  render(<SetUnknown />);
  expect(screen.getByRole('link', { name: '问客服' })).toBeInTheDocument();
});
