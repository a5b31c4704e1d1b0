export { currentUser } from './current-user.contract.ts';
export { authLogin, authLogout, authUser } from './default-strategy.contract.ts';
export { loginMobile } from './login-mobile.contract.ts';
export { login } from './login.contract.ts';
export { logout } from './logout.contract.ts';
export { token, type Token } from './token.entity.ts';
export { user, type User } from './user.entity.ts';
export { wechatAuth } from './wechat-auth.contract.ts';
