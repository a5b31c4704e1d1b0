import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';

/**
 * A slider captcha: the piece (47 × 155) has to be moved to its gap in the picture (310 × 155). Both are PNG images as
 * data addresses. With a `secretKey` of 16 characters answers are encrypted by AES-128-ECB with PKCS7 padding.
 */
export type SliderChallenge = { token: string; picture: string; piece: string; secretKey: string };

const BASE64 = /^[A-Za-z0-9+/]+=*$/;
const PREFIX = 'data:image/png;base64,';
/** Servers send the bare Base64 text; one that sends a whole data address is accepted too, nothing else is. */
const pngImage = z.codec(z.string(), z.string(), {
  decode: (wire) => {
    const bare = wire.replace(/^data:image\/\w+;base64,/, '').replaceAll(/\s/g, '');
    return BASE64.test(bare) ? PREFIX + bare : '';
  },
  encode: (value) => value.replace(PREFIX, ''),
});

const queryOfSlider = z.object({ captchaType: z.literal('blockPuzzle'), clientUid: z.string(), ts: z.string() });

/** A new slider captcha. Only servers of the second generation have this call; a text-message code needs it there. */
export const sliderChallenge = defineCall({
  name: 'sliderChallenge',
  method: 'GET',
  path: '/ajcaptcha',
  auth: 'none',
  summary: 'A slider captcha to solve before asking for a text-message code; servers without one answer 404.',
  query: queryOfSlider,
  answer: entity(
    z.object({
      originalImageBase64: pngImage,
      jigsawImageBase64: pngImage,
      token: z.string().check(z.minLength(1)),
      secretKey: z._default(z.nullish(z.string()), ''),
    }),
    {
      decode: (wire): SliderChallenge => ({
        token: wire.token,
        picture: wire.originalImageBase64,
        piece: wire.jigsawImageBase64,
        secretKey: wire.secretKey ?? '',
      }),
      encode: (value) => ({
        token: value.token,
        originalImageBase64: value.picture,
        jigsawImageBase64: value.piece,
        secretKey: value.secretKey,
      }),
    },
  ),
  states: ['codes need a slider captcha'],
});
