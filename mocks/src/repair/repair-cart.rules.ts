import { particlesOf, repairCartDel, repairCartList, repairCartSave, type Language } from '@shop/contracts';
import type { Refusal } from '../core/refusal.ts';
import type { WantedRepair } from '../core/repair.state.ts';
import { rule } from '../core/rule.ts';
import { judgeRepair, type Judgement } from './judge-repair.ts';
import { cartEntry, defaultProvince, judgeEntries, removeEntries, repairCartOf, saveEntry } from './repair-cart.ts';
import { repairRefusal } from './repair-refusal.ts';
import { regionNamed } from './sets/regions.ts';
import { repairTermsOf } from './sets/terms.ts';
import { readRepair } from './wanted-repair.ts';

/** Why a request is refused, in the shopper's language. */
const refusalOf = (
  { reason }: Extract<Judgement, { kind: 'refused' }>,
  wanted: WantedRepair,
  language: Language,
): Refusal =>
  repairRefusal(reason, language, {
    set: wanted.setNumber,
    region: regionNamed(wanted.regionCode, language)?.name ?? wanted.regionCode,
    limit: repairTermsOf().maxParticles,
    count: particlesOf(wanted.lines),
  });

export const repairCartRules = [
  rule(repairCartSave, ({ shop, user, body, language }) => {
    const wanted = readRepair(shop, body, language);
    const province = defaultProvince(user);
    const judgement = judgeRepair(shop, wanted, { province, takenCodes: new Set() });
    if (judgement.kind === 'refused') throw refusalOf(judgement, wanted, language);
    const { id } = saveEntry(shop, user, wanted, body.id);
    const judged = judgeEntries(shop, repairCartOf(shop, user), province).find(({ entry }) => entry.id === id);
    const saved = judged && cartEntry(shop, judged, language);
    if (!saved) throw repairRefusal('entryNotFound', language);
    return saved;
  }),
  rule(repairCartList, ({ shop, user, language }) =>
    judgeEntries(shop, repairCartOf(shop, user), defaultProvince(user))
      .flatMap((judged) => cartEntry(shop, judged, language) ?? [])
      .toReversed(),
  ),
  rule(repairCartDel, ({ shop, user, body, language }) => {
    if (!repairCartOf(shop, user).some(({ id }) => id === body.id)) throw repairRefusal('entryNotFound', language);
    removeEntries(shop, user, new Set([body.id]));
  }),
];
