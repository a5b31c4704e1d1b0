import type { Language } from '@shop/contracts';

type Named = { name: Readonly<Record<Language, string>>; url: string };

/** A platform by the name that the deployment gives it in every language, or by its usual one in each. */
const platform = (own: string | undefined, usual: Named['name'], url: string): Named => ({
  name: own === undefined ? usual : { 'zh-Hans': own, 'zh-Hant': own, en: own },
  url,
});

/** A platform as readers of a language call it. */
export const inLanguageOf = (language: Language, { name, url }: Named): { name: string; url: string } => ({
  name: name[language],
  url,
});

/** The settings of a deployment: environment variables VITE_… at build time. */
export const shopConfig = {
  /**
   * How account and password are sent: `local` is the default strategy of spec section 7, `local1` is the one that
   * CRMEB servers implement.
   */
  strategy: import.meta.env.VITE_SIGN_IN_STRATEGY === 'local' ? 'local' : 'local1',
  /** The brand's flagship stores on two other platforms (spec section 2, Buy mall). */
  malls: [
    platform(
      import.meta.env.VITE_MALL_ONE_NAME,
      { 'zh-Hans': '天猫 Tmall', 'zh-Hant': '天貓 Tmall', en: 'Tmall' },
      import.meta.env.VITE_MALL_ONE_URL ?? 'https://pip.tmall.com/',
    ),
    platform(
      import.meta.env.VITE_MALL_TWO_NAME,
      { 'zh-Hans': '京东 JD.com', 'zh-Hant': '京東 JD.com', en: 'JD.com' },
      import.meta.env.VITE_MALL_TWO_URL ?? 'https://pip.jd.com/',
    ),
  ],
  /** The social-media account of the second QR code. */
  social: platform(
    import.meta.env.VITE_SOCIAL_NAME,
    { 'zh-Hans': '小红书', 'zh-Hant': '小紅書', en: 'RedNote' },
    import.meta.env.VITE_SOCIAL_URL ?? 'https://www.xiaohongshu.com/user/profile/pip',
  ),
  /** Who runs this shop; shown below the chat's notice (spec section 2). */
  support: import.meta.env.VITE_SUPPORT_NAME ?? 'pip 工坊',
  /**
   * Calls of our own that the server is known to lack, by their names in contracts, separated by spaces. Others are
   * learnt when the server answers them with HTTP 404.
   */
  absentCalls: (import.meta.env.VITE_ABSENT_CALLS ?? '').split(' ').filter(Boolean),
} as const;
