// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Tag.stories.tsx';
import { CountBadge } from './Tag.tsx';

const { Badge, ManyBadge, Green } = composeStories(stories);

test('shows the status as a word', () => {
  expect(render(<Green />).container).toHaveTextContent('有货');
});

test('reads the number with its label', () => {
  expect(render(<Badge />).container).toHaveTextContent('12 件');
});

test('shows 99+ above 99', () => {
  expect(render(<ManyBadge />).container).toHaveTextContent('99+ 件');
});

test('renders nothing at zero', () => {
  expect(render(<CountBadge count={0} />).container).toBeEmptyDOMElement();
});
