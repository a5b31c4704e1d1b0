// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { openModals } from '../../../test-modal.ts';
import * as stories from './PhotoDialog.stories.tsx';

const { Ready, OnlyOne } = composeStories(stories);

openModals();

test('walks through the photos by buttons and arrow keys, round and round', async () => {
  render(<Ready />);
  expect(screen.getByRole('status')).toHaveTextContent('第 1 张，共 2 张');
  await userEvent.click(screen.getByRole('button', { name: '下一张' }));
  expect(screen.getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByRole('status')).toHaveTextContent('第 1 张，共 2 张');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(screen.getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
});

test('a single photo has nothing to walk', () => {
  render(<OnlyOne />);
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
});

test('says when it was closed', () => {
  const onClose = fn();
  render(<Ready onClose={onClose} />);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});
