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
  LineBreaks,
  LegacyEmoji,
  MarkupIsText,
  LongText,
  LongTextUnfolded,
  Product,
  DeletedProduct,
  Order,
  DeletedOrder,
  OrderWithoutCard,
  PhoneOnly,
  OutgoingText,
  EndOfChat,
  OutgoingEndOfChat,
  AgentsSameWords,
  OutgoingProduct,
  OutgoingOrder,
  OutgoingStoredImage,
  WorstCaseTraditional,
} = composeStories(stories);

test('shows emoji within a text', () => {
  const { container } = render(<Ready />);
  expect(container).toHaveTextContent('墙是大红，混进一颗梅红');
  expect(screen.getByRole('img')).toHaveAccessibleName();
});

test('preserves line breaks', () => {
  const { container } = render(<LineBreaks />);
  expect(container.textContent).toContain('24\n3004');
});

test('shows emoji of older clients, which send the name without brackets', () => {
  const { container } = render(<LegacyEmoji />);
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(container).not.toHaveTextContent('em-tlj');
});

test('shows markup as text', () => {
  const { container } = render(<MarkupIsText />);
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)> & <b>粗</b>');
  expect(container.querySelector('img, b')).toBeNull();
});

test('shows the end of the chat in the words of the reader, whatever was sent', () => {
  const { container, unmount } = render(<EndOfChat />);
  expect(container).toHaveTextContent(/^End chat$/);
  unmount();
  const outgoing = render(<OutgoingEndOfChat />);
  expect(outgoing.container).toHaveTextContent(/^結束聊天$/);
  outgoing.unmount();
  expect(render(<AgentsSameWords />).container).toHaveTextContent(/^结束聊天$/);
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

test('shows cards as links, and a text for deleted products and orders', () => {
  const { container: product } = render(<Product />);
  expect(product.querySelector('a')).toHaveTextContent('基础板 2×4');
  const { container: order } = render(<Order />);
  expect(order.querySelector('a')).toHaveTextContent('cp202611201408080418');
  expect(render(<DeletedProduct />).container).toHaveTextContent('该商品已不存在');
  expect(render(<DeletedOrder />).container).toHaveTextContent('该订单已不存在');
  expect(render(<PhoneOnly />).container).toHaveTextContent('只能在手机 App 里查看的消息');
  expect(render(<WorstCaseTraditional />).container).toHaveTextContent('只能在手機 App 裡查看的訊息');
});

test('does not call an order deleted because its card was not sent', () => {
  expect(render(<OrderWithoutCard />).container).toHaveTextContent('订单卡片 cp202611201408080418');
});

test('shows outgoing messages', () => {
  expect(render(<OutgoingText />).container).toHaveTextContent('能赶上今天发货吗？');
  expect(render(<OutgoingProduct />).container).toHaveTextContent('商品卡片');
  expect(render(<OutgoingOrder />).container).toHaveTextContent('订单卡片 cp202611201408080418');
  expect(render(<OutgoingStoredImage />).container.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('data:image'),
  );
});

test('never cuts a long text inside a character or an emoji name', () => {
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
