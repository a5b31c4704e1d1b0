// @vitest-environment jsdom
import { composeStories, composeStory } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { TYPED } from './fixtures-sign-in.ts';
import * as stories from './SignInScreen.stories.tsx';

const story = composeStories(stories);
const account = () => screen.getByRole('textbox', { name: '手机号或账号' });
const password = () => screen.getByLabelText('密码');
const phone = () => screen.getByRole('textbox', { name: '手机号' });
const code = () => screen.getByRole('textbox', { name: '短信验证码' });
const newPassword = () => screen.getByLabelText('设置密码');
/** What is said above the form. */
const notice = () => document.querySelector('[role="status"]');
const button = (name: string) => screen.getByRole('button', { name });

test('signs in by keyboard alone', async () => {
  const onSignIn = fn();
  render(<story.Empty onSignIn={onSignIn} />);
  await userEvent.click(account());
  await userEvent.keyboard(' 13800135620{Tab}');
  expect(password()).toHaveFocus();
  await userEvent.keyboard('pip-demo{Enter}');
  expect(onSignIn).toHaveBeenCalledExactlyOnceWith({ account: '13800135620', password: 'pip-demo' });
});

test('lets a password manager fill in each form', () => {
  const { unmount } = render(<story.Empty />);
  expect(account()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  unmount();
  render(<story.RegisterEmpty />);
  expect(phone()).toHaveAttribute('autocomplete', 'username');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(newPassword()).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelectorAll('form')).toHaveLength(1);
});

test('accepts a pasted password', async () => {
  const onValues = fn();
  render(<story.Empty onValues={onValues} />);
  await userEvent.click(password());
  await userEvent.paste('long-secret');
  expect(onValues).toHaveBeenLastCalledWith({ password: 'long-secret' });
});

test('warns of caps lock while a password is typed', () => {
  render(<story.Empty />);
  fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('大写锁定已开启。')).toHaveAttribute('role', 'status');
  fireEvent.keyUp(password(), { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.queryByText('大写锁定已开启。')).not.toBeInTheDocument();
});

test('shows the password on demand', async () => {
  render(<story.Ready />);
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { pressed: false }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('reports empty fields and focuses the first one', async () => {
  const onSignIn = fn();
  render(<story.Empty onSignIn={onSignIn} />);
  await userEvent.click(button('登录'));
  expect(account()).toHaveFocus();
  expect(account()).toHaveAccessibleDescription('请填写手机号或账号');
  expect(password()).toHaveAccessibleDescription('请填写密码');
  await userEvent.type(account(), '138');
  await userEvent.click(button('登录'));
  expect(password()).toHaveFocus();
  expect(account()).toHaveAccessibleDescription('');
  expect(onSignIn).not.toHaveBeenCalled();
});

test('shows a refusal at the password, preserves the input and does not move the focus while typing', async () => {
  render(<story.WrongPassword />);
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('账号或密码错误');
  expect(account()).toHaveValue('13800135620');
  await userEvent.type(account(), '1');
  expect(account()).toHaveFocus();
});

test('shows other failures above the fields', () => {
  render(<story.Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('无法连接商店');
  expect(password()).toHaveAccessibleDescription('');
});

test('signs in once, however often the button is clicked', async () => {
  const onSignIn = fn();
  render(<story.SigningIn onSignIn={onSignIn} />);
  await userEvent.click(button('登录'));
  await userEvent.type(password(), '{Enter}');
  expect(onSignIn).not.toHaveBeenCalled();
});

test('offers what the server offers: ways, registration and a new password', () => {
  render(<story.Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '登录或注册' })).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: '登录方式' })).getAllByRole('link');
  expect(ways.map((link) => link.textContent)).toEqual(['密码登录', '短信登录', '微信登录']);
  expect(ways[0]).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '忘记密码？' })).toBeVisible();
  expect(screen.getByRole('link', { name: '注册新账号' })).toBeVisible();
  expect(screen.getByText('登录后直接回到购物车。')).toBeInTheDocument();
});

