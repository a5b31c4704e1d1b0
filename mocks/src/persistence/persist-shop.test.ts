import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  addressList,
  cartAdd,
  cartAddBatch,
  cartList,
  currentUser,
  decodeAnswer,
  decodeFrame,
  encodeSentFrame,
  encodeValue,
  login,
  logout,
  orderConfirm,
  orderCreate,
  orderDetail,
  orderPay,
  pathOf,
  refundDel,
  refundList,
  repairCartList,
  repairCodeCheck,
  repairConfirm,
  repairCreate,
  savedList,
  saveList,
  uploadImage,
  type AnswerOf,
  type Call,
} from '@shop/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { sendAgentMessage } from '../agent/agent-actions.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { startShopServer, type ShopServer } from '../server.ts';
import type { RequestInput } from '../shop/test-customer.ts';

let folder = '';
let databaseFile = '';
let lines: string[] = [];
const running = new Set<ShopServer>();
const children = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'persisted-shop-'));
  databaseFile = path.join(folder, 'shop.sqlite');
  lines = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await Promise.all([...running].map((server) => server.close()));
  running.clear();
  rmSync(folder, { recursive: true });
});

async function openShop(options: { fresh?: boolean } = {}): Promise<ShopServer> {
  const server = await startShopServer({ databaseFile, log: (line) => lines.push(line), ...options });
  running.add(server);
  return server;
}
async function closeShop(server: ShopServer): Promise<void> {
  running.delete(server);
  await server.close();
}

/** The answer to a call over HTTP; throws if it is refused. */
async function ask<C extends Call>(
  { url, token }: { url: string; token: string },
  call: C,
  sent: RequestInput<C>,
): Promise<AnswerOf<C>> {
  const address = new URL(`${url}/api${pathOf(call, sent.params)}`);
  for (const [name, value] of Object.entries((sent.query as object | undefined) ?? {}))
    address.searchParams.set(name, String(value));
  const headers = { 'Authori-zation': `Bearer ${token}`, 'Content-Type': 'application/json' };
  const body = call.body && JSON.stringify(encodeValue(call, call.body, sent.body));
  const reply = decodeAnswer(call, await (await fetch(address, { method: call.method, headers, body })).json());
  if (reply.kind === 'refused') throw new Error(`${call.name} was refused: ${reply.message}`);
  return reply.value;
}

const offer = { productId: '1', cartNum: 1, new: true };
const orderOptions = {
  couponId: '0',
  payType: 'balance' as const,
  useIntegral: false,
  shipping_type: 1,
  mark: '',
  new: true,
  from: 'pc',
};

/** Buys a piece immediately, without paying. Returns the order number. */
async function order(session: { url: string; token: string }, uniqueId: string): Promise<string> {
  const { lineId } = await ask(session, cartAdd, { body: { ...offer, uniqueId } });
  const { orderKey, address } = await ask(session, orderConfirm, { body: { cartId: lineId, new: true } });
  return (
    await ask(session, orderCreate, { params: { orderKey }, body: { ...orderOptions, addressId: address?.id ?? '' } })
  ).orderNumber;
}

