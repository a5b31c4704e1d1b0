// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playChime } from './chime.ts';

const played: string[] = [];
const rung: number[] = [];
beforeEach(() => {
  played.length = 0;
  rung.length = 0;
  vi.stubGlobal(
    'Audio',
    class {
      address: string;
      constructor(address: string) {
        this.address = address;
      }
      play() {
        played.push(this.address);
        return Promise.reject(new DOMException('The user did not interact', 'NotAllowedError'));
      }
    },
  );
  const node = {
    connect: () => node,
    start: () => undefined,
    stop: () => undefined,
    addEventListener: () => undefined,
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    },
  );
  vi.stubGlobal('OscillatorNode', function Oscillator(_: unknown, { frequency }: { frequency: number }) {
    rung.push(frequency);
    return node;
  });
  vi.stubGlobal('GainNode', function Gain() {
    return { ...node, gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } };
  });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});
afterEach(() => void vi.unstubAllGlobals());

test('a new message sounds as the shop says, and a browser that will not play is no failure', async () => {
  await playChime('https://shop.example/ding.mp3');
  await playChime('/statics/ding.mp3');
  expect(played).toEqual(['https://shop.example/ding.mp3', `${location.origin}/statics/ding.mp3`]);
  expect(rung).toEqual([]);
});

test.each(['', 'http://elsewhere.example/ding.mp3', 'javascript:alert(1)', 'data:audio/mp3;base64,AA', 'http://['])(
  'where the shop’s sound is %j, two notes of our own ring',
  async (address) => {
    await playChime(address);
    expect(played).toEqual([]);
    expect(rung).toHaveLength(2);
  },
);

test('a page that nobody has touched stays silent', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  await playChime('');
  expect(rung).toEqual([]);
});
