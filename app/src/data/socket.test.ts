import type { SocketEvents } from '@shop/chat-client';
import { expect, test, vi } from 'vitest';
import { openThrough } from './socket.ts';

class Line {
  static last: Line;
  readyState = 0;
  hearers: Record<string, (event: object) => void> = {};
  sent: string[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Line.last = this;
  }
  addEventListener(type: string, hear: (event: object) => void) {
    this.hearers[type] = hear;
  }
  happen(type: string, event: object = {}) {
    if (type === 'open') this.readyState = 1;
    this.hearers[type]?.(event);
  }
  send(text: string) {
    if (this.readyState !== 1) throw new Error('InvalidStateError');
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
}

const told = () => ({
  onOpen: vi.fn<SocketEvents['onOpen']>(),
  onText: vi.fn<SocketEvents['onText']>(),
  onClose: vi.fn<SocketEvents['onClose']>(),
});
const openLine = openThrough((url) => new Line(url));

test('tells what happens on the line: it opens, something is said, it ends', () => {
  const events = told();
  const socket = openLine('ws://shop.test/ws', events);
  Line.last.happen('open');
  socket.send('{"type":"ping"}');
  Line.last.happen('message', { data: '{"type":"success"}' });
  expect(Line.last).toMatchObject({ url: 'ws://shop.test/ws', sent: ['{"type":"ping"}'] });
  expect(events.onOpen).toHaveBeenCalledOnce();
  expect(events.onText).toHaveBeenCalledExactlyOnceWith('{"type":"success"}');
});

test.each([1000, 1006, 10_000])('an end with code %i is an end like any other', (code) => {
  const events = told();
  openLine('ws://shop.test/ws', events);
  Line.last.happen('close', { code });
  expect(events.onClose).toHaveBeenCalledOnce();
});

test('after it was closed from here nothing is told any more', () => {
  const events = told();
  const socket = openLine('ws://shop.test/ws', events);
  Line.last.happen('open');
  socket.close();
  Line.last.happen('message', { data: 'late' });
  Line.last.happen('close', { code: 1000 });
  expect(Line.last.isClosed).toBe(true);
  expect(events.onText).not.toHaveBeenCalled();
  expect(events.onClose).not.toHaveBeenCalled();
});

test('what is sent before the line is open is dropped, not thrown', () => {
  const socket = openLine('ws://shop.test/ws', told());
  expect(() => socket.send('early')).not.toThrow();
  expect(Line.last.sent).toEqual([]);
});

test('a frame of bytes is handed on as nonsense', () => {
  const events = told();
  openLine('ws://shop.test/ws', events);
  Line.last.happen('message', { data: new ArrayBuffer(8) });
  expect(events.onText).toHaveBeenCalledExactlyOnceWith('');
});

test('an address that the browser refuses at once is a line that went down, unless it was closed before that was told', async () => {
  const refusing = openThrough(() => {
    throw new DOMException('Mixed content', 'SecurityError');
  });
  const events = told();
  refusing('ws://shop.test/ws', events).send('x');
  expect(events.onClose).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(events.onClose).toHaveBeenCalledOnce();
  const closed = told();
  refusing('ws://shop.test/ws', closed).close();
  await Promise.resolve();
  expect(closed.onClose).not.toHaveBeenCalled();
});
