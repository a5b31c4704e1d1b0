// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as stories from './RegionNames.stories.tsx';

const { Ready, OtherTexts, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

// The first load of the tables takes a while on a busy machine.
beforeAll(() => Promise.all([import('./english-region.ts'), import('./traditional-region.ts')]));

test('shows the regions of an address as the server names them', () => {
  render(<Ready />);
  expect(screen.getByText('新疆维吾尔自治区 乌鲁木齐市 天山区')).toBeVisible();
  expect(screen.getByText('广东省 深圳市 南山区 科技园南区 R2-B 栋')).toBeVisible();
});

test('shows the regions of an address in English, and the rest as it was typed', async () => {
  render(<WorstCaseEnglish />);
  expect(await screen.findByText('Xinjiang, Urumqi, Tianshan District')).toBeVisible();
  expect(screen.getByText('Guangdong, Shenzhen, Nanshan District, 科技园南区 R2-B 栋')).toBeVisible();
  expect(screen.getByText('Hong Kong, Kowloon, Yau Tsim Mong District, 弥敦道 100 号')).toBeVisible();
});

test('shows the regions of an address in Traditional Chinese', async () => {
  render(<WorstCaseTraditional />);
  expect(await screen.findByText('新疆維吾爾自治區 烏魯木齊市 天山區')).toBeVisible();
  expect(screen.getByText('廣東省 深圳市 南山區 科技园南区 R2-B 栋')).toBeVisible();
});

test('shows a text that is no address of the server, and a region without a known name, as they are', async () => {
  render(
    <>
      <WorstCaseEnglish />
      <OtherTexts />
    </>,
  );
  await screen.findByText('Xinjiang, Urumqi, Tianshan District');
  expect(screen.getByText('门店自提')).toBeVisible();
  expect(screen.getByText('1 Infinite Loop, Cupertino')).toBeVisible();
  expect(screen.getByText('龘龘县')).toBeVisible();
  expect(screen.getByText('龘龘省, 张江路 1 号')).toBeVisible();
});
