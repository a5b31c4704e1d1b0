/**
 * Traces of a program in a message: errors of connections, certificates and keys to the provider, of the database, and
 * stack traces. Servers of the family send an exception's text as the message of a refusal.
 */
const TRACES: readonly RegExp[] = [
  /curl/i,
  /open_?ssl|\bssl\b|certificate|(?:private|public|supplied) key|证书|私钥|公钥/i,
  /\bstack ?trace\b|^\s*#\d+ /im,
  /\.php\b|\\[A-Z]\w+\\|::\w+\(|\bon line \d+$/,
  /\b(?:uncaught|fatal error|exception|undefined (?:index|variable|offset|array key|property)|call to a member)\b/i,
  /\bSQLSTATE\b|\bPDO\b|\bmysql/i,
  /\b(?:file_get_contents|fopen|fsockopen|json_decode|simplexml_\w+)\b|failed to open stream/i,
  /\b(?:connection (?:refused|reset|timed out)|could not resolve host|operation timed out|getaddrinfo)\b/i,
];

/** Whether a message of the server is about its program, not about the payment: of no use to a shopper. */
export const isTechnical = (message: string): boolean => TRACES.some((trace) => trace.test(message));
