// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './AboutPicturesScreen.stories.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);

test('names the library, both licences and what was changed, also in the words that the licence asks for', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: 'LDraw 零件库' })).toHaveAttribute('href', 'https://www.ldraw.org/');
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  expect(screen.getByRole('link', { name: 'CC BY 2.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/2.0/',
  );
  expect(
    screen.getByText(
      'Part shapes are derived from the LDraw Parts Library (ldraw.org), by its authors (AUTHORS.txt), licensed under CC BY 4.0 (some parts CC BY 2.0). Changed: flattened, rounded to 0.02 mm, turned to other axes, drawn in our own style.',
    ),
  ).toHaveAttribute('lang', 'en');
});

test('names all 168 authors, and not what stands in a file for a name that was left out', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { name: '168 位作者' })).toHaveAttribute('id', 'authors');
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toHaveLength(168);
  expect(names).toEqual(expect.arrayContaining(['Philippe Hurbain', 'James Jessiman', 'Travis Cobbs']));
  expect(names.filter((name) => name?.includes('<'))).toEqual([]);
});

test('says only of parts without a photo that their pictures are drawn: shops of ordinary goods have photos', () => {
  render(<Ready />);
  expect(screen.getByText(/^没有照片的颗粒，图片是按真实形状画出来的/)).toBeInTheDocument();
  render(<WorstCaseEnglish />);
  expect(screen.getByText(/^Where there is no photo of a part, its picture is drawn/)).toBeInTheDocument();
});

test('says what the remarks on pictures mean', () => {
  render(<Ready />);
  expect(screen.getByText('形状未画出')).toBeInTheDocument();
  expect(screen.getByText('印刷未画出')).toBeInTheDocument();
  expect(screen.getByText('图为相近款')).toBeInTheDocument();
});

test('has the attribution once in English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'About the pictures' })).toBeInTheDocument();
  expect(screen.getAllByText(/rounded to 0.02 mm/)).toHaveLength(1);
});
