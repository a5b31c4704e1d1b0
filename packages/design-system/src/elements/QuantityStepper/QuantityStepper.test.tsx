// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './QuantityStepper.stories.tsx';

const { Ready, AtLeast, AtMost, WorstCaseEnglish } = composeStories(stories);

/** The stepper as a page keeps it: what it reports comes back as its value. */
function setUp(from = 10) {
  const onChange = fn();
  function Kept() {
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
  render(<Kept />);
  return { onChange, box: screen.getByRole('textbox', { name: '基础砖 2×4 的数量' }) };
}

test('takes a typed quantity once it is finished, not letter by letter', async () => {
  const { onChange, box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, '12');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
});

test('understands full-width digits and thousands', async () => {
  const { onChange, box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, '１５０{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(150);
});

test.each(['0', '-1'])('brings the last quantity back after %s and says why', async (typed) => {
  const { onChange, box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, `${typed}{Enter}`);
  expect(onChange).not.toHaveBeenCalled();
  expect(box).toHaveValue('10');
  expect(screen.getByRole('status')).toHaveTextContent('已恢复为 10');
});

test.each(['1.5', '1e9', 'many'])('takes %s for no quantity', async (typed) => {
  const { box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, `${typed}{Enter}`);
  expect(box).toHaveValue('10');
  expect(screen.getByRole('status')).toHaveTextContent('请填整数');
});

test('sets too much to what there is and says so', async () => {
  const { onChange, box } = setUp();
  await userEvent.clear(box);
  await userEvent.type(box, '999999{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(200);
  expect(screen.getByRole('status')).toHaveTextContent('只有 200');
  await userEvent.click(screen.getByRole('button', { name: /减少/ }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('steps by buttons and arrow keys', async () => {
  const { onChange, box } = setUp();
  await userEvent.click(screen.getByRole('button', { name: '增加：基础砖 2×4 的数量' }));
  await userEvent.click(screen.getByRole('button', { name: '减少：基础砖 2×4 的数量' }));
  box.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls.map(([value]) => value as number)).toEqual([11, 10, 11, 12, 11]);
});

test('goes no lower than the least and no higher than the most', async () => {
  const less = fn();
  render(<AtLeast onChange={less} />);
  const button = screen.getByRole('button', { name: /减少/ });
  await userEvent.click(button);
  expect(less).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('shows the remark of its page, tied to the box', () => {
  render(<AtMost />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('库存只有 15 颗');
});

test('speaks English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'More: Quantity' })).toBeInTheDocument();
});
