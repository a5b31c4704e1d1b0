// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SiteHeader.stories.tsx';

const { Ready, Visitor, LoadingUser, UnreadMessages, OtherShop, ManyInCart, WorstCaseEnglish, WorstCaseTraditional } =
  composeStories(stories);

test('links to the home page and to the four sections', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: 'pip 颗粒铺首页' })).toHaveAttribute('href', '#name=home');
  const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['首页', '#name=home'],
    ['颗粒商城', '#name=parts'],
    ['批量上传', '#name=upload'],
    ['补件服务', '#name=repair'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('颗粒商城');
});

test('shows a member their name, badge and sign-out button', async () => {
  const onSignOut = fn();
  render(<Ready onSignOut={onSignOut} />);
  expect(screen.getByRole('link', { name: /林木木\s*会员/ })).toHaveAttribute('href', '#name=account');
  await userEvent.click(screen.getByRole('button', { name: '退出' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('offers a visitor to sign in, without a sign-out button', () => {
  render(<Visitor />);
  expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '#name=login');
  expect(screen.queryByRole('button', { name: '退出' })).not.toBeInTheDocument();
});

test('links to the messages with the number of unread ones, and to none for a visitor', () => {
  const { unmount } = render(<UnreadMessages />);
  const link = screen.getByRole('link', { name: '消息，3 条未读' });
  expect(link).toHaveAttribute('href', '#name=messages');
  expect(link).toHaveTextContent('3');
  unmount();
  const visitor = render(<Visitor />);
  expect(screen.queryByRole('link', { name: /消息/ })).toBeNull();
  visitor.unmount();
  render(<LoadingUser />);
  expect(screen.getByRole('link', { name: '消息' })).not.toHaveTextContent(/\d/);
});

test('links to the flagship stores in a new window', async () => {
  render(<Ready />);
  await userEvent.hover(screen.getByRole('button', { name: '旗舰店' }));
  const store = await screen.findByRole('link', { name: '天猫旗舰店（新窗口）' });
  expect(store).toHaveAttribute('rel', 'noopener');
  expect(store).toHaveAttribute('target', '_blank');
});

test('shows the pieces in the cart, up to 99+', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: /购物车\s*3\s*件/ })).toHaveAttribute('href', '#name=cart');
  render(<ManyInCart />);
  expect(screen.getByRole('link', { name: /99\+/ })).toBeInTheDocument();
});

test('switches the language without a page load; each language has its own name', async () => {
  const onLanguage = fn();
  render(<Ready onLanguage={onLanguage} />);
  const english = screen.getByRole('link', { name: 'EN English' });
  expect(english).toHaveAttribute('href', '#/en');
  expect(english).toHaveAttribute('hreflang', 'en');
  expect(screen.getByRole('link', { name: '简体中文' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(english);
  expect(onLanguage).toHaveBeenCalledExactlyOnceWith('en');
  await userEvent.click(screen.getByRole('link', { name: '简体中文' }));
  expect(onLanguage).toHaveBeenCalledOnce();
});

test('opens the menu on phones and closes it when a link is clicked', async () => {
  render(<Ready />);
  const menu = screen.getByRole('button', { name: '菜单' });
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: '批量上传' }));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('shows the name of a shop without a logo', () => {
  render(<OtherShop />);
  expect(screen.getByRole('link', { name: '另一家积木店首页' })).toHaveTextContent('另一家积木店');
});

test('promises nothing about delivery where the shop does not', () => {
  render(<OtherShop />);
  expect(screen.queryByText(/免运费/)).toBeNull();
});

test('says from which amount delivery is free, in each language', () => {
  render(<Ready />);
  render(<WorstCaseEnglish />);
  render(<WorstCaseTraditional />);
  expect(screen.getByText('满 49 元免运费，偏远地区满 99 元')).toBeInTheDocument();
  expect(screen.getByText('Free delivery from ¥49, remote areas from ¥99')).toBeInTheDocument();
  expect(screen.getByText('滿 49 元免運費，偏遠地區滿 99 元')).toBeInTheDocument();
});

test('does not link to a repair service that the shop does not have', () => {
  const { WithoutRepair } = composeStories(stories);
  render(<WithoutRepair />);
  const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['首页', '颗粒商城', '批量上传']);
});
