// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RecentDrafts.stories.tsx';

const { Ready, Empty } = composeStories(stories);

test('names set and particles of each draft', () => {
  render(<Ready />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '街角面包房套装 801208已选 5 颗',
    '套装 600512尚未选零件',
  ]);
});

test('deletes a draft only after it was confirmed', async () => {
  const onDelete = fn();
  render(<Ready onDelete={onDelete} />);
  await userEvent.click(screen.getByRole('button', { name: '删除草稿: 街角面包房' }));
  expect(onDelete).not.toHaveBeenCalled();
  const question = within(screen.getByRole('group', { name: '删除这份草稿？' }));
  await userEvent.click(question.getByRole('button', { name: '删除' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith('801208');
});

test('is absent without drafts', () => {
  render(<Empty />);
  expect(screen.queryByRole('region', { name: '接着填' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
