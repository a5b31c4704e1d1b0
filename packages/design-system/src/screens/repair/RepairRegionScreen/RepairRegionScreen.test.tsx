// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import * as stories from './RepairRegionScreen.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  NotChosen,
  PricedRegion,
  NotServed,
  UnknownTerms,
  WithDrafts,
  Unavailable,
  UnavailableEnglish,
  WorstCaseEnglish,
} = composeStories(stories);

const terms = (name: string) => screen.getByRole('region', { name });
const next = () => userEvent.click(screen.getByRole('button', { name: '下一步：选套装' }));

test('promises what the terms of the shop say', () => {
  const { container } = render(<Ready />);
  expect(container).toHaveTextContent('免费一次购买后 90 天内，每个防伪码一次');
  expect(container).toHaveTextContent('最多 20 颗');
  expect(container).toHaveTextContent('10 个工作日内处理');
});

test('explains the chosen region, and goes on to the set', async () => {
  const onContinue = fn();
  render(<NotChosen onContinue={onContinue} />);
  await userEvent.click(screen.getByRole('radio', { name: /中国大陆/ }));
  expect(terms('寄到中国大陆')).toHaveTextContent(
    '收费90 天内、防伪码未用过的，免费；其他按颗收费运费免费补件免运费；收费补件 ¥10.00快递顺丰速运送达时间通常 2–5 天',
  );
  await next();
  expect(onContinue).toHaveBeenCalledOnce();
});

test('asks for a region before it goes on', async () => {
  const onContinue = fn();
  render(<NotChosen onContinue={onContinue} />);
  await next();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('请先选择地区');
  expect(screen.getByRole('radio', { name: /中国大陆/ })).toHaveFocus();
  expect(onContinue).not.toHaveBeenCalled();
});

test('no region is chosen before the shopper chooses one, also where the shop sends regions without a code', () => {
  const service = Ready.args.service;
  if (service?.state !== 'ready') throw new Error('The story Ready has no service.');
  const regions = service.value.regions.map((region) => ({ ...region, code: '' }));
  render(<Ready region="" service={ready({ ...service.value, regions })} />);
  expect(screen.queryByRole('region', { name: /^寄到/ })).toBeNull();
});

test('filters the other countries while typing, and chooses one by keyboard', async () => {
  const onRegion = fn();
  render(<NotChosen onRegion={onRegion} />);
  const search = screen.getByRole('textbox', { name: '搜索国家或地区' });
  await userEvent.type(search, 'germ');
  expect(screen.getByText('1 个国家和地区')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: '日本' })).toBeNull();
  screen.getByRole('radio', { name: '德国' }).focus();
  await userEvent.keyboard(' ');
  expect(onRegion).toHaveBeenCalledExactlyOnceWith('DE');
  expect(terms('寄到德国')).toHaveTextContent('收费都按颗收费运费¥120.00');
});

test('says so when no country matches, and keeps the chosen one in view', async () => {
  render(<PricedRegion />);
  await userEvent.type(screen.getByRole('textbox', { name: '搜索国家或地区' }), '火星');
  expect(screen.getByText(/没有找到“火星”/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '日本' })).toBeChecked();
});

test('says plainly that nothing is sent to a region, and offers an agent instead of the next step', () => {
  render(<NotServed />);
  expect(terms('寄到巴西')).toHaveTextContent('补件暂不寄往该地区，无法在线申请。');
  expect(within(terms('寄到巴西')).getByRole('link', { name: '问客服' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '下一步：选套装' })).toBeNull();
});

test('promises nothing that the shop does not say', () => {
  render(<UnknownTerms />);
  expect(terms('寄到挪威')).toHaveTextContent(/^寄到挪威收费都按颗收费运费在确认时计算下一步：选套装$/);
});

test('leads back to drafts and requests', () => {
  render(<WithDrafts />);
  expect(screen.getByRole('link', { name: /街角面包房/ })).toHaveTextContent('已选 5 颗');
  expect(screen.getByRole('link', { name: '我的补件申请' })).toBeInTheDocument();
});

test('shows loading, failure, no region, and a shop without the service', async () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  unmount();
  const onRetry = fn();
  const failed = render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  failed.unmount();
  const empty = render(<Empty />);
  expect(screen.getByRole('heading', { name: '暂无可寄送的地区' })).toBeInTheDocument();
  empty.unmount();
  render(<Unavailable />);
  expect(screen.getByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeInTheDocument();
});

test('is translated', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('radio', { name: /^China/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Next: choose the set' })).toBeInTheDocument();
});

test('where the shop has no such service its page promises nothing for free', () => {
  const { container } = render(<UnavailableEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Replacement parts' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/free/i);
});
