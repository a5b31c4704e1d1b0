import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Checks where the piece of a slider captcha was put. Refused when it is not in its gap. */
export const sliderCheck = defineCall({
  name: 'sliderCheck',
  method: 'POST',
  path: '/ajcheck',
  auth: 'none',
  summary: 'Checks the solution of a slider captcha.',
  body: z.object({
    captchaType: z.literal('blockPuzzle'),
    token: z.string(),
    /** `{"x":…,"y":5}` in pixels of the picture, encrypted if the challenge has a secret key. */
    pointJson: z.string(),
  }),
  states: ['codes need a slider captcha'],
});
