/** The column of standard servers holds this many characters and drops the rest without a word. */
const MAX_NICKNAME = 60;
/** Characters that standard servers strip from texts (reference: text filtering). */
const STRIPPED = /["'<>\\`]/g;

/** A nickname as the server stores it, which may differ from what was sent. */
export const storedNickname = (sent: string): string =>
  [...sent.replaceAll(STRIPPED, '').trim()].slice(0, MAX_NICKNAME).join('');
