import fc from 'fast-check';
import {
  addDays,
  eligibilityOf,
  particlesOf,
  partsValue,
  priceOf,
  type CodeStatus,
  type Eligibility,
  type RepairFacts,
  type RepairTerms,
} from '../index.ts';

const TERMS: RepairTerms = { windowDays: 90, maxParticles: 20, workingDays: 10, maxMessageLength: 150 };
const shanghai = (text: string) => Date.parse(`${text}+08:00`);
const NOON = shanghai('2026-11-20T12:00:00');
const FREE: RepairFacts = { region: { service: 'free' }, boughtOn: '2026-10-14', code: 'unused', particles: 13 };

const judged = (facts: Partial<RepairFacts>, now = NOON): Eligibility =>
  eligibilityOf({ ...FREE, ...facts }, TERMS, now);
/** `free`, or the kind with its reason: `paid codeUsed`. */
function verdictOf(eligibility: Eligibility): string {
  if (eligibility.kind === 'free') return 'free';
  return `${eligibility.kind} ${eligibility.kind === 'open' ? eligibility.missing : eligibility.reason}`;
}
const verdict = (facts: Partial<RepairFacts>, now = NOON): string => verdictOf(judged(facts, now));

describe('the window after the purchase', () => {
  test('is open on day 37, and names its last day', () => {
    expect(judged({})).toEqual({ kind: 'free', day: 37, lastFreeDay: '2027-01-12' });
  });

  test('includes the day of purchase and day 90, and is over on day 91', () => {
    expect(judged({ boughtOn: '2026-11-20' })).toMatchObject({ kind: 'free', day: 0 });
    expect(judged({ boughtOn: '2026-08-22' })).toEqual({ kind: 'free', day: 90, lastFreeDay: '2026-11-20' });
    expect(judged({ boughtOn: '2026-08-21' })).toEqual({ kind: 'paid', reason: 'windowOver', day: 91 });
  });

  test('ends at midnight in Shanghai, wherever the shopper is', () => {
    const facts = { boughtOn: '2026-08-22' };
    expect(verdict(facts, shanghai('2026-11-20T00:00:00'))).toBe('free');
    expect(verdict(facts, shanghai('2026-11-20T23:59:59'))).toBe('free');
    expect(verdict(facts, shanghai('2026-11-21T00:00:00'))).toBe('paid windowOver');
    // Still 20 November in London and New York.
    expect(verdict(facts, Date.parse('2026-11-20T16:00:00Z'))).toBe('paid windowOver');
  });

  test('accepts a purchase of today right after midnight, and refuses one of tomorrow a second before', () => {
    const facts = { boughtOn: '2026-11-20' };
    expect(verdict(facts, shanghai('2026-11-20T00:00:00'))).toBe('free');
    expect(verdict(facts, shanghai('2026-11-19T23:59:59'))).toBe('refused boughtInFuture');
  });

  test('counts 29 February as a day, and only in leap years', () => {
    expect(judged({ boughtOn: '2028-02-29' }, shanghai('2028-05-29T12:00:00'))).toMatchObject({
      kind: 'free',
      day: 90,
    });
    expect(verdict({ boughtOn: '2028-02-29' }, shanghai('2028-05-30T12:00:00'))).toBe('paid windowOver');
    expect(judged({ boughtOn: '2027-12-01' }, shanghai('2028-02-29T12:00:00'))).toMatchObject({
      kind: 'free',
      day: 90,
    });
    expect(judged({ boughtOn: '2026-12-01' }, shanghai('2027-03-01T12:00:00'))).toMatchObject({
      kind: 'free',
      day: 90,
    });
    expect(verdict({ boughtOn: '2027-02-29' }, shanghai('2027-03-01T12:00:00'))).toBe('open boughtOn');
  });

  test('is asked for again when the day is half typed or impossible', () => {
    const days = ['', '2026', '2026-1-5', '2026-11-31', '2026-13-01', '2026-00-10', 'gestern', '20261120'];
    expect(days.map((boughtOn) => verdict({ boughtOn }))).toEqual(days.map(() => 'open boughtOn'));
  });
});

describe('the anti-counterfeit code', () => {
  test.each<[CodeStatus | 'none', string]>([
    ['unused', 'free'],
    ['used', 'paid codeUsed'],
    ['unknown', 'paid codeUnknown'],
    ['otherSet', 'paid codeOfOtherSet'],
    ['none', 'paid codeNone'],
  ])('%s makes a request of day 37 %s', (code, expected) => {
    expect(verdict({ code })).toBe(expected);
  });

  test('does not extend the window, and the window does not renew a used code', () => {
    expect(verdict({ boughtOn: '2026-08-21', code: 'unused' })).toBe('paid windowOver');
    expect(verdict({ boughtOn: '2026-11-20', code: 'used' })).toBe('paid codeUsed');
  });
});

describe('what is not known yet', () => {
  test('keeps the answer open: first the day of purchase, then the code', () => {
    expect(judged({ boughtOn: undefined, code: undefined })).toEqual({ kind: 'open', missing: 'boughtOn' });
    expect(judged({ code: undefined })).toEqual({ kind: 'open', missing: 'code', day: 37 });
  });

  test('is not asked for when it changes nothing', () => {
    expect(verdict({ boughtOn: '2026-08-21', code: undefined })).toBe('paid windowOver');
    expect(verdict({ region: { service: 'paid' }, boughtOn: undefined, code: undefined })).toBe('paid regionPaid');
    expect(verdict({ region: { service: 'none' }, boughtOn: undefined })).toBe('refused regionNotServed');
  });
});

