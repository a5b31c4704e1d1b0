// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './NotFoundScreen.stories.tsx';

const { Ready, PathUnknown, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('apologises, shows possible reasons and the path, and links home', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '抱歉，找不到这个页面' })).toBeInTheDocument();
  expect(screen.getByText('404')).toBeInTheDocument();
  expect(screen.getByText('网址可能输入有误，或者页面已经删除。')).toBeInTheDocument();
  expect(screen.getByText('/goods_detial/10427')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '#name=home');
  expect(screen.getByRole('link', { name: '搜索颗粒' })).toBeInTheDocument();
});

test('leaves out an unknown path', () => {
  render(<PathUnknown />);
  expect(screen.queryByText('你打开的')).toBeNull();
});

test('renders in English and shows a hostile path as text', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByText(/This page could not be found/)).toBeInTheDocument();
  expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeInTheDocument();
});

test('renders in traditional Chinese', () => {
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '抱歉，找不到這個頁面' })).toBeInTheDocument();
});
