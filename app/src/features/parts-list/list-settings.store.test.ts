// @vitest-environment jsdom
import { useReadingSettings } from './list-settings.store.ts';

test('keeps how lists are read over a reload, and takes nothing odd from the storage', async () => {
  useReadingSettings.setState({ system: 'bricklink', spares: true });
  expect(JSON.parse(sessionStorage.getItem('kept.listSettings') ?? '{}')).toMatchObject({
    system: 'bricklink',
    spares: true,
    tolerance: 5,
  });
  sessionStorage.setItem(
    'kept.listSettings',
    JSON.stringify({ system: 'nobody', spares: 'yes', tolerance: 99, shortages: 'skip' }),
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
