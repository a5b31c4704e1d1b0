import type { RequestStatus } from '@shop/contracts';
import type { PastRepair } from './repair-history.ts';
import { LONG_AGO_DAYS } from './repair-steps.ts';

const REVIEWED = [['startReview', 90]] as const;
const APPROVED = [...REVIEWED, ['approve', 74]] as const;
const SHIPPED = [...APPROVED, ['startPicking', 73], ['ship', 70]] as const;
const RECEIVED = [...SHIPPED, ['receive', 9]] as const;

/** A request in every status; `ago` in hours. Requests that time would change were submitted a short time ago. */
export const repairInStatus: Readonly<Record<RequestStatus, PastRepair>> = {
  submitted: { ago: 0.5, steps: [], setNumber: '801208', pieces: [2, 1], notes: ['3 号袋里只有一颗'] },
  toPay: { ago: 2, steps: [], setNumber: '802119', boughtDaysAgo: LONG_AGO_DAYS, pieces: [4, 2, 1] },
  paid: {
    ago: 5,
    steps: [['pay', 4.75]],
    setNumber: '803011',
    boughtDaysAgo: 120,
    pieces: [3, 3],
    reason: 'damaged',
  },
  inReview: {
    ago: 100,
    steps: REVIEWED,
    setNumber: '804029',
    pieces: [6, 4, 2, 1],
    message: '孩子拆的袋子，可能掉在地毯里了，麻烦尽快。',
  },
  needInfo: {
    ago: 100,
    steps: [...REVIEWED, ['askForInfo', 50]],
    setNumber: '805024',
    pieces: [1, 1],
    described: '一张印着车次的贴纸，白底蓝字，大约三个凸点长。',
  },
  approved: { ago: 100, steps: APPROVED, setNumber: '806018', pieces: [2], reason: 'wrong' },
  partlyApproved: {
    ago: 100,
    steps: [['pay', 99], ...REVIEWED, ['approvePartly', 74]],
    setNumber: '807017',
    boughtDaysAgo: LONG_AGO_DAYS,
    pieces: [3, 2, 1],
  },
  rejected: {
    ago: 150,
    steps: [
      ['startReview', 140],
      ['reject', 120],
    ],
    setNumber: '808009',
    pieces: [5, 4, 3],
  },
  picking: { ago: 100, steps: [...APPROVED, ['startPicking', 1]], setNumber: '809010', pieces: [8, 8, 4] },
  shipped: {
    ago: 100,
    steps: SHIPPED,
    setNumber: '810005',
    pieces: [1, 2],
    reason: 'damaged',
    notes: ['断了一个卡扣'],
  },
  received: { ago: 100, steps: RECEIVED, setNumber: '811007', pieces: [2, 2, 2] },
  done: {
    ago: 900,
    steps: [
      ['startReview', 890],
      ['askForInfo', 870],
      ['sendEvidence', 860],
      ['approve', 840],
      ['startPicking', 839],
      ['ship', 835],
      ['receive', 760],
      ['finish', 700],
    ],
    setNumber: '805016',
    pieces: [1],
  },
  cancelled: { ago: 300, steps: [['cancel', 299]], setNumber: '802106', pieces: [2, 1] },
  expired: { ago: 400, steps: [['expire', 376]], setNumber: '803025', boughtDaysAgo: LONG_AGO_DAYS, pieces: [1, 1] },
  refunded: {
    ago: 500,
    steps: [
      ['pay', 499],
      ['startReview', 490],
      ['reject', 470],
      ['refund', 469],
    ],
    setNumber: '804007',
    boughtDaysAgo: LONG_AGO_DAYS,
    pieces: [2, 2],
    reason: 'wrong',
  },
};
