// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './LanguageSwitch.stories.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);

test('leaves a click that opens a new tab to the browser', () => {
  const onLanguage = fn();
  render(<Ready onLanguage={onLanguage} />);
  fireEvent.click(screen.getByRole('link', { name: 'EN English' }), { ctrlKey: true });
  expect(onLanguage).not.toHaveBeenCalled();
});

test('marks the current language', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('list', { name: 'Language' })).toContainElement(screen.getByRole('link', { current: true }));
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('EN');
});
