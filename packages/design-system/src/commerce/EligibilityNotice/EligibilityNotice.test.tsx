// @vitest-environment jsdom
import type { PaidReason } from '@shop/contracts';
import { composeStories } from '@storybook/react-vite';
import { render, renderHook, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import * as stories from './EligibilityNotice.stories.tsx';
import { useEligibilityText } from './use-eligibility-text.ts';

const { Ready, Empty, CodeMissing, WindowOver, CodeUsed, RegionPaid, Refused, BoughtInFuture, WorstCaseEnglish } =
  composeStories(stories);

test('says that the request is free, how long, and between which dates', () => {
  const { container } = render(<Ready />);
  expect(screen.getByRole('status')).toHaveTextContent('这次免费购买 37 天，90 天内可免费补一次。');
  expect(container).toHaveTextContent('10月15日购买第 37 / 90 天2027年1月13日止');
});

test.each([
  [Empty, '填写购买日期和防伪码，即可知道这次是否免费。'],
  [CodeMissing, '购买 37 天，仍在 90 天内。防伪码未用过即可免费。'],
  [WindowOver, '购买 95 天，已过 90 天的免费期。'],
  [CodeUsed, '这个防伪码的免费补件已用过。'],
  [RegionPaid, '寄到这个地区的补件都按颗收费。'],
  [Refused, '一次最多补 20 颗，多出的可以另外申请。'],
  [BoughtInFuture, '购买日期在今天之后，请核对。'],
  [WorstCaseEnglish, 'We do not know this code.'],
])('gives the reason (%#)', (Story, reason) => {
  render(<Story />);
  expect(screen.getByRole('status')).toHaveTextContent(reason);
});

test('has no bar without a day of purchase', () => {
  const { container } = render(<Empty />);
  expect(container).not.toHaveTextContent('/ 90 天');
});

test('has a short text for each decision', () => {
  const { result } = renderHook(useEligibilityText, {
    wrapper: ({ children }) => (
      <IntlProvider locale="zh-Hans" defaultLocale="zh-Hans" onError={() => undefined}>
        {children}
      </IntlProvider>
    ),
  });
  const reasons: PaidReason[] = ['regionPaid', 'windowOver', 'codeUsed', 'codeUnknown', 'codeOfOtherSet', 'codeNone'];
  const texts = reasons.map((reason) => result.current({ kind: 'paid', reason }));
  expect(new Set(texts).size).toBe(reasons.length);
  expect(texts).toContain('防伪码用过，这次收费');
  expect(result.current({ kind: 'free' })).toBe('免费');
});
