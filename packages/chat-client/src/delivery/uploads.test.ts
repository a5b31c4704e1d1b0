import { expect, test } from 'vitest';
import type { ChatState } from '../chat-state.ts';
import type { DeliveryStatus } from '../outgoing-message.ts';
import { transcript, visit } from '../test-simulator/visit.ts';

const image = new Blob(['0123456789']);
const statuses = ({ items }: ChatState): DeliveryStatus[] =>
  items.flatMap((item) => (item.type === 'outgoing' ? [item.outgoing.delivery] : []));

test('shows an image at once with the progress of its upload, and sends its address', async () => {
  const { world, tab, state, pass } = await visit();
  const progress = new Set<number>();
  tab.client.subscribe(() => {
    for (const delivery of statuses(state()))
      if (delivery.status === 'draft' && delivery.upload.status === 'uploading') progress.add(delivery.upload.progress);
  });
  void tab.client.sendImage(image);
  expect(state().items[0]).toMatchObject({ outgoing: { kind: 'image', image: { size: 10 } } });
  await pass(2000);
  expect([...progress]).toEqual([0, 0.5, 1]);
  expect(transcript(state())).toEqual(['> /uploads/10.png [echo]']);
  expect(world.shop.state.messages).toMatchObject([{ kind: 'image', text: '/uploads/10.png' }]);
});

test('shows why the server refused an image, and uploads it again on request', async () => {
  const { world, tab, state, pass } = await visit();
  world.uploads = () => Promise.reject(world.refusal('图片不对'));
  await Promise.all([tab.client.sendImage(image), pass(2000)]);
  expect(state().items[0]).toMatchObject({
    outgoing: { image: { size: 10 }, delivery: { status: 'draft', upload: { status: 'refused', reason: '图片不对' } } },
  });
  world.uploads = undefined;
  tab.client.resend(state().items[0]?.key ?? '');
  await pass(2000);
  expect(transcript(state())).toEqual(['> /uploads/10.png [echo]']);
});

test('shows that an upload has failed, and sends texts meanwhile', async () => {
  const { world, tab, state, pass } = await visit();
  world.uploads = () => Promise.reject(new Error('timeout'));
  await Promise.all([tab.client.sendImage(image), pass(500)]);
  world.write(tab, 'text');
  await pass(1000);
  expect(transcript(state())).toEqual(['> text [echo]', '(draft) ']);
  expect(statuses(state())).toEqual([{ status: 'draft', upload: { status: 'failed' } }]);
  tab.client.discard(state().items[1]?.key ?? '');
  await pass(500);
  expect(world.browser.stored()).toEqual([]);
});

test('continues the upload of a closed tab', async () => {
  const { world, tab, state, pass } = await visit();
  const other = world.openTab(1);
  await pass(1000);
  world.uploads = () => new Promise(() => {});
  void other.client.sendImage(image);
  await pass(1000);
  expect(statuses(state())).toEqual([{ status: 'draft', upload: { status: 'uploading', progress: 0 } }]);
  world.uploads = undefined;
  world.killTab(other);
  await pass(70_000);
  expect(transcript(tab.client.state())).toEqual(['> /uploads/10.png [echo]']);
});

test('leaves a slow upload to the tab that began it', async () => {
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
  expect(transcript(tab.client.state())).toEqual(['> /uploads/slow.png [echo]']);
});

test('continues an upload after a reload', async () => {
  const { world, tab, pass } = await visit();
  world.uploads = () => new Promise(() => {});
  void tab.client.sendImage(image);
  await pass(1000);
  world.uploads = undefined;
  world.killTab(tab);
  const next = world.openTab(0);
  await pass(10_000);
  expect(transcript(next.client.state())).toEqual(['> /uploads/10.png [echo]']);
});
