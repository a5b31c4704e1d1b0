// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SiteFooter.stories.tsx';

const { Ready, WithRecordNumber, NoDeliveryTerms, WorstCaseEnglish } = composeStories(stories);

test('has the notes on colours and on the carrier', () => {
  render(<Ready />);
  expect(screen.getByText(/颜色可能与实物有差别/)).toBeInTheDocument();
  expect(screen.getByText(/不能自选。运费 10.00 元，全国满 49 元免运费，偏远地区满 99 元免运费/)).toBeInTheDocument();
});

test('promises nothing about delivery where the shop does not', () => {
  render(<NoDeliveryTerms />);
  expect(screen.getByText('快递由仓库指定，不能自选。')).toBeInTheDocument();
  expect(screen.queryByText(/运费/)).toBeNull();
});

test('has named groups of links', () => {
  render(<Ready />);
  const yours = within(screen.getByRole('navigation', { name: '我的' }));
  expect(yours.getByRole('link', { name: '购物车' })).toHaveAttribute('href', '#name=cart');
  const parts = within(screen.getByRole('navigation', { name: '颗粒商城' }));
  expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#name=parts',
    '#name=picks&kind=hot',
    '#name=parts&sort=new',
    '#name=flashSale',
    '#name=presale',
  ]);
});

test('leads to help: the chat, and how the pictures are made', () => {
  render(<Ready />);
  const help = within(screen.getByRole('navigation', { name: '帮助' }));
  expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#name=chat',
    '#name=aboutPictures',
  ]);
});

test('scrolls to the top', async () => {
  const onBackToTop = fn();
  render(<Ready onBackToTop={onBackToTop} />);
  await userEvent.click(screen.getByRole('button', { name: '回到顶部' }));
  expect(onBackToTop).toHaveBeenCalledOnce();
});

test('shows legal registration numbers, where the shop has them', () => {
  render(<WithRecordNumber />);
  expect(screen.getByText('浙ICP备00000000号')).toBeInTheDocument();
});

test('shows a default for a missing copyright line', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByText('© pip parts')).toBeInTheDocument();
});

test('a shop without the repair service links to the upload among the parts, and to no repair', () => {
  const { WithoutRepair } = composeStories(stories);
  render(<WithoutRepair />);
  expect(screen.getAllByRole('navigation')).toHaveLength(3);
  expect(screen.getByRole('link', { name: '批量上传' })).toHaveAttribute('href', '#name=upload');
  expect(screen.queryByRole('link', { name: /补件|维修/ })).toBeNull();
});
