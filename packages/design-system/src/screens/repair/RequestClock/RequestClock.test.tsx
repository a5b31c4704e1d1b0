// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './RequestClock.stories.tsx';

const S = composeStories(stories);

test.each([
  [S.Ready, '最晚 12月4日 处理，还有 6 个工作日'],
  [S.ToPay, '15:00:00'],
  [S.PaymentOver, '付款期限已过，申请正在关闭'],
  [S.Overdue, '应在 12月4日 前处理完，已经逾期，请联系客服'],
  [S.Stopped, '等待你回答，处理期限已暂停；回答后还有 8 个工作日'],
  [S.StoppedWithoutDays, '等待你回答'],
  [S.WorstCaseEnglish, 'Paused until you answer; 8 working days are left after that'],
  [S.WorstCaseTraditional, '最晚 12月4日 處理，還有 6 個工作日'],
])('says what is due (%#)', (Story, text) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent(text);
});

test('says nothing once the request is decided', () => {
  const { container } = render(<S.Empty />);
  expect(container.querySelector('p')).toBeEmptyDOMElement();
});