test('restores sign-ins, orders, messages and uploads after a restart', async () => {
  const first = await openShop();
  const token = first.tokenFor();
  const uniqueId = first.shop.known.uniqueId ?? '';
  const session = { url: first.url, token };
  const number = await order(session, uniqueId);
  await ask(session, orderPay, { body: { uni: number, paytype: 'balance', from: 'pc' } });
  await ask(session, cartAdd, { body: { ...offer, uniqueId, cartNum: 7, new: false } });
  const form = new FormData();
  form.set('file', new File([Uint8Array.from([0xff, 0xd8, 0xff, 7])], 'a.jpg'));
  const uploaded = decodeAnswer(
    uploadImage,
    await (
      await fetch(`${first.url}/api/upload/image`, {
        method: 'POST',
        headers: { 'Authori-zation': `Bearer ${token}` },
        body: form,
      })
    ).json(),
  );
  sendAgentMessage(first.shop, 'demo', { content: '您的订单已经看到了。' });
  await closeShop(first);
  const left = structuredClone(first.shop.state);

  const second = await openShop();
  expect(second.shop.state).toEqual(left);
  const again = { url: second.url, token };
  expect(await ask(again, orderDetail, { params: { orderNumber: number } })).toMatchObject({ number, isPaid: true });
  expect((await ask(again, cartList, {})).valid).toMatchObject([{ quantity: 7 }]);
  expect((await ask(again, currentUser, {})).balance).toBe(left.accounts['1']?.balance);
  expect((await ask(again, login, { body: { account: 'demo', password: 'pip-demo' } })).token).not.toBe(token);
  const image = await fetch(`${second.url}${uploaded.kind === 'done' ? uploaded.value.url : ''}`);
  expect([...new Uint8Array(await image.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 7]);
  expect(lines).toEqual([]);
});

test('restores the repair cart, its confirmation and submitted requests, and a file from before they existed', async () => {
  const first = await openShop();
  const session = { url: first.url, token: first.tokenFor() };
  scenarios['a repair request is in the cart'](first.shop);
  const { setNumber: set_no = '', repairCode: code = '', repairId: id = '' } = first.shop.known;
  const { orderKey } = await ask(session, repairConfirm, { body: { cart_ids: [id] } });
  const create = { params: { orderKey }, body: { addressId: '11', mark: '', pay_price: 0 } };
  await closeShop(first);

  const second = await openShop();
  const again = { ...session, url: second.url };
  const created = await ask(again, repairCreate, create);
  await closeShop(second);

  const third = await openShop();
  const last = { ...session, url: third.url };
  expect(await ask(last, repairCreate, create)).toEqual(created);
  expect(await ask(last, repairCodeCheck, { body: { code, set_no } })).toMatchObject({ status: 'used' });
  await closeShop(third);

  const db = new DatabaseSync(databaseFile);
  db.exec("DELETE FROM persisted WHERE section IN ('repairs', 'repairCarts', 'repairDrafts', 'usedCodes', 'soldSets')");
  db.exec("UPDATE persisted SET json = json_remove(json, '$.reviews') WHERE section = 'backOffice'");
  db.close();
  const older = await openShop();
  expect(older.shop.state.backOffice.reviews).toBe('approves');
  expect(await ask({ ...session, url: older.url }, repairCartList, {})).toEqual([]);
  expect(lines).toEqual([]);
});

test('restores the latest version of parts lists, and the keys of batches, so that none is added twice', async () => {
  const first = await openShop();
  const session = { url: first.url, token: first.tokenFor() };
  const pairs = [{ part: '3001', colour: 4, quantity: 10 }];
  const { id } = await ask(session, saveList, {
    body: { name: '小城车站', pairs: [{ part: '3003', colour: 0, quantity: 1 }] },
  });
  await ask(session, saveList, { body: { id, name: '小城车站', pairs } });
  const batch = {
    body: {
      key: 'a-key-of-one-batch',
      lines: [{ productId: '1', uniqueId: first.shop.known.uniqueId ?? '', quantity: 3 }],
    },
  };
  const received = await ask(session, cartAddBatch, batch);
  await closeShop(first);

  const again = { url: (await openShop()).url, token: session.token };
  expect(await ask(again, savedList, { params: { id } })).toEqual({ id, name: '小城车站', pairs });
  expect(await ask(again, cartAddBatch, batch)).toEqual(received);
  expect((await ask(again, cartList, {})).valid).toMatchObject([{ quantity: 3 }]);
});

test('starts empty if requested', async () => {
  const first = await openShop();
  const token = first.tokenFor();
  await order({ url: first.url, token }, first.shop.known.uniqueId ?? '');
  await closeShop(first);
  const second = await openShop({ fresh: true });
  expect(second.shop.state.orders).toEqual({});
  await expect(ask({ url: second.url, token }, currentUser, {})).rejects.toThrow('登录状态有误');
  await closeShop(second);
  expect((await openShop()).shop.state.orders).toEqual({});
});

test('a message whose echo was received is stored, even if the process is killed', { timeout: 30_000 }, async () => {
  const child = await startChild();
  const socket = new WebSocket(`${child.url.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(encodeSentFrame({ kind: 'signIn', token: child.token }));
  const echoed = new Promise<void>((resolve) =>
    socket.on('message', (data) =>
      decodeFrame((data as Buffer).toString()).kind === 'stored' ? resolve() : undefined,
    ),
  );
  socket.send(encodeSentFrame({ kind: 'message', as: 'text', content: '还在吗', to: '101' }));
  await echoed;
  await killed(child.process);
  expect((await openShop()).shop.state.messages.at(-1)).toMatchObject({ text: '还在吗', isFromAgent: false });
});

type Child = { process: ChildProcess; url: string; token: string; uniqueId: string };

function startChild(): Promise<Child> {
  const child = fork(new URL('test-shop-process.ts', import.meta.url), [databaseFile], { execArgv: [] });
  children.add(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The shop's process ended with ${code}.`)));
    child.once('message', (received) => resolve({ process: child, ...(received as Omit<Child, 'process'>) }));
  });
}

