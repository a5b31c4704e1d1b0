// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './ImageRow.stories.tsx';

const { Ready } = composeStories(stories);

test('enlarges the image that was pressed', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: '图片 2，放大' }));
  expect(await screen.findByRole('dialog', { name: '图片' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /2/ })).toBeInTheDocument();
});
