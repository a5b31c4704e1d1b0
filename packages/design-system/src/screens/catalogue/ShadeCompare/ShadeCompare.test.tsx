// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as pages from '../ProductScreen/ProductScreen.stories.tsx';
import * as stories from './ShadeCompare.stories.tsx';

const { Ready, Indistinguishable, OtherFinish, WorstCaseEnglish } = composeStories(stories);
const { Ready: Page, Photos } = composeStories(pages);

test('compares the chosen colour with the nearest one, in plain language', () => {
  render(<Ready />);
  expect(screen.getByRole('combobox', { name: '与哪个颜色比较' })).toHaveDisplayValue('深红');
  expect(screen.getByText('与大红相比，深红更深。')).toBeVisible();
});

test('compares with any other colour, and chooses it', async () => {
  const onChoose = fn();
  const { rerender } = render(<Ready onChoose={onChoose} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), '蓝色');
  expect(screen.getByText('差别很大。')).toBeVisible();
  expect(screen.getByText(/与大红相比，蓝色明显偏蓝/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '选“蓝色”' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('3020-10');
  rerender(<Ready chosen="3020-10" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('大红');
});

test('says that two colours cannot be told apart, and claims no difference', () => {
  render(<Indistinguishable />);
  expect(screen.getByText('两个颜色几乎一样，并排也难分辨。')).toBeVisible();
  expect(screen.queryByText(/与大红相比/)).toBeNull();
});

test('names the finishes where they differ', () => {
  render(<OtherFinish />);
  expect(screen.getByText('质感也不同：大红是实色，透明红是透明。')).toBeVisible();
});

test('is translated into English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByText('Compared with Dark Bluish Gray, Sand Blue is bluer and slightly lighter.')).toBeVisible();
});

test('the product page opens the comparison on demand; goods that are no parts have none', async () => {
  const { unmount } = render(<Page />);
  expect(screen.queryByRole('region', { name: '比较颜色' })).toBeNull();
  const button = screen.getByRole('button', { name: '比较颜色' });
  await userEvent.click(button);
  expect(await screen.findByRole('region', { name: '比较颜色' })).toBeVisible();
  await userEvent.click(button);
  expect(screen.queryByRole('region', { name: '比较颜色' })).toBeNull();
  unmount();
  render(<Photos />);
  expect(screen.queryByRole('button', { name: '比较颜色' })).toBeNull();
});
