// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './RepairLines.stories.tsx';

const S = composeStories(stories);
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('shows each part with colour, quantity, place in the set, reason and note', () => {
  render(<S.Ready />);
  expect(screen.getByRole('list', { name: '要补的零件' })).toBeInTheDocument();
  const [brick, , bracket] = rows();
  expect(brick).toHaveTextContent('基础砖 1×4杏黄 × 1第 2 袋第 17 步GDS-534破损边角有裂纹免费');
  expect(bracket).toHaveTextContent('缺货时发深灰');
  expect(bracket).not.toHaveTextContent('步');
});

test('multiplies the price of a particle in a priced request', () => {
  render(<S.Paid />);
  expect(rows()[0]).toHaveTextContent('¥0.22');
  expect(rows()[1]).toHaveTextContent('¥0.24¥0.06 × 4');
});

test('a described part has no claim about its price, and its photo can be enlarged', async () => {
  render(<S.Described />);
  const described = rows()[0]!;
  expect(described).toHaveTextContent('价格未知');
  expect(described).toHaveTextContent('招牌上的贴纸');
  await userEvent.click(within(described).getByRole('button', { name: '查看照片' }));
  expect(await screen.findByRole('dialog', { name: '查看照片' })).toBeInTheDocument();
});

test('shows how many pieces of each line are granted, and why not all', () => {
  render(<S.Decided />);
  const [full, some, recoloured, none] = rows();
  expect(full).toHaveTextContent('同意补 1 颗');
  expect(some).toHaveTextContent('申请 4 颗，同意补 2 颗');
  expect(some).toHaveTextContent('第 23 步已经装了两颗');
  expect(recoloured).toHaveTextContent('同意补 8 颗改发深灰');
  expect(none).toHaveTextContent('未同意贴纸不在补件范围内。');
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(rows()[0]).toHaveTextContent('Bag 2, step 17');
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(rows()[0]).toHaveTextContent('破損');
});
