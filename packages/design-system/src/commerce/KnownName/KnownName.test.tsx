// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { KnownName } from './KnownName.tsx';

test.each([
  ['zh-Hans', '圆通速递', '圆通速递'],
  ['zh-Hant', '圆通速递', '圓通速遞'],
  ['en', '圆通速递', 'YTO Express'],
  ['en', '邮政 EMS', 'China Post EMS'],
  ['en', '余额支付', 'Balance'],
  ['zh-Hant', '余额支付', '餘額付款'],
  ['en', '微信支付', 'WeChat Pay'],
  // Another company, or a name of the shop's own.
  ['en', '圆通', '圆通'],
  ['en', '中通快运', '中通快运'],
  ['en', 'YTO Express', 'YTO Express'],
  ['en', 'constructor', 'constructor'],
  ['en', '', ''],
])('in %s %s is %s', (locale, name, shown) => {
  render(
    <IntlProvider locale={locale}>
      <p data-testid="name">
        <KnownName of={name} />
      </p>
    </IntlProvider>,
  );
  expect(screen.getByTestId('name').textContent).toBe(shown);
});
