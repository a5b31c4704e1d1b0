// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './LoginHeader.stories.tsx';

const { WorstCaseEnglish } = composeStories(stories);

test('has the home link and the languages only', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'pip parts home',
    '简体中文',
    '繁體中文',
    'EN English',
  ]);
});