test('another form opens with its heading focused; another way to sign in leaves the focus', () => {
  const { rerender } = render(<story.Ready />);
  rerender(<story.Ready view="mobile" />);
  expect(document.body).toHaveFocus();
  rerender(<story.Ready view="register" />);
  expect(screen.getByRole('heading', { level: 1, name: '注册新账号' })).toHaveFocus();
  rerender(<story.Ready view="reset" />);
  expect(screen.getByRole('heading', { level: 1, name: '重设密码' })).toHaveFocus();
});

test('shows nothing of what the server does not offer', () => {
  render(<story.PasswordOnly />);
  expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '登录方式' })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryByText(/同意/)).not.toBeInTheDocument();
});

test.each([
  [story.MobileNotOffered, '本店不提供短信验证码，请用密码登录。'],
  [story.ResetNotOffered, '本店不能在这里重设密码。'],
])('shows the password form where a view is not offered, and says so (%#)', (View, text) => {
  render(<View />);
  expect(screen.getByText(text)).toBeVisible();
  expect(password()).toBeVisible();
});

test('a view of which it is not known whether it is offered can be asked for again', async () => {
  const onRetry = fn();
  render(<story.MobileFailed onRetry={onRetry} />);
  await userEvent.click(button('重试'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('signs in with a pasted phone number and code, cleaned', async () => {
  const onMobileSignIn = fn();
  render(<story.Mobile values={{ ...TYPED, mobileCode: ' 246 810 ' }} onMobileSignIn={onMobileSignIn} />);
  await userEvent.clear(phone());
  await userEvent.click(phone());
  await userEvent.paste('+86 138-0013-5620');
  await userEvent.keyboard('{Enter}');
  expect(onMobileSignIn).toHaveBeenCalledExactlyOnceWith({ phone: '13800135620', captcha: '246810' });
});

test('a wrong phone number, code or password is named, and the first one gets the focus', async () => {
  const onRegister = fn();
  render(<story.RegisterEmpty onRegister={onRegister} />);
  await userEvent.click(button('注册并登录'));
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveAccessibleDescription('请填写手机号');
  expect(code()).toHaveAccessibleDescription('请填写短信里的验证码');
  expect(newPassword()).toHaveAccessibleDescription('请填写新密码');
  await userEvent.type(phone(), '1380013');
  expect(phone()).toHaveAccessibleDescription('手机号是 1 开头的 11 位数字，请检查');
  await userEvent.type(phone(), '5620');
  await userEvent.type(code(), '12{Enter}');
  expect(code()).toHaveFocus();
  expect(code()).toHaveAccessibleDescription('验证码是 6 位数字');
  await userEvent.type(code(), '3456{Enter}');
  expect(newPassword()).toHaveFocus();
  await userEvent.type(newPassword(), '123456{Enter}');
  expect(newPassword()).toHaveAccessibleDescription('123456 太容易猜到，请换一个');
  await userEvent.type(newPassword(), '7{Enter}');
  expect(onRegister).toHaveBeenCalledExactlyOnceWith({ phone: '13800135620', captcha: '123456', password: '1234567' });
});

test('a code is not asked for without a phone number, which gets the focus', async () => {
  render(<story.RegisterEmpty />);
  await userEvent.click(button('获取验证码'));
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveAccessibleDescription('请填写手机号');
});

test('shows why the server refused a code or a registration', () => {
  const { unmount } = render(<story.MobileRefused />);
  expect(code()).toHaveFocus();
  expect(code()).toHaveAccessibleDescription('验证码错误');
  unmount();
  render(<story.RegisterRefused />);
  expect(screen.getByRole('alert')).toHaveTextContent('该手机号已注册，请直接登录');
});

test('without an answer, says that the outcome is not known', () => {
  const { unmount } = render(<story.RegisterUnanswered />);
  expect(screen.getByRole('alert')).toHaveTextContent('尚不确定账号是否注册成功。请先用该手机号和密码登录。');
  unmount();
  render(<story.MobileUnanswered />);
  expect(screen.getByRole('alert')).toHaveTextContent('验证码可能已经用过。');
});

test('shows WeChat’s page with the code, and why a sign-in by it failed', () => {
  const { unmount } = render(<story.Wechat />);
  expect(screen.getByTitle('微信登录二维码')).toHaveAttribute('src', 'about:blank');
  expect(screen.getByRole('link', { name: '在微信的页面登录' })).toHaveAttribute('href', 'about:blank');
  unmount();
  render(<story.WechatRefused />);
  expect(screen.getByRole('alert')).toHaveTextContent('微信授权失败');
});

test('does not sign in with what WeChat returned to a sign-in of another tab', () => {
  render(<story.WechatFromElsewhere />);
  expect(screen.getByRole('alert')).toHaveTextContent('这次登录不是从这个页面开始的，请重新扫码。');
});

test('shows the agreements as the server sent them', async () => {
  render(<story.Ready />);
  await userEvent.click(button('用户协议'));
  const dialog = await screen.findByRole('dialog', { name: '用户协议' });
  expect(await within(dialog).findByText('10 分钟')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '知道了' }));
  expect(button('隐私政策')).toBeVisible();
});

test('explains an expired session, and a registration after which signing in failed', () => {
  const { unmount } = render(<story.SignedOut />);
  expect(screen.getByText('请重新登录，你刚才填写的内容都会保留。')).toBeInTheDocument();
  unmount();
  render(<story.Registered />);
  expect(screen.getByText('注册成功')).toBeInTheDocument();
});

describe.each([
  {
    language: 'zh-Hans',
    signIn: '登录',
    wrongCode: '验证码是 6 位数字',
    usedCode: '验证码可能已经用过。请再登录一次，如仍失败请重新获取。',
    unknownPassword: '尚不确定密码是否已修改。请先用新密码登录，如无法登录再重新设置。',
    newPassword: '自动登录未成功，请用新密码登录。',
    signedOut: '请重新登录，你刚才填写的内容都会保留。',
  },
  {
    language: 'zh-Hant',
    signIn: '登入',
    wrongCode: '驗證碼是 6 位數字',
    usedCode: '驗證碼可能已經用過。請再登入一次，若仍失敗請重新取得。',
    unknownPassword: '尚未確認密碼是否變更。請先用新密碼登入，若失敗再重設一次。',
    newPassword: '自動登入失敗，請用新密碼登入。',
    signedOut: '請重新登入，剛才填寫的內容都會保留。',
  },
  {
    language: 'en',
    signIn: 'Sign in',
    wrongCode: 'The code has 6 digits',
    usedCode: 'The code may have been used. Sign in again; if that fails, ask for another code.',
    unknownPassword:
      'We do not know yet whether the password was changed. Try the new one first; if it fails, reset it again.',
    newPassword: 'We could not sign you in automatically. Sign in with your new password.',
    signedOut: 'Please sign in again. Everything you entered is still here.',
  },
])('in $language, a shopper reads what to do next', ({ language, signIn, ...said }) => {
  const show = (one: Partial<typeof stories.Mobile>) => {
    const View = composeStory({ ...one, globals: { language } }, stories.default);
    return render(<View />);
  };

  test('when a code has too few digits', async () => {
    show({ args: { ...stories.Mobile.args, values: { ...TYPED, mobileCode: '24681' } } });
    await userEvent.click(button(signIn));
    expect(document.activeElement).toHaveAccessibleDescription(said.wrongCode);
  });

  test('when no answer came: to a code, to a new password', () => {
    const { unmount } = show(stories.MobileUnanswered);
    expect(screen.getByRole('alert')).toHaveTextContent(said.usedCode);
    unmount();
    show(stories.ResetUnanswered);
    expect(screen.getByRole('alert')).toHaveTextContent(said.unknownPassword);
  });

  test('when a new password was set without signing in, and when the session ended', () => {
    const { unmount } = show(stories.PasswordChanged);
    expect(notice()).toHaveTextContent(said.newPassword);
    unmount();
    show(stories.SignedOut);
    expect(notice()).toHaveTextContent(said.signedOut);
  });
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<story.WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toBeInTheDocument();
  expect(screen.getByText('After signing in you return to the page you were on.')).toBeInTheDocument();
  expect(screen.getByText(/^By creating an account you agree to the/)).toBeInTheDocument();
  unmount();
  render(<story.WorstCaseTraditional />);
  expect(screen.getByRole('button', { name: '登入' })).toBeInTheDocument();
});
