/** Puts the stand-in shop behind this page's requests (npm run dev). A scenario can be named in the address: `?scenario=guest`. */
export async function startMocks(): Promise<void> {
  const [{ createShop, isScenario }, { startWorker }] = await Promise.all([
    import('@shop/mocks'),
    import('@shop/mocks/worker'),
  ]);
  const wanted = new URLSearchParams(location.search).get('scenario') ?? '';
  await startWorker(createShop(isScenario(wanted) ? { scenario: wanted } : {}));
}
