import { expect, test } from 'vitest';
import type { ChatState } from './chat-state.ts';
import type { Standing } from './outgoing.ts';
import { visit, written } from './test-world/visit.ts';

const image = new Blob(['0123456789']);
const standings = ({ lines }: ChatState): Standing[] =>
  lines.flatMap((line) => (line.type === 'outgoing' ? [line.outgoing.standing] : []));

test('shows an image at once, tells how far it is, and sends its address', async () => {
  const { world, tab, state, pass } = await visit();
  const parts = new Set<number>();
  tab.client.subscribe(() => {
    for (const standing of standings(state()))
      if (standing.at === 'draft' && standing.upload.state === 'going') parts.add(standing.upload.part);
  });
  void tab.client.sendImage(image);
  expect(state().lines[0]).toMatchObject({ outgoing: { kind: 'image', image: { size: 10 } } });
  await pass(2000);
  expect([...parts]).toEqual([0, 0.5, 1]);
  expect(written(state())).toEqual(['> /uploads/10.png [echo]']);
  expect(world.shop.state.messages).toMatchObject([{ kind: 'image', text: '/uploads/10.png' }]);
});

test('shows the server’s words where it refused an image, keeps the picture, and uploads it again when asked', async () => {
  const { world, tab, state, pass } = await visit();
  world.uploads = () => Promise.reject(world.refusal('图片不对'));
  await Promise.all([tab.client.sendImage(image), pass(2000)]);
  expect(state().lines[0]).toMatchObject({
    outgoing: { image: { size: 10 }, standing: { at: 'draft', upload: { state: 'refused', reason: '图片不对' } } },
  });
  world.uploads = undefined;
  tab.client.resend(state().lines[0]?.key ?? '');
  await pass(2000);
  expect(written(state())).toEqual(['> /uploads/10.png [echo]']);
});

test('says that an image did not get through, while what was written goes on', async () => {
  const { world, tab, state, pass } = await visit();
  world.uploads = () => Promise.reject(new Error('timeout'));
  await Promise.all([tab.client.sendImage(image), pass(500)]);
  world.say(tab, 'text');
  await pass(1000);
  expect(written(state())).toEqual(['> text [echo]', '(draft) ']);
  expect(standings(state())).toEqual([{ at: 'draft', upload: { state: 'failed' } }]);
  tab.client.discard(state().lines[1]?.key ?? '');
  await pass(500);
  expect(world.browser.kept()).toEqual([]);
});

test('goes on with an image whose tab is gone', async () => {
  const { world, tab, state, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.uploads = () => new Promise(() => {});
  void other.client.sendImage(image);
  await pass(1000);
  expect(standings(state())).toEqual([{ at: 'draft', upload: { state: 'going', part: 0 } }]);
  world.uploads = undefined;
  world.killTab(other);
  await pass(70_000);
  expect(written(tab.client.state())).toEqual(['> /uploads/10.png [echo]']);
});

test('leaves an image to the tab that uploads it, however long that takes', async () => {
  const { world, tab, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  let uploads = 0;
  world.uploads = async () => {
    uploads += 1;
    await new Promise<void>((resolve) => void world.time.after(300_000, resolve));
    return { url: '/uploads/slow.png' };
  };
  void other.client.sendImage(image);
  await pass(330_000);
  expect(uploads).toBe(1);
  expect(written(tab.client.state())).toEqual(['> /uploads/slow.png [echo]']);
});

test('goes on with an image after a reload', async () => {
  const { world, tab, pass } = await visit();
  world.uploads = () => new Promise(() => {});
  void tab.client.sendImage(image);
  await pass(1000);
  world.uploads = undefined;
  world.killTab(tab);
  const next = world.openTab(0);
  await pass(10_000);
  expect(written(next.client.state())).toEqual(['> /uploads/10.png [echo]']);
});
