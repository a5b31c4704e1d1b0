import type { RouteEntry } from './page.ts';
import type { repairPages } from './repair-pages.ts';

const load = (name: keyof typeof repairPages) => async () => (await import('./repair-pages.ts')).repairPages[name]();

/** The pages of the repair service, as entries of the manifest. */
export const repairRoutes = {
  'repair-region': {
    paths: ['repair'],
    messages: ['repair'],
    access: 'everyone',
    load: load('repair-region'),
  },
  'repair-set': {
    paths: ['repairSet'],
    messages: ['repair'],
    access: 'everyone',
    load: load('repair-set'),
  },
  'repair-proof': {
    paths: ['repairProof'],
    messages: ['refunds', 'repair'],
    access: 'everyone',
    load: load('repair-proof'),
  },
  'repair-pick': {
    paths: ['repairPick'],
    messages: ['refunds', 'repair', 'repairPick'],
    access: 'everyone',
    load: load('repair-pick'),
  },
  'repair-cart': {
    paths: ['repairCart'],
    messages: ['repair', 'repairCart'],
    access: 'members',
    load: load('repair-cart'),
  },
  'repair-confirm': {
    paths: ['repairConfirm'],
    messages: ['confirm', 'addresses', 'repair', 'repairCart'],
    access: 'members',
    load: load('repair-confirm'),
  },
  'repair-payment': {
    paths: ['repairPayment'],
    messages: ['buying', 'pay', 'repair', 'repairCart'],
    access: 'members',
    load: load('repair-payment'),
  },
  repairs: {
    paths: ['repairs'],
    messages: ['account', 'repair', 'repairs'],
    access: 'members',
    load: load('repairs'),
  },
  'repair-request': {
    paths: ['repairRequest'],
    messages: ['account', 'orders', 'refunds', 'repair', 'repairs'],
    access: 'members',
    load: load('repair-request'),
  },
  'repair-tracking': {
    paths: ['repairTracking'],
    messages: ['account', 'buying', 'orders', 'repair', 'repairs'],
    access: 'members',
    load: load('repair-tracking'),
  },
} as const satisfies Record<string, RouteEntry>;
