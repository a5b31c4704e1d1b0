// @vitest-environment jsdom
import { authUser, currentUser, decodeAnswer, type User } from '@shop/contracts';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Allowed } from './Allowed.tsx';
import { useSession } from './session.store.ts';

beforeEach(() => useSession.setState({ isSignedIn: false, wasSignedOut: false }, true));

/** The user as a server describes them, with the scope as it sends it. */
function userWith(scope: unknown, call: typeof currentUser | typeof authUser = currentUser): User {
  const reply = decodeAnswer(call, { status: 200, data: { uid: 12, scope } });
  if (reply.kind !== 'done') throw new Error('The answer is refused.');
  return reply.value;
}
const signIn = (user: User) => act(() => useSession.setState({ isSignedIn: true, user }));
const renderReports = () =>
  render(
    <Allowed permission="report.read" fallback="ask your manager">
      reports
    </Allowed>,
  );

test.each([
  ['a list', ['chat', 'report.read']],
  ['an object keyed by permission', { chat: false, 'report.read': true }],
  ['an object as PHP writes flags', { 'report.read': 1 }],
  ['a list of which one entry is a number', [7, 'report.read']],
  ['an object with details of the permission', { 'report.read': { until: '2027-01-01' } }],
])('shows what is allowed to a shopper with the permission in %s', (_, scope) => {
  renderReports();
  expect(screen.getByText('ask your manager')).toBeVisible();
  signIn(userWith(scope));
  expect(screen.getByText('reports')).toBeVisible();
  expect(screen.queryByText('ask your manager')).not.toBeInTheDocument();
});

test.each([
  ['a list of others', ['chat', 'report', 'report.read.all']],
  ['an empty list', []],
  ['an object that denies it', { 'report.read': false, chat: true }],
  ['an object as PHP writes flags', { 'report.read': '0' }],
  ['an object of others', { chat: true }],
  ['a scope of null', null],
  ['no scope', undefined],
  ['a scope that is neither list nor object', 'report.read'],
  ['a scope of lists', [['report.read']]],
])('shows the fallback to a shopper with %s', (_, scope) => {
  renderReports();
  signIn(userWith(scope));
  expect(screen.getByText('ask your manager')).toBeVisible();
  expect(screen.queryByText('reports')).not.toBeInTheDocument();
});

test('the default strategy’s user in a user field has permissions too', () => {
  const reply = decodeAnswer(authUser, { status: 200, data: { user: { uid: 12, scope: { 'report.read': true } } } });
  renderReports();
  if (reply.kind === 'done') signIn(reply.value);
  expect(screen.getByText('reports')).toBeVisible();
});

test('a permission whose name is a number is granted by a list of numbers', () => {
  render(<Allowed permission="7">reports</Allowed>);
  signIn(userWith([7]));
  expect(screen.getByText('reports')).toBeVisible();
});

test('names that every object has are no permissions', () => {
  for (const scope of [{}, [], undefined]) {
    signIn(userWith(scope));
    const { container, unmount } = render(<Allowed permission="constructor">secret</Allowed>);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
});

test('a permission ends with the session', () => {
  renderReports();
  signIn(userWith(['report.read']));
  act(() => useSession.setState({ isSignedIn: false, user: undefined, wasSignedOut: true }));
  expect(screen.getByText('ask your manager')).toBeVisible();
});
