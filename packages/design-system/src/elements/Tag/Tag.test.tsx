// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Tag.stories.tsx';
import { CountBadge } from './Tag.tsx';

const { Badge, ManyBadge, Green } = composeStories(stories);

test('says its state as a word', () => {
  expect(render(<Green />).container).toHaveTextContent('有货');
});

test('reads the number with what it counts', () => {
  expect(render(<Badge />).container).toHaveTextContent('12 件');
});

test('says 99+ for more', () => {
  expect(render(<ManyBadge />).container).toHaveTextContent('99+ 件');
});

test('is not there at zero', () => {
  expect(render(<CountBadge count={0} />).container).toBeEmptyDOMElement();
});
