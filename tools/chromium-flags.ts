/**
 * How Chromium is started: without its own background requests, which a closed network does not allow and which would
 * disturb what is measured.
 */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
