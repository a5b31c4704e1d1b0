import {
  canBe,
  repairCancel,
  repairDetail,
  repairEvidence,
  repairExpress,
  repairFinish,
  repairList,
  repairReopen,
  repairTake,
  type RequestStatus,
} from '@shop/contracts';
import { page } from '../core/page.ts';
import { rule } from '../core/rule.ts';
import { isSent, trackingOf } from '../order/carrier.ts';
import { checkImages } from '../uploads/uploads.ts';
import { advanceRepair, factsOf } from './advance-repair.ts';
import { carrierOf, repairOf } from './describe-repair.ts';
import { countRepairs, findRepairs } from './repair-list.ts';
import { repairRefusal } from './repair-refusal.ts';
import { cancelRepair, findRepair } from './repairs.ts';
import { checkLength } from './text-limits.ts';

/** Images of one answer to the agent's question. */
const MAX_EVIDENCE_IMAGES = 3;

const RECEIVED: readonly RequestStatus[] = ['received', 'done'];

/** What a shopper sees of submitted requests, and does with them. */
export const repairRequestRules = [
  rule(repairList, ({ shop, user, query, language }) => ({
    requests: page(findRepairs(shop, user, query), query).flatMap((repair) => repairOf(shop, repair, language) ?? []),
    counts: countRepairs(shop, user),
  })),
  rule(repairDetail, ({ shop, user, params, language }) => {
    const request = repairOf(shop, findRepair(shop, user, params.number, language), language);
    if (!request) throw repairRefusal('requestNotFound', language);
    return request;
  }),
  rule(repairExpress, ({ shop, user, params, language }) => {
    const repair = findRepair(shop, user, params.number, language);
    if (!isSent(repair)) throw repairRefusal('notShipped', language);
    return trackingOf(shop, repair, language, carrierOf(repair, language));
  }),
  rule(repairCancel, ({ shop, user, body, language }) => {
    const repair = findRepair(shop, user, body.uni, language);
    if (!canBe('cancel', factsOf(repair)))
      throw repairRefusal(repair.wasReopened ? 'cannotCancelReopened' : 'cannotCancel', language);
    cancelRepair(shop, repair, shop.clock.now());
  }),
  rule(repairTake, ({ shop, user, body, language }) => {
    const repair = findRepair(shop, user, body.uni, language);
    if (RECEIVED.includes(repair.status)) throw repairRefusal('alreadyReceived', language);
    if (!canBe('receive', factsOf(repair))) throw repairRefusal('notShipped', language);
    advanceRepair(repair, 'receive', { actor: 'customer', at: shop.clock.now() });
  }),
  rule(repairFinish, ({ shop, user, body, language }) => {
    const repair = findRepair(shop, user, body.uni, language);
    if (repair.status === 'done') throw repairRefusal('alreadyDone', language);
    if (!canBe('finish', factsOf(repair))) throw repairRefusal('notReceived', language);
    advanceRepair(repair, 'finish', { actor: 'customer', at: shop.clock.now() });
  }),
  rule(repairReopen, ({ shop, user, body, language }) => {
    const repair = findRepair(shop, user, body.uni, language);
    const note = body.mark.trim();
    if (repair.wasReopened) throw repairRefusal('alreadyReopened', language);
    if (!canBe('reopen', factsOf(repair)))
      throw repairRefusal(repair.status === 'done' ? 'alreadyDone' : 'notReceived', language);
    if (note === '') throw repairRefusal('reopenNoteMissing', language);
    checkLength(note, language);
    advanceRepair(repair, 'reopen', { actor: 'customer', at: shop.clock.now(), note });
  }),
  rule(repairEvidence, ({ shop, user, body, language }) => {
    const repair = findRepair(shop, user, body.uni, language);
    const note = body.mark.trim();
    if (!canBe('sendEvidence', factsOf(repair))) throw repairRefusal('noEvidenceExpected', language);
    checkLength(note, language);
    const images = checkImages(shop, body.images, MAX_EVIDENCE_IMAGES, language);
    if (note === '' && images.length === 0) throw repairRefusal('evidenceMissing', language);
    advanceRepair(repair, 'sendEvidence', { actor: 'customer', at: shop.clock.now(), note, images });
  }),
];
