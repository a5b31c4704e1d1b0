// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import * as stories from './MessageBubble.stories.tsx';

const {
  Ready,
  LinesKept,
  LegacyEmoji,
  MarkupIsText,
  LongText,
  LongTextUnfolded,
  Product,
  DeletedProduct,
  Order,
  DeletedOrder,
  PhoneOnly,
  TextOnItsWay,
  ProductOnItsWay,
  OrderOnItsWay,
  StoredImageOnItsWay,
  WorstCaseTraditional,
} = composeStories(stories);

test('draws emoji among the words', () => {
  const { container } = render(<Ready />);
  expect(container).toHaveTextContent('墙是大红，混进一颗梅红');
  expect(screen.getByRole('img')).toHaveAccessibleName();
});

test('keeps line breaks', () => {
  const { container } = render(<LinesKept />);
  expect(container.textContent).toContain('24\n3004');
});

test('draws the emoji of older clients, which send a bare name', () => {
  const { container } = render(<LegacyEmoji />);
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(container).not.toHaveTextContent('em-tlj');
});

test('takes markup for what it is: text', () => {
  const { container } = render(<MarkupIsText />);
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)> & <b>粗</b>');
  expect(container.querySelector('img, b')).toBeNull();
});

test('folds a very long text and unfolds it on request', async () => {
  const onFold = fn();
  const { container, unmount } = render(<LongText onFold={onFold} />);
  expect(container.textContent.length).toBeLessThan(700);
  await userEvent.click(screen.getByRole('button', { name: '展开全部（2,550 字）' }));
  expect(onFold).toHaveBeenCalledWith(true);
  unmount();
  const { container: whole } = render(<LongTextUnfolded onFold={onFold} />);
  expect(whole.textContent.length).toBeGreaterThan(2550);
  await userEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(onFold).toHaveBeenLastCalledWith(false);
});

test('shows cards as links, and says so where the thing is gone', () => {
  const { container: product } = render(<Product />);
  expect(product.querySelector('a')).toHaveTextContent('基础板 2×4');
  const { container: order } = render(<Order />);
  expect(order.querySelector('a')).toHaveTextContent('cp202611201408080418');
  expect(render(<DeletedProduct />).container).toHaveTextContent('这件商品已经不在了');
  expect(render(<DeletedOrder />).container).toHaveTextContent('这笔订单已经不在了');
  expect(render(<PhoneOnly />).container).toHaveTextContent('只能在手机 App 里查看的消息');
  expect(render(<WorstCaseTraditional />).container).toHaveTextContent('只能在手機 App 裡看的訊息');
});

test('shows what is on its way', () => {
  expect(render(<TextOnItsWay />).container).toHaveTextContent('能赶上今天发货吗？');
  expect(render(<ProductOnItsWay />).container).toHaveTextContent('商品卡片');
  expect(render(<OrderOnItsWay />).container).toHaveTextContent('订单卡片 cp202611201408080418');
  expect(render(<StoredImageOnItsWay />).container.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('data:image'),
  );
});

test('never cuts a long text in a character or in the name of an emoji', () => {
  const piece = fc.oneof(fc.constant('[em-tlj-58]'), fc.constant('🧱'), fc.constant('砖'), fc.constant('[x]'));
  fc.assert(
    fc.property(fc.array(piece, { minLength: 2100, maxLength: 2200 }), (pieces) => {
      const text = pieces.join('');
      const head = foldText(text) ?? '';
      expect(text.startsWith(head)).toBe(true);
      expect(head.isWellFormed()).toBe(true);
      expect(head.replaceAll(/\[em-tlj-58\]|\[x\]/g, '')).not.toMatch(/\[em|\[x/);
    }),
    { numRuns: 50 },
  );
});
