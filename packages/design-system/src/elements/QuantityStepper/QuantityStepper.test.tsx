// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './QuantityStepper.stories.tsx';

const { Ready, AtLeast, AtMost, AllOfThem, WorstCaseEnglish } = composeStories(stories);

/** The stepper as a page uses it: the reported quantity becomes its value. */
function setUp(from = 10) {
  const onChange = fn();
  function Stateful() {
    const [value, setValue] = useState(from);
    return (
      <Ready
        value={value}
        onChange={fn((next: number) => {
          onChange(next);
          setValue(next);
        })}
      />
    );
  }
  render(<Stateful />);
  return { onChange, box: screen.getByRole('textbox', { name: '基础砖 2×4 的数量' }) };
}

test('reports a typed quantity when it is committed, not for each key', async () => {
  const { onChange, box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, '12');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
});

test('reports while typing what would be committed, and that nothing is typed any more', async () => {
  const onType = fn();
  render(<Ready onType={onType} />);
  const box = screen.getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, '25x');
  await userEvent.keyboard('{Escape}');
  await userEvent.clear(box);
  await userEvent.type(box, '999{Enter}');
  const reported = onType.mock.calls.map(([value]) => value as number | undefined);
  expect(reported).toEqual([undefined, 2, 25, undefined, undefined, undefined, 9, 99, 200, undefined]);
});

test('accepts full-width digits and thousands separators', async () => {
  const { onChange, box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, '１５０{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(150);
});

test.each(['0', '-1'])('restores the last quantity after %s and says why', async (typed) => {
  const { onChange, box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, `${typed}{Enter}`);
  expect(onChange).not.toHaveBeenCalled();
  expect(box).toHaveValue('10');
  expect(screen.getByRole('status')).toHaveTextContent('已恢复为 10');
});

test.each(['1.5', '1e9', 'many'])('rejects %s as a quantity', async (typed) => {
  const { box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, `${typed}{Enter}`);
  expect(box).toHaveValue('10');
  expect(screen.getByRole('status')).toHaveTextContent('请填写不小于 1 的整数');
});

test('reduces a quantity above the maximum and says so', async () => {
  const { onChange, box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, '999999{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(200);
  expect(screen.getByRole('status')).toHaveTextContent('最多 200');
  await userEvent.click(screen.getByRole('button', { name: /减少/ }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('changes by buttons and arrow keys', async () => {
  const { onChange, box } = setUp();
  await userEvent.click(screen.getByRole('button', { name: '增加：基础砖 2×4 的数量' }));
  await userEvent.click(screen.getByRole('button', { name: '减少：基础砖 2×4 的数量' }));
  box.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls.map(([value]) => value as number)).toEqual([11, 10, 11, 12, 11]);
});

test('stays between minimum and maximum', async () => {
  const less = fn();
  render(<AtLeast onChange={less} />);
  const button = screen.getByRole('button', { name: /减少/ });
  await userEvent.click(button);
  expect(less).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('shows the note of its page as description of the input', () => {
  render(<AtMost />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('库存只有 15 颗');
});

test('shows English texts', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Increase: Quantity' })).toBeInTheDocument();
});

test('gives the page’s reason for the maximum, and only while it is reached', async () => {
  const { rerender } = render(<AllOfThem />);
  await userEvent.click(screen.getByRole('button', { name: /^增加/ }));
  expect(screen.getByRole('status')).toHaveTextContent(/^全套就 6 颗$/);
  rerender(<AllOfThem value={5} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
