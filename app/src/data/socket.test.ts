import type { SocketEvents } from '@shop/chat-client';
import { expect, test, vi } from 'vitest';
import { openSocketWith } from './socket.ts';

class FakeSocket {
  static last: FakeSocket;
  readyState = 0;
  listeners: Record<string, (event: object) => void> = {};
  sent: string[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.last = this;
  }
  addEventListener(type: string, listener: (event: object) => void) {
    this.listeners[type] = listener;
  }
  emit(type: string, event: object = {}) {
    if (type === 'open') this.readyState = 1;
    this.listeners[type]?.(event);
  }
  send(text: string) {
    if (this.readyState !== 1) throw new Error('InvalidStateError');
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
}

const eventListeners = () => ({
  onOpen: vi.fn<SocketEvents['onOpen']>(),
  onText: vi.fn<SocketEvents['onText']>(),
  onClose: vi.fn<SocketEvents['onClose']>(),
});
const openSocket = openSocketWith((url) => new FakeSocket(url));

test('reports that the socket opens and what it receives', () => {
  const events = eventListeners();
  const socket = openSocket('ws://shop.test/ws', events);
  FakeSocket.last.emit('open');
  socket.send('{"type":"ping"}');
  FakeSocket.last.emit('message', { data: '{"type":"success"}' });
  expect(FakeSocket.last).toMatchObject({ url: 'ws://shop.test/ws', sent: ['{"type":"ping"}'] });
  expect(events.onOpen).toHaveBeenCalledOnce();
  expect(events.onText).toHaveBeenCalledExactlyOnceWith('{"type":"success"}');
});

test.each([1000, 1006, 10_000])('reports a close with code %i', (code) => {
  const events = eventListeners();
  openSocket('ws://shop.test/ws', events);
  FakeSocket.last.emit('close', { code });
  expect(events.onClose).toHaveBeenCalledOnce();
});

test('reports nothing after it was closed by the client', () => {
  const events = eventListeners();
  const socket = openSocket('ws://shop.test/ws', events);
  FakeSocket.last.emit('open');
  socket.close();
  FakeSocket.last.emit('message', { data: 'late' });
  FakeSocket.last.emit('close', { code: 1000 });
  expect(FakeSocket.last.isClosed).toBe(true);
  expect(events.onText).not.toHaveBeenCalled();
  expect(events.onClose).not.toHaveBeenCalled();
});

test('drops what is sent before the socket is open', () => {
  const socket = openSocket('ws://shop.test/ws', eventListeners());
  expect(() => socket.send('early')).not.toThrow();
  expect(FakeSocket.last.sent).toEqual([]);
});

test('reports a binary frame as an empty text', () => {
  const events = eventListeners();
  openSocket('ws://shop.test/ws', events);
  FakeSocket.last.emit('message', { data: new ArrayBuffer(8) });
  expect(events.onText).toHaveBeenCalledExactlyOnceWith('');
});

test('reports an address that the browser rejects as closed, unless the client has closed it before', async () => {
  const rejecting = openSocketWith(() => {
    throw new DOMException('Mixed content', 'SecurityError');
  });
  const events = eventListeners();
  rejecting('ws://shop.test/ws', events).send('x');
  expect(events.onClose).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(events.onClose).toHaveBeenCalledOnce();
  const closed = eventListeners();
  rejecting('ws://shop.test/ws', closed).close();
  await Promise.resolve();
  expect(closed.onClose).not.toHaveBeenCalled();
});
