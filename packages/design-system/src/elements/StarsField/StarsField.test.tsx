// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './StarsField.stories.tsx';

const { Ready, Empty, Missing, HiddenLabel, WorstCaseEnglish } = composeStories(stories);

test('is set by a click on a star', async () => {
  const onChange = fn();
  render(<Empty onChange={onChange} />);
  expect(screen.getByText('尚未评分')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '3 星：一般' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
});

test('is reached and changed by keyboard', async () => {
  const onChange = fn();
  render(<Ready onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '4 星：满意' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
});

test('says that a rating is missing', () => {
  render(<Missing />);
  const group = screen.getByRole('radiogroup', { name: '颗粒评价' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('请先选择星级');
});

test('keeps its accessible name when the label is hidden', () => {
  render(<HiddenLabel />);
  expect(screen.getByRole('radiogroup', { name: '颗粒评价' })).toBeInTheDocument();
});

test('shows English texts', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('radio', { name: '1 star: poor' })).toBeInTheDocument();
  expect(screen.getByText('very good')).toBeInTheDocument();
});
