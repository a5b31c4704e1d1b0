import {
  repairCancel,
  repairDetail,
  repairEvidence,
  repairExpress,
  repairFinish,
  repairList,
  repairReopen,
  repairTake,
  type RequestGroup,
} from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { rethrowAsGone } from '../../data/rethrow-as-gone.ts';
import { send } from '../../data/call.ts';
import { fetchPages } from '../../data/fetch-pages.ts';
import type { ChangeRequest, RepairFilter, RepairRows } from './requests.ts';

const PAGE_SIZE = 10;

/** The first pages of a group, with the number of requests in every group. */
export async function fetchRepairs(
  { group, search }: RepairFilter,
  pages: number,
  signal: AbortSignal,
): Promise<RepairRows> {
  let counts: Readonly<Record<RequestGroup, number>> | undefined;
  const rows = await fetchPages(pages, PAGE_SIZE, async (page) => {
    const query = { status: group, search: search || undefined, page, limit: PAGE_SIZE };
    const answer = await send(repairList, { query, signal });
    counts ??= answer.counts;
    return answer.requests;
  });
  return { ...rows, counts };
}

/** A request; `gone` for one that does not exist or belongs to another shopper. */
export async function fetchRepairRequest(number: string, signal: AbortSignal) {
  if (number === '') throw new CallError(repairDetail.name, 'gone', { status: 404 });
  return send(repairDetail, { params: { number }, signal }).catch(rethrowAsGone(repairDetail.name));
}

export const fetchRepairTracking = (number: string, signal: AbortSignal) =>
  send(repairExpress, { params: { number }, signal });

export async function changeRequest(request: ChangeRequest): Promise<void> {
  const uni = request.number;
  switch (request.change) {
    case 'cancel':
      await send(repairCancel, { body: { uni } });
      break;
    case 'receive':
      await send(repairTake, { body: { uni } });
      break;
    case 'finish':
      await send(repairFinish, { body: { uni } });
      break;
    case 'reopen':
      await send(repairReopen, { body: { uni, mark: request.text } });
      break;
    case 'sendEvidence':
      await send(repairEvidence, { body: { uni, mark: request.text, images: [...request.images] } });
      break;
  }
}
