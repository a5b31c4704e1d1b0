import type { User } from '@shop/contracts';

/** Changes of the profile that are not saved; a field that was not changed is absent. */
export type ProfileDraft = { nickname?: string; avatar?: string };
/** What is saved: always both, since servers empty a missing one. */
export type Profile = { nickname: string; avatar: string };

/** The nickname column of standard servers; they drop the rest without a word. */
export const MAX_NICKNAME = 60;

export const profileOf = (user: Pick<User, 'nickname' | 'avatar'>, draft: ProfileDraft): Profile => ({
  nickname: draft.nickname ?? user.nickname,
  avatar: draft.avatar ?? user.avatar,
});

/** Whether the draft differs from what the shop has. */
export const isChanged = (user: Pick<User, 'nickname' | 'avatar'>, draft: ProfileDraft): boolean => {
  const { nickname, avatar } = profileOf(user, draft);
  return nickname !== user.nickname || avatar !== user.avatar;
};

export type NicknameError = { kind: 'empty' } | { kind: 'tooLong'; over: number };

/** Checks a nickname. Its length counts characters, as servers do, not UTF-16 units. */
export function nicknameError(nickname: string): NicknameError | undefined {
  const { length } = [...nickname.trim()];
  if (length === 0) return { kind: 'empty' };
  return length > MAX_NICKNAME ? { kind: 'tooLong', over: length - MAX_NICKNAME } : undefined;
}
