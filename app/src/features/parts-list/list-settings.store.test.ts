// @vitest-environment jsdom
import { useReadingSettings } from './list-settings.store.ts';

test('settings for reading lists survive a reload, and invalid stored values are ignored', async () => {
  useReadingSettings.setState({ system: 'bricklink', spares: true });
  expect(JSON.parse(sessionStorage.getItem('persisted.listSettings') ?? '{}')).toMatchObject({
    state: { system: 'bricklink', spares: true, tolerance: 5 },
  });
  sessionStorage.setItem(
    'persisted.listSettings',
    JSON.stringify({ state: { system: 'unknown', spares: 'yes', tolerance: 99, shortages: 'skip' }, version: 0 }),
  );
  vi.resetModules();
  const again = await import('./list-settings.store.ts');
  expect(again.useReadingSettings.getState()).toEqual({
    system: 'auto',
    spares: false,
    hidden: 'cheapest',
    moulds: true,
    prints: false,
    tolerance: 5,
    shortages: 'skip',
  });
});
