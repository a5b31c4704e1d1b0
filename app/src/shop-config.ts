/** What a deployment decides: set as VITE_… at build time. */
export const shopConfig = {
  /** How account and password are sent: `local` is the default strategy of spec section 7, `local1` the one that CRMEB servers have. */
  strategy: import.meta.env.VITE_SIGN_IN_STRATEGY === 'local' ? 'local' : 'local1',
  /** The brand's flagship stores on two other platforms (spec section 2, Buy mall). */
  malls: [
    { name: import.meta.env.VITE_MALL_ONE_NAME ?? '天猫 Tmall', url: import.meta.env.VITE_MALL_ONE_URL ?? 'https://pip.tmall.com/' },
    { name: import.meta.env.VITE_MALL_TWO_NAME ?? '京东 JD.com', url: import.meta.env.VITE_MALL_TWO_URL ?? 'https://pip.jd.com/' },
  ],
  /** The social-media account of the second QR code. */
  social: { name: import.meta.env.VITE_SOCIAL_NAME ?? '小红书', url: import.meta.env.VITE_SOCIAL_URL ?? 'https://www.xiaohongshu.com/user/profile/pip' },
} as const;