const killed = (child: ChildProcess): Promise<unknown> => {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  children.delete(child);
  return exited;
};

test(
  'a shop killed while it writes has every answered order, and every shopper is still signed in',
  { timeout: 30_000 },
  async () => {
    const answered: string[] = [];
    const tokens: string[] = [];
    for (const count of [1, 15]) {
      const child = await startChild();
      tokens.push(child.token);
      const wanted = answered.length + count;
      // Several at once, so that the process is killed during a write.
      const shopping = Promise.allSettled(
        Array.from({ length: 4 }, async () => {
          for (;;) answered.push(await order(child, child.uniqueId));
        }),
      );
      await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(wanted), { timeout: 15_000, interval: 1 });
      await killed(child.process);
      for (const shopper of await shopping)
        expect(shopper).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) });
    }
    const { shop, url } = await openShop();
    expect(answered.filter((number) => shop.state.orders[number] === undefined)).toEqual([]);
    expect(lines).toEqual([]);
    expect(readdirSync(folder).filter((name) => /\.\d$/.test(name))).toEqual([]);
    for (const token of tokens)
      expect(await ask({ url, token }, addressList, { query: { page: 1, limit: 10 } })).toHaveLength(2);
  },
);

test(
  'what an answered GET request changed is stored, even if the process is killed: a sign-out and a removed refund',
  { timeout: 30_000 },
  async () => {
    const first = await openShop();
    scenarios['a refund is done'](first.shop);
    const { refundNumber = '' } = first.shop.known;
    const [leaving, staying] = [first.tokenFor(), first.tokenFor()];
    await closeShop(first);

    const child = await startChild();
    await ask({ url: child.url, token: staying }, refundDel, { params: { refundNumber } });
    await ask({ url: child.url, token: leaving }, logout, {});
    await killed(child.process);

    const { url } = await openShop();
    await expect(ask({ url, token: leaving }, currentUser, {})).rejects.toThrow('登录状态有误');
    const refunds = await ask({ url, token: staying }, refundList, {
      query: { refund_status: '', page: 1, limit: 20 },
    });
    expect(refunds.refunds.map(({ number }) => number)).not.toContain(refundNumber);
  },
);

test('a second shop on the same file is not stored, and logs it', async () => {
  const first = await openShop();
  const number = await order({ url: first.url, token: first.tokenFor() }, first.shop.known.uniqueId ?? '');
  const second = await openShop();
  expect(second.shop.state.orders).toEqual({});
  expect([first.isPersisted, second.isPersisted]).toEqual([true, false]);
  expect(lines).toEqual([expect.stringContaining('is open in another shop')]);
  await closeShop(second);
  await closeShop(first);
  expect(Object.keys((await openShop()).shop.state.orders)).toEqual([number]);
});

test('a shop whose port is in use does not open the file', async () => {
  const first = await openShop();
  await order({ url: first.url, token: first.tokenFor() }, first.shop.known.uniqueId ?? '');
  const other = path.join(folder, 'other.sqlite');
  await expect(
    startShopServer({ port: Number(new URL(first.url).port), databaseFile: other, fresh: true }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(readdirSync(folder)).not.toContain('other.sqlite');
});
