// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { cookieJar } from '../browser/cookies.ts';
import { createCookieJar } from '../stand-in/test-cookie-jar.ts';
import { signedIn, useSession } from './session.store.ts';
import { readToken } from './token-cookie.ts';
import { useSignOut } from './use-sign-out.ts';

// Without a connection the code of the calls cannot be loaded.
vi.mock('./strategies.ts', () => {
  throw new Error('the file cannot be loaded');
});
beforeEach(() => {
  cookieJar.current = createCookieJar();
});

const Account = () => <button onClick={useSignOut()}>退出</button>;

test('a shopper without a connection is signed out on this computer, too', async () => {
  signedIn('local1', 'a.b.c');
  render(
    <MemoryRouter initialEntries={['/account']}>
      <Routes>
        <Route path="/account" element={<Account />} />
        <Route path="/" element="首页" />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '退出' }));
  expect(await screen.findByText('首页')).toBeVisible();
  expect(useSession.getState().isSignedIn).toBe(false);
  expect(readToken()).toBeUndefined();
});
