/**
 * What pages send to the service worker.
 * - `store`: addresses of files that an idle page used, and the language whose scripts and messages to store as well, so
 *   that every page opens without a connection; none on a slow or metered connection.
 * - `listShown`: asks for the answers of earlier that this page was given. The reply is a list, as in the messages that
 *   the service worker sends when they change.
 */
export type PageMessage =
  | { type: 'store'; used: readonly string[]; language: string | undefined }
  | { type: 'listShown' };
