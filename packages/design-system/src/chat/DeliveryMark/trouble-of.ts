import type { Standing } from '@shop/chat-client';

/** What keeps an own message from going out, where the shopper has to decide: their words with it, the server's own where it gave some. */
export type Trouble =
  { kind: 'refused' | 'notUploaded'; reason?: string } | { kind: 'inDoubt'; doubt: 'noAnswer' | 'historyUnclear' };

/** Absent while a message goes its way by itself. */
export function troubleOf(standing: Standing): Trouble | undefined {
  switch (standing.at) {
    case 'refused':
      return { kind: 'refused', reason: standing.reason };
    case 'needsDecision':
      return { kind: 'inDoubt', doubt: standing.doubt };
    case 'draft':
      if (standing.upload.state === 'going') return undefined;
      return standing.upload.state === 'refused'
        ? { kind: 'notUploaded', reason: standing.upload.reason }
        : { kind: 'notUploaded' };
    default:
      return undefined;
  }
}
