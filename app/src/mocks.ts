/**
 * Answers the requests of this page by a stand-in shop (`npm run dev`). The address may name a scenario:
 * `?scenario=guest`.
 */
export async function startMocks(): Promise<void> {
  const [{ createShop, isScenario }, { startWorker }] = await Promise.all([
    import('@shop/mocks'),
    import('@shop/mocks/worker'),
  ]);
  const wanted = new URLSearchParams(location.search).get('scenario') ?? '';
  await startWorker(createShop(isScenario(wanted) ? { scenario: wanted } : {}));
}
