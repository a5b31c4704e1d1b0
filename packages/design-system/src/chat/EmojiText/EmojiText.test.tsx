// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { LANGUAGES } from '../../messages/languages.ts';
import { EMOJI, written } from '../emoji/emoji-names.ts';
import { toSpoken } from '../emoji/spoken.ts';
import * as stories from './EmojiText.stories.tsx';

const { Ready, Unknown, All, WorstCaseEnglish } = composeStories(stories);

test('draws an emoji in its sentence and names it', () => {
  const { container } = render(<Ready />);
  expect(container).toHaveTextContent('墙是大红，混进一颗梅红');
  expect(screen.getByRole('img', { name: '微笑' })).toBeInTheDocument();
});

test('leaves a name that no emoji has as text', () => {
  const { container } = render(<Unknown />);
  expect(container).toHaveTextContent('[em-foo] [em-tlj-59]');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('names emoji in the language of the reader', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getAllByRole('img', { name: 'sad' })).toHaveLength(3);
});

test('draws all 58', () => {
  render(<All />);
  expect(screen.getAllByRole('img')).toHaveLength(58);
});

test('takes markup in a message for words', () => {
  const { container } = render(<Ready text="<img src=x onerror=alert(1)>[em-tlj-1]" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test.each(LANGUAGES)('gives each emoji a name of its own in %s, and speaks it', (language) => {
  const intl = createIntl({ locale: language, messages: allMessages[language] });
  const spoken = EMOJI.map((name) => toSpoken(intl, written(name)));
  expect(new Set(spoken).size).toBe(58);
  expect(spoken.filter((name) => name.includes('em-'))).toEqual([]);
});

test('speaks emoji between words, with room around them', () => {
  const intl = createIntl({ locale: 'en', messages: allMessages.en });
  expect(toSpoken(intl, 'ok[em-tlj-1][em-tlj-42]bye [em-foo]')).toBe('ok smile thumbs up bye [em-foo]');
});
