// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './RelatedParts.stories.tsx';

const { Ready, Empty } = composeStories(stories);

test('groups parts by relation, moulds first', () => {
  render(<Ready />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['新旧模具', '印刷与图案']),
  );
  expect(screen.getByRole('link', { name: '基础板 2×4，旧模具' })).toHaveAttribute(
    'href',
    expect.stringContaining('id=91'),
  );
});

test('renders nothing without related parts', () => {
  const { container } = render(<Empty />);
  expect(container).toHaveTextContent('');
});
