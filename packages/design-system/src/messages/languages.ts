/** The languages of the shop, as browsers and speech engines name them. The route code `vi` never gets this far. */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en';
export const LANGUAGES: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];
