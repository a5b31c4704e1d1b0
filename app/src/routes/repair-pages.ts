/** The code of the repair pages by the name of their file, in a chunk of their own: few visits open one. */
export const repairPages = {
  'repair-region': async () => (await import('./repair/repair-region.route.tsx')).RepairRegionRoute,
  'repair-set': async () => (await import('./repair/repair-set.route.tsx')).RepairSetRoute,
  'repair-proof': async () => (await import('./repair/repair-proof.route.tsx')).RepairProofRoute,
  'repair-pick': async () => (await import('./repair/repair-pick.route.tsx')).RepairPickRoute,
  'repair-cart': async () => (await import('./repair/repair-cart.route.tsx')).RepairCartRoute,
  'repair-confirm': async () => (await import('./repair/repair-confirm.route.tsx')).RepairConfirmRoute,
  'repair-payment': async () => (await import('./repair/repair-payment.route.tsx')).RepairPaymentRoute,
  repairs: async () => (await import('./repair/repairs.route.tsx')).RepairsRoute,
  'repair-request': async () => (await import('./repair/repair-request.route.tsx')).RepairRequestRoute,
  'repair-tracking': async () => (await import('./repair/repair-tracking.route.tsx')).RepairTrackingRoute,
};
