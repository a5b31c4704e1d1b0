import type { CodeCheck, Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { repairRefusal } from './repair-refusal.ts';
import { readBoxCode } from './wanted-repair.ts';
import { codeStatusOf } from './sets/codes.ts';

const MINUTE = 60_000;
/** So many codes that no box has, within this time, and the shopper has to wait: codes cannot be guessed. */
const MAX_UNKNOWN = 20;
const WAIT_MINUTES = 10;
/** Visitors who are not signed in are counted together. */
const GUESTS = 'guests';

function refuseGuessing({ state, clock }: Shop, visitor: string, language: Language): void {
  const recent = (state.unknownCodes[visitor] ?? []).filter((at) => at > clock.now() - WAIT_MINUTES * MINUTE);
  state.unknownCodes[visitor] = recent;
  if (recent.length >= MAX_UNKNOWN) throw repairRefusal('tooManyCodeChecks', language, { minutes: WAIT_MINUTES });
}

/**
 * What the shop says of a code as it is typed: when its free repair was used, and by which request if that is the
 * shopper's own. Refuses a code that cannot exist, and guessing.
 */
export function checkCode(
  shop: Shop,
  sent: { code: string; setNumber: string },
  user: Account | undefined,
  language: Language,
): CodeCheck {
  const code = readBoxCode(sent.code, language);
  if (code === '') throw repairRefusal('codeTooShort', language);
  const visitor = user?.id ?? GUESTS;
  refuseGuessing(shop, visitor, language);
  const status = codeStatusOf(shop, code, sent.setNumber);
  if (status === 'unknown') shop.state.unknownCodes[visitor]?.push(shop.clock.now());
  const use = status === 'used' ? shop.state.usedCodes[code] : undefined;
  const request = use?.number === undefined ? undefined : shop.state.repairs[use.number];
  const isOwn = user !== undefined && request?.accountId === user.id;
  return { status, usedAt: use?.at, usedBy: isOwn ? request.number : '' };
}
