/**
 * The rules of the repair service, for pages and for the stand-in shop. An entry point of its own: it imports no
 * validators, so that a page can have it in its first script (docs/notes/002).
 */
export {
  CODE_ALPHABET,
  CODE_LENGTH,
  checkLetter,
  codeProblem,
  groupedCode,
  maskedCode,
  readCode,
  type CodeProblem,
} from './anti-counterfeit-code.rules.ts';
export {
  eligibilityOf,
  particlesOf,
  partsValue,
  priceOf,
  type Eligibility,
  type PaidReason,
  type RefusalReason,
  type RepairFacts,
} from './eligibility.rules.ts';
export { isWorkingDay } from './public-holidays.rules.ts';
export { CHANNELS, type PurchaseChannel } from './purchase-channel.rules.ts';
export { REASONS, type RepairReason } from './repair-reason.rules.ts';
export {
  canBe,
  REQUEST_GROUPS,
  REQUEST_STATUSES,
  TRANSITIONS,
  type RequestAction,
  type RequestActor,
  type RequestFacts,
  type RequestGroup,
  type RequestStatus,
} from './request-status.rules.ts';
export { reviewClock, type ReviewClock } from './review-clock.rules.ts';
export { readSetNumber } from './set-number.rules.ts';
export { addDays, daysBetween, isCalendarDay, shanghaiDay } from './shanghai-day.rules.ts';
