// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The session of a page that was just loaded. */
async function pageLoad(configured = '') {
  vi.resetModules();
  vi.stubEnv('VITE_ABSENT_CALLS', configured);
  const { useAbsentFeatures } = await import('./absent-features.ts');
  const calls = await import('../data/absent-calls.ts');
  return { ...calls, features: () => renderHook(() => useAbsentFeatures()).result.current };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllEnvs());

test('a server has every feature until it answers that it lacks one', async () => {
  const { features, learnAbsent } = await pageLoad();
  expect(features()).toEqual([]);
  learnAbsent('savedLists');
  expect(features()).toEqual(['savedLists']);
  learnAbsent('matchParts');
  learnAbsent('repairRegions');
  expect(features()).toEqual(['repair', 'listMatching', 'savedLists']);
});

test.each(['repairSets', 'repairPurchases', 'repairCartList', 'repairConfirm', 'repairList'])(
  'whichever page of the repair service is opened first, its %s says that there is none',
  async (call) => {
    const { features, learnAbsent } = await pageLoad();
    learnAbsent(call);
    expect(features()).toEqual(['repair']);
  },
);

test('it stays known after a reload', async () => {
  (await pageLoad()).learnAbsent('repairRegions');
  const { features, isAbsent } = await pageLoad();
  expect(isAbsent('repairRegions')).toBe(true);
  expect(features()).toEqual(['repair']);
});

test('a call of standard servers that is answered with 404 once is asked again', async () => {
  const { learnAbsent, isAbsent } = await pageLoad();
  learnAbsent('cartList');
  expect(isAbsent('cartList')).toBe(false);
});

test('a deployment names what its server lacks, and nothing has to be learnt', async () => {
  const { features, isAbsent } = await pageLoad('matchParts  repairRegions');
  expect(features()).toEqual(['repair', 'listMatching', 'savedLists']);
  expect(isAbsent('matchParts')).toBe(true);
});

test('without storage it is learnt again with each page load', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { features, learnAbsent } = await pageLoad();
  learnAbsent('repairRegions');
  expect(features()).toEqual(['repair']);
  vi.restoreAllMocks();
  expect((await pageLoad()).features()).toEqual([]);
});
