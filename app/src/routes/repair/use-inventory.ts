import type { Eligibility, Moment, RepairRegion, RepairTerms } from '@shop/contracts';
import { codeProblem, eligibilityOf, particlesOf, readCode, reviewClock } from '@shop/contracts/repair-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnknownCall } from '../../data/outcome.ts';
import { shopTime } from '../../data/shop-clock.ts';
import { inventoryQuery } from '../../features/repair/inventory.query.ts';
import { useRepairDrafts, type RepairDraft } from '../../features/repair/repair-drafts.store.ts';
import { repairCodeQuery, repairServiceQuery } from '../../features/repair/repair-service.query.ts';
import { useLanguage } from '../../language/use-language.ts';

type Judgement = { eligibility: Eligibility; hasProof: boolean; dueAt: Moment | undefined };

/** The parts of a set, the terms for the chosen region, and how the draft is judged by them. */
export function useInventory(set: string, draft: RepairDraft) {
  const language = useLanguage();
  const [now] = useState(shopTime);
  const { region: regionCode } = useRepairDrafts();
  const inventory = useQuery(inventoryQuery(set, language));
  const offered = useQuery(repairServiceQuery(language));
  const region = offered.data?.regions.find(({ code }) => code === regionCode);
  const typed = readCode(draft.code);
  const hasCode = !draft.hasNoCode && typed !== '' && codeProblem(typed) === undefined;
  const check = useQuery(repairCodeQuery(hasCode && set !== '' ? typed : undefined, set));
  const judgement = judge({ draft, hasCode, status: check.data?.status, region, terms: offered.data?.terms, now });
  return {
    inventory,
    service: { data: offered.data && { terms: offered.data.terms, region }, error: offered.error },
    judgement,
    isUnavailable: isUnknownCall(inventory.error) || isUnknownCall(offered.error),
    retry: () => void Promise.all([inventory.refetch(), offered.refetch()]),
  };
}

type Facts = {
  draft: RepairDraft;
  /** Whether a code that can exist is typed. */
  hasCode: boolean;
  status: Parameters<typeof eligibilityOf>[0]['code'];
  region: RepairRegion | undefined;
  terms: RepairTerms | undefined;
  now: Moment;
};

function judge({ draft, hasCode, status, region, terms, now }: Facts): Judgement {
  if (!region || !terms)
    return { eligibility: { kind: 'open', missing: 'boughtOn' }, hasProof: false, dueAt: undefined };
  const boughtOn = draft.boughtOn || undefined;
  const eligibility = eligibilityOf(
    { region, boughtOn, code: draft.hasNoCode ? 'none' : status, particles: particlesOf(draft.lines) },
    terms,
    now,
  );
  const isCodeGiven = draft.hasNoCode || hasCode;
  const needsCode = eligibility.kind === 'open' && eligibility.missing === 'code';
  const clock = reviewClock([{ status: 'submitted', at: now }], terms.workingDays, now);
  return {
    eligibility,
    hasProof: boughtOn !== undefined && draft.channel !== '' && (isCodeGiven || !needsCode),
    dueAt: clock?.kind === 'runs' ? clock.dueAt : undefined,
  };
}
