// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { AskLink } from './AskLink.tsx';

const link = () => screen.getByRole('link', { name: '问客服' });

function setUp() {
  const onAsk = fn();
  render(
    <AskLink productId="301" onAsk={onAsk}>
      问客服
    </AskLink>,
  );
  return onAsk;
}

test('opens the chat over the page by mouse and keyboard', async () => {
  const onAsk = setUp();
  await userEvent.click(link());
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(onAsk).toHaveBeenCalledTimes(2);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('follows the link when it is opened elsewhere with %s', (key) => {
  const onAsk = setUp();
  expect(fireEvent.click(link(), { [key]: true })).toBe(true);
  expect(onAsk).not.toHaveBeenCalled();
  expect(link()).toHaveAttribute('href', '#name=chat&product=301');
});
