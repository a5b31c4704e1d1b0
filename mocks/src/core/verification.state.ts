import type { Moment } from '@shop/contracts';

/** A key that codes are asked for with, how many were, and the text of its picture captcha. */
type StoredCodeKey = { issuedAt: Moment; codes: number; pictureText: string };
/** A slider captcha: where its gap begins, in pixels from the left. */
type StoredSlider = { gap: number; secretKey: string; isSolved: boolean };

export type VerificationSlice = {
  verification: {
    keys: Record<string, StoredCodeKey>;
    /** When a code was last sent to a phone number. */
    sentAt: Record<string, Moment>;
    sliders: Record<string, StoredSlider>;
    /** Whether a code needs a solved slider captcha, as on servers of the second generation. */
    needsSlider: boolean;
    /** Whether the picture captcha is required from the first code on, instead of after the third. */
    needsPicture: boolean;
    /** How many more requests find their key expired. */
    expiredKeys: number;
    /** The application at the WeChat open platform; '' where the shop offers no sign-in by WeChat. */
    wechatAppId: string;
  };
};

export const initialVerificationSlice = (): VerificationSlice => ({
  verification: {
    keys: {},
    sentAt: {},
    sliders: {},
    needsSlider: false,
    needsPicture: false,
    expiredKeys: 0,
    wechatAppId: '',
  },
});
