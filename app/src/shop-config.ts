/** The settings of a deployment: environment variables VITE_… at build time. */
export const shopConfig = {
  /**
   * How account and password are sent: `local` is the default strategy of spec section 7, `local1` is the one that
   * CRMEB servers implement.
   */
  strategy: import.meta.env.VITE_SIGN_IN_STRATEGY === 'local' ? 'local' : 'local1',
  /** The brand's flagship stores on two other platforms (spec section 2, Buy mall). */
  malls: [
    {
      name: import.meta.env.VITE_MALL_ONE_NAME ?? '天猫 Tmall',
      url: import.meta.env.VITE_MALL_ONE_URL ?? 'https://pip.tmall.com/',
    },
    {
      name: import.meta.env.VITE_MALL_TWO_NAME ?? '京东 JD.com',
      url: import.meta.env.VITE_MALL_TWO_URL ?? 'https://pip.jd.com/',
    },
  ],
  /** The social-media account of the second QR code. */
  social: {
    name: import.meta.env.VITE_SOCIAL_NAME ?? '小红书',
    url: import.meta.env.VITE_SOCIAL_URL ?? 'https://www.xiaohongshu.com/user/profile/pip',
  },
  /** Who runs this shop; shown below the chat's notice (spec section 2). */
  support: import.meta.env.VITE_SUPPORT_NAME ?? 'pip 工坊',
  /** Hosts that the chat may connect to besides those of the page and the API: `host[:port]`, separated by spaces. */
  chatHosts: (import.meta.env.VITE_CHAT_HOSTS ?? '').split(' ').filter(Boolean),
} as const;