describe('what is refused', () => {
  test('is a request of more than 20 particles, however many lines they are in', () => {
    const lines = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }));
    expect(verdict({ particles: particlesOf(lines(20)) })).toBe('free');
    expect(verdict({ particles: particlesOf(lines(7, 6, 4, 2, 1)) })).toBe('free');
    expect(verdict({ particles: particlesOf(lines(21)) })).toBe('refused tooManyParticles');
    expect(verdict({ particles: particlesOf(lines(7, 6, 4, 3, 1)) })).toBe('refused tooManyParticles');
  });

  test('is named by its first reason: the region, then the day, then the particles', () => {
    const wrong = { region: { service: 'none' }, boughtOn: '2026-11-21', particles: 21 } as const;
    expect(verdict(wrong)).toBe('refused regionNotServed');
    expect(verdict({ ...wrong, region: { service: 'free' } })).toBe('refused boughtInFuture');
    expect(verdict({ particles: 21, code: 'used', boughtOn: '2025-01-01' })).toBe('refused tooManyParticles');
  });
});

test('a priced request names its first reason: the region, then the window, then the code', () => {
  const late = { boughtOn: '2026-08-21', code: 'used' } as const;
  expect(verdict({ ...late, region: { service: 'paid' } })).toBe('paid regionPaid');
  expect(verdict(late)).toBe('paid windowOver');
});

describe('for any facts', () => {
  const service = fc.constantFrom('free', 'paid', 'none');
  const code = fc.constantFrom('unused', 'used', 'unknown', 'otherSet', 'none', undefined);
  const day = fc.integer({ min: -5, max: 400 });
  /** A moment of the Shanghai day 2026-11-20. */
  const now = fc.integer({ min: 0, max: 86_399_999 }).map((ms) => shanghai('2026-11-20T00:00:00') + ms);
  const particles = fc.integer({ min: 0, max: 40 });

  test('a request is free exactly with a region, a window, an unused code and few enough particles', () => {
    fc.assert(
      fc.property(service, code, day, particles, now, (region, status, age, sum, moment) => {
        const boughtOn = addDays('2026-11-20', -age);
        const facts: RepairFacts = { region: { service: region }, boughtOn, code: status, particles: sum };
        const isFree = region === 'free' && status === 'unused' && age >= 0 && age <= 90 && sum <= 20;
        expect(eligibilityOf(facts, TERMS, moment).kind === 'free').toBe(isFree);
      }),
    );
  });

  test('the time of the day changes nothing', () => {
    fc.assert(
      fc.property(service, code, day, particles, now, (region, status, age, sum, moment) => {
        const boughtOn = addDays('2026-11-20', -age);
        const facts: RepairFacts = { region: { service: region }, boughtOn, code: status, particles: sum };
        expect(eligibilityOf(facts, TERMS, moment)).toEqual(eligibilityOf(facts, TERMS, NOON));
      }),
    );
  });

  test('the last free day is the last on which the same request is free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 }), (age) => {
        const facts = { ...FREE, boughtOn: addDays('2026-11-20', -age) };
        const today = eligibilityOf(facts, TERMS, NOON);
        const last = today.kind === 'free' ? today.lastFreeDay : '';
        expect(verdictOf(eligibilityOf(facts, TERMS, shanghai(`${last}T23:59:59`)))).toBe('free');
        expect(verdictOf(eligibilityOf(facts, TERMS, shanghai(`${addDays(last, 1)}T00:00:00`)))).toBe(
          'paid windowOver',
        );
      }),
    );
  });

  test('the limits are those that the server sends', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.nat({ max: 200 }), fc.nat({ max: 60 }), fc.nat({ max: 60 }), (...drawn) => {
        const [windowDays, age, maxParticles, sum] = drawn;
        const facts = { ...FREE, boughtOn: addDays('2026-11-20', -age), particles: sum };
        const { kind } = eligibilityOf(facts, { ...TERMS, windowDays, maxParticles }, NOON);
        expect(kind === 'refused').toBe(sum > maxParticles);
        expect(kind === 'free').toBe(sum <= maxParticles && age <= windowDays);
      }),
    );
  });
});

describe('the price', () => {
  test('of a free request is its postage alone', () => {
    expect(priceOf('free', 440, 0)).toEqual({ parts: 440, off: 440, postage: 0, total: 0 });
    expect(priceOf('free', 440, 3500)).toEqual({ parts: 440, off: 440, postage: 3500, total: 3500 });
  });

  test('of a priced request is every particle and the postage', () => {
    const value = partsValue([
      { quantity: 3, unitPrice: 22 },
      { quantity: 2, unitPrice: 90 },
    ]);
    expect(priceOf('paid', value ?? 0, 1000)).toEqual({ parts: 246, off: 0, postage: 1000, total: 1246 });
  });

  test('of the parts is unknown as soon as that of one line is', () => {
    expect(partsValue([])).toBe(0);
    expect(partsValue([{ quantity: 3, unitPrice: 22 }, { quantity: 1 }])).toBeUndefined();
    expect(partsValue([{ quantity: 1, unitPrice: undefined }])).toBeUndefined();
  });

  test('always adds up: parts less what is free, and postage', () => {
    const amount = fc.nat({ max: 1e7 });
    fc.assert(
      fc.property(fc.constantFrom('free', 'paid'), amount, amount, (kind, parts, postage) => {
        const { off, total } = priceOf(kind, parts, postage);
        expect(total).toBe(parts - off + postage);
        expect(total).toBeGreaterThanOrEqual(postage);
      }),
    );
  });
});
