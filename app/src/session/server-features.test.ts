// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The session of a page that was just loaded. */
async function pageLoad(configured = '') {
  vi.resetModules();
  vi.stubEnv('VITE_ABSENT_CALLS', configured);
  const { readNamedFeatures, rememberNamedFeatures, useKnownFeatures } = await import('./server-features.ts');
  const calls = await import('../data/known-calls.ts');
  const features = (named = readNamedFeatures()) => {
    const { result, unmount } = renderHook(() => useKnownFeatures(named));
    unmount();
    return result.current;
  };
  return { ...calls, rememberNamedFeatures, useKnownFeatures, features };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.unstubAllEnvs());

const LACKS_ALL = { repair: false, listMatching: false, savedLists: false };

test('nothing is known of a server until it names its features or answers one of their calls', async () => {
  const { features, learnCall } = await pageLoad();
  expect(features()).toEqual({});
  learnCall('savedLists', 'absent');
  expect(features()).toEqual({ savedLists: false });
  learnCall('matchParts', 'answered');
  learnCall('cartList', 'answered');
  expect(features()).toEqual({ listMatching: true, savedLists: false });
  learnCall('repairSets', 'answered');
  expect(features()).toEqual({ repair: true, listMatching: true, savedLists: false });
});

test('an answer that says nothing new of features changes nothing that depends on them', async () => {
  const { learnCall, useKnownFeatures } = await pageLoad();
  const { result } = renderHook(() => useKnownFeatures(['savedLists']));
  const before = result.current;
  act(() => {
    learnCall('partFamily', 'absent');
    learnCall('productFacets', 'answered');
    learnCall('savedLists', 'answered');
  });
  expect(result.current).toBe(before);
});

test('a server that names its features lacks the others, unless it answers their calls', async () => {
  const { features, learnCall } = await pageLoad();
  expect(features(['listMatching'])).toEqual({ repair: false, listMatching: true, savedLists: false });
  learnCall('repairRegions', 'answered');
  expect(features(['listMatching'])).toEqual({ repair: true, listMatching: true, savedLists: false });
});

test('a call that the server does not know counts more than the features that it names', async () => {
  const { features, learnCall } = await pageLoad();
  learnCall('repairRegions', 'absent');
  expect(features(['repair', 'listMatching', 'savedLists'])).toEqual({
    repair: false,
    listMatching: true,
    savedLists: true,
  });
});

test.each(['repairSets', 'repairPurchases', 'repairCartList', 'repairConfirm', 'repairList'])(
  'whichever page of the repair service is opened first, its %s says that there is none',
  async (call) => {
    const { features, learnCall } = await pageLoad();
    learnCall(call, 'absent');
    expect(features()).toEqual({ repair: false });
  },
);

test('an absent call stays known after a reload', async () => {
  (await pageLoad()).learnCall('repairRegions', 'absent');
  const { features, isAbsent } = await pageLoad();
  expect(isAbsent('repairRegions')).toBe(true);
  expect(features()).toEqual({ repair: false });
});

test('the next visit starts with the features that the server named, until it names others or none', async () => {
  (await pageLoad()).rememberNamedFeatures(['repair']);
  const next = await pageLoad();
  expect(next.features()).toEqual({ repair: true, listMatching: false, savedLists: false });
  next.rememberNamedFeatures([]);
  expect((await pageLoad()).features()).toEqual(LACKS_ALL);
  next.rememberNamedFeatures(undefined);
  expect((await pageLoad()).features()).toEqual({});
});

test('a call of standard servers that is answered with 404 once is asked again', async () => {
  const { learnCall, isAbsent } = await pageLoad();
  learnCall('cartList', 'absent');
  expect(isAbsent('cartList')).toBe(false);
});

test('a deployment names what its server lacks, and nothing has to be learnt', async () => {
  const { features, isAbsent } = await pageLoad('matchParts  repairRegions');
  expect(features()).toEqual(LACKS_ALL);
  expect(isAbsent('matchParts')).toBe(true);
});

test('without storage it is learnt again with each page load', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  const { features, learnCall, rememberNamedFeatures } = await pageLoad();
  rememberNamedFeatures(['savedLists']);
  learnCall('repairRegions', 'absent');
  expect(features()).toEqual({ repair: false });
  vi.restoreAllMocks();
  expect((await pageLoad()).features()).toEqual({});
});
