// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { LANGUAGES } from '@shop/contracts/language';
import { EMOJI, emojiCode } from '../emoji/emoji-names.ts';
import { toSpoken } from '../emoji/spoken.ts';
import * as stories from './EmojiText.stories.tsx';

const { Ready, Unknown, All, WorstCaseEnglish } = composeStories(stories);

test('shows an emoji within a sentence, with its name', () => {
  const { container } = render(<Ready />);
  expect(container).toHaveTextContent('墙是大红，混进一颗梅红');
  expect(screen.getByRole('img', { name: '微笑' })).toBeInTheDocument();
});

test('shows an unknown name as text', () => {
  const { container } = render(<Unknown />);
  expect(container).toHaveTextContent('[em-foo] [em-tlj-59]');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('names emoji in the current language', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getAllByRole('img', { name: 'sad' })).toHaveLength(3);
});

test('shows all 58 emoji', () => {
  render(<All />);
  expect(screen.getAllByRole('img')).toHaveLength(58);
});

test('shows markup as text', () => {
  const { container } = render(<Ready text="<img src=x onerror=alert(1)>[em-tlj-1]" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test.each(LANGUAGES)('gives each emoji a name of its own in %s, and speaks it', (language) => {
  const intl = createIntl({ locale: language, messages: allMessages[language] });
  const spoken = EMOJI.map((name) => toSpoken(intl, emojiCode(name)));
  expect(new Set(spoken).size).toBe(58);
  expect(spoken.filter((name) => name.includes('em-'))).toEqual([]);
});

test('reads emoji by their names, separated by spaces', () => {
  const intl = createIntl({ locale: 'en', messages: allMessages.en });
  expect(toSpoken(intl, 'ok[em-tlj-1][em-tlj-42]bye [em-foo]')).toBe('ok smiling thumbs up bye [em-foo]');
});
