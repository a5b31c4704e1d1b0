// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './RequestOutcome.stories.tsx';

const { Ready, Unknown, Failed, WorstCaseEnglish } = composeStories(stories);

test('takes the focus, because the pressed button may be gone', () => {
  render(<Ready />);
  expect(screen.getByRole('status')).toHaveTextContent('已发给客服，审核继续。');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('leaves the focus on the heading of the state that the change led to', () => {
  render(
    <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
      正在审核
    </h1>,
  );
  render(<Ready />);
  expect(screen.getByRole('heading', { name: '正在审核' })).toHaveFocus();
});

test('says that nobody knows, where no answer arrived', () => {
  render(<Unknown />);
  expect(screen.getByRole('status')).toHaveTextContent('尚不确定操作是否成功');
});

test('shows the refusal in the words of the server', () => {
  render(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('已经开始配货，不能取消');
});

test('is translated', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('status')).toHaveTextContent('we do not know yet whether this worked');
});
