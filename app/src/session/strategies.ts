import {
  authLogin,
  authLogout,
  authUser,
  conversationList,
  currentUser,
  login,
  loginMobile,
  logout,
  wechatAuth,
  type Token,
  type User,
} from '@shop/contracts';
import { send } from '../data/call.ts';
import { signedIn, signedOut, useSession } from './session.store.ts';
import { currentStrategy, type StrategyName } from './token-cookie.ts';

export type Credentials = { account: string; password: string };
/** A phone number, and the code sent to it by text message. */
export type MobileCredentials = { phone: string; captcha: string };

/** The calls that return the owner of a token and end it (spec section 7). */
type Strategy = { user: () => Promise<User>; signOut: () => Promise<unknown> };

const crmeb: Strategy = { user: () => send(currentUser), signOut: () => send(logout) };
const strategies: Record<StrategyName, Strategy> = {
  local: { user: () => send(authUser), signOut: () => send(authLogout) },
  local1: crmeb,
  local2: crmeb,
  local3: crmeb,
};

/** Stores the token of an answer; the header then fetches the user (spec section 4). */
const start = (strategy: StrategyName, { token, refreshToken }: Token): void => signedIn(strategy, token, refreshToken);

/** Signs in by account and password (strategies 1 and 2). Throws CallError with the server's message. */
export async function signIn(strategy: 'local' | 'local1', body: Credentials): Promise<void> {
  start(strategy, await (strategy === 'local' ? send(authLogin, { body }) : send(login, { body })));
}

/** Signs in by phone number and text-message code (strategy 3). Throws CallError with the server's message. */
export async function signInMobile(body: MobileCredentials): Promise<void> {
  start('local2', await send(loginMobile, { body }));
}

/** Signs in with the code of WeChat's redirect (strategy 4). Throws CallError with the server's message. */
export async function signInWechat(code: string): Promise<void> {
  start('local3', await send(wechatAuth, { query: { code } }));
}

/** Fetches the owner of the token and stores it in the session. */
export async function fetchUser(): Promise<User> {
  const user = await strategies[currentStrategy() ?? 'local1'].user();
  useSession.setState({ user });
  void countUnread(user);
  return user;
}

/** As many conversations as a server lists at once; a shopper has one with each agent. */
const CONVERSATIONS = { page: 1, limit: 100 };

/**
 * The user's one number counts messages of agents and notices: the conversations say which part is from agents. Without
 * their numbers both are unknown.
 */
async function countUnread(user: User): Promise<void> {
  const total = user.unreadCount;
  const chat = total ? await unreadFromAgents() : total;
  if (useSession.getState().user !== user) return;
  const isKnown = total !== undefined && chat !== undefined;
  useSession.setState({ unread: isKnown ? { chat, notices: Math.max(0, total - chat) } : undefined });
}

/** Undefined also where the server does not answer: the page shows no numbers. */
async function unreadFromAgents(): Promise<number | undefined> {
  const conversations = await send(conversationList, { query: CONVERSATIONS }).catch(() => undefined);
  return conversations?.reduce<number | undefined>(
    (sum, { unreadCount }) => (sum === undefined || unreadCount === undefined ? undefined : sum + unreadCount),
    0,
  );
}

/** Signs out, even when the server cannot be reached: the token then stays valid there until it expires. */
export async function signOut(): Promise<void> {
  const strategy = strategies[currentStrategy() ?? 'local1'];
  await strategy.signOut().catch(() => undefined);
  signedOut();
}
