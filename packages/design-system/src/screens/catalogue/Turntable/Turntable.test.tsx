// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { createFakeGl, type FakeGl } from '../../../pictures/turning/fake-gl.ts';
import { FakeCanvas, FakeWorker } from '../../../pictures/turning/fake-worker.ts';
import { loadFixtureMesh } from './fixtures-mesh.ts';
import * as stories from './Turntable.stories.tsx';

const { Ready, Absent, BesideABrick, WorstCaseEnglish } = composeStories(stories);

let contexts: FakeGl[];
let createGl: () => FakeGl | undefined;
/** What was drawn without WebGL. */
let put: ReturnType<typeof vi.fn>;
/** Shows a picture on a canvas of the page. */
let showPicture: Mock<(on: HTMLCanvasElement, picture: ImageBitmap) => void>;
let workers: FakeWorker[];

beforeEach(() => {
  contexts = [];
  put = vi.fn();
  showPicture = vi.fn();
  workers = [];
  createGl = () => createFakeGl();
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal(
    'ImageData',
    class {
      data: Uint8ClampedArray;
      width: number;
      constructor(data: Uint8ClampedArray, width: number) {
        this.data = data;
        this.width = width;
      }
    },
  );
  vi.spyOn(FakeCanvas.prototype, 'getContext').mockImplementation((kind) => {
    if (kind === '2d') return { putImageData: put };
    const gl = createGl();
    if (gl) contexts.push(gl);
    return gl?.context ?? null;
  });
  const onPage = function (this: HTMLCanvasElement) {
    return { transferFromImageBitmap: (picture: ImageBitmap) => showPicture(this, picture) };
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(onPage as never);
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const grip = () => screen.getByRole('slider', { name: '转动基础砖 2×4，大红' });
const canvas = () => document.querySelector<HTMLCanvasElement>('canvas');
/** Touches the picture and waits until its mesh is drawn, which is seen as soon as it is turned. */
async function touch() {
  act(() => grip().focus());
  await waitFor(() => expect(contexts.at(-1)?.calls('drawElements') ?? put.mock.calls.length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
}
/** The pictures that were shown on the large canvas, and how many on small ones. */
const largePictures = () => showPicture.mock.calls.flatMap(([on, picture]) => (on === canvas() ? [picture] : []));
const countOfViews = () => showPicture.mock.calls.length - largePictures().length;
/** Touches and turns it. */
async function turn() {
  await touch();
  await userEvent.keyboard('{ArrowRight}');
}

test('shows the still until it is turned, and in the first view again; loads nothing before the first touch', async () => {
  const loadMesh = vi.fn(loadFixtureMesh);
  render(<Ready loadMesh={loadMesh} />);
  expect(screen.getByRole('img', { name: '基础砖 2×4，大红' }).tagName).toBe('svg');
  expect(loadMesh).not.toHaveBeenCalled();
  expect(contexts).toEqual([]);
  await touch();
  expect(loadMesh).toHaveBeenCalledExactlyOnceWith('3001');
  expect(screen.getByRole('img').tagName).toBe('svg');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: '基础砖 2×4，大红' })).toContainElement(canvas());
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('img').tagName).toBe('svg');
  await userEvent.keyboard('+');
  expect(screen.getByRole('img', { name: '基础砖 2×4，大红' })).toContainElement(canvas());
});

test('shows the small views once the visitor does something on the page, and says nothing of it', async () => {
  const loadMesh = vi.fn(loadFixtureMesh);
  render(<Ready loadMesh={loadMesh} />);
  const views = within(screen.getByRole('list', { name: '观看角度' })).getAllByRole('button');
  expect(views[0]?.querySelector('use')).not.toBeNull();
  const hint = screen.getByText('拖动即可转动');
  fireEvent.scroll(document);
  await waitFor(() => expect(views[5]?.querySelector('canvas')).not.toBeNull());
  expect(loadMesh).toHaveBeenCalledExactlyOnceWith('3001');
  expect(hint).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

test('draws the small views one after another, and none after the page is left', async () => {
  const held: (() => void)[] = [];
  const { postMessage } = FakeWorker.prototype;
  vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementation(function (this: FakeWorker, data) {
    held.push(() => postMessage.call(this, data));
  });
  const answer = () => act(async () => held.shift()?.());
  const { unmount } = render(<Ready />);
  act(() => grip().focus());
  for (const count of [1, 2, 3]) {
    await waitFor(async () => {
      await answer();
      expect(countOfViews()).toBe(count);
    });
    expect(held).toHaveLength(1);
  }
  showPicture.mockClear();
  unmount();
  await answer();
  expect(showPicture).not.toHaveBeenCalled();
});

describe('whoever only looks', () => {
  const look = async (ms: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loadMesh = vi.fn(loadFixtureMesh);
    render(<Ready loadMesh={loadMesh} />);
    await act(async () => void vi.advanceTimersByTime(ms));
    vi.useRealTimers();
    return loadMesh;
  };

  test('sees the small views after four seconds', async () => {
    await look(4300);
    const views = within(screen.getByRole('list', { name: '观看角度' })).getAllByRole('button');
    await waitFor(() => expect(views[5]?.querySelector('canvas')).not.toBeNull());
    expect(screen.getByText('拖动即可转动')).toBeInTheDocument();
  });

  test.each([
    ['before', undefined, 3900],
    ['who saves data', { saveData: true }, 60_000],
  ])('loads nothing %s', async (_, connection, ms) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const loadMesh = await look(ms);
    await act(async () => void (await import('./InHand.tsx')));
    Reflect.deleteProperty(navigator, 'connection');
    expect(loadMesh).not.toHaveBeenCalled();
  });
});

test('of a part whose shape is not drawn nothing can be turned, and nothing is loaded', () => {
  const loadMesh = vi.fn(loadFixtureMesh);
  render(<Ready shape="6177b" number="6177b" lacks="shape" loadMesh={loadMesh} />);
  fireEvent.scroll(document);
  expect(screen.getByRole('img', { name: '基础砖 2×4，大红（形状未画出）' })).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/拖动|立体图/)).toBeNull();
  expect([...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/pictures\/schematic\.svg/),
  ]);
  expect(loadMesh).not.toHaveBeenCalled();
});

test('turns with the keys, without end, and says from where it is seen', async () => {
  render(<Ready />);
  await touch();
  const drawn = contexts[0]?.calls('drawElements') ?? 0;
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(grip()).toHaveAttribute('aria-valuenow', '10');
  expect(grip()).toHaveAttribute('aria-valuetext', '转了 10°，俯仰 40°，放大 100%');
  await waitFor(() => expect(contexts[0]?.calls('drawElements')).toBeGreaterThan(drawn));
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(grip()).toHaveAttribute('aria-valuenow', '175');
  await userEvent.keyboard('{Home}');
  expect(grip()).toHaveAttribute('aria-valuetext', '转了 0°，俯仰 35°，放大 100%');
});

test('keys that are pressed while its code loads turn it as soon as it is there, and do not scroll the page', async () => {
  render(<Ready />);
  act(() => {
    grip().focus();
    expect(fireEvent.keyDown(grip(), { key: 'PageUp' })).toBe(false);
    expect(fireEvent.keyDown(grip(), { key: 'ArrowUp' })).toBe(false);
    expect(fireEvent.keyDown(grip(), { key: 'Tab' })).toBe(true);
  });
  await waitFor(() => expect(grip()).toHaveAttribute('aria-valuetext', '转了 45°，俯仰 40°，放大 100%'));
});

test.each([
  ['Alt and an arrow, to the page before', { key: 'ArrowLeft', altKey: true }],
  ['Ctrl and plus, to enlarge the page', { key: '+', ctrlKey: true }],
  ['Cmd and an arrow', { key: 'ArrowLeft', metaKey: true }],
])('leaves to the browser what is its own: %s', async (_, keys) => {
  render(<Ready />);
  await touch();
  expect(fireEvent.keyDown(grip(), keys)).toBe(true);
  expect(grip()).toHaveAttribute('aria-valuetext', '转了 0°，俯仰 35°，放大 100%');
});

test('turns and tilts while dragged, and stays where it is released', async () => {
  render(<Ready />);
  await touch();
  fireEvent.pointerDown(grip(), { clientX: 200, clientY: 100, button: 0, pointerId: 1 });
  fireEvent.pointerMove(grip(), { clientX: 150, clientY: 150, pointerId: 1 });
  fireEvent.pointerUp(grip(), { clientX: 150, clientY: 150, pointerId: 1 });
  fireEvent.pointerMove(grip(), { clientX: 10, clientY: 10, pointerId: 1 });
  expect(grip()).toHaveAttribute('aria-valuetext', '转了 30°，俯仰 65°，放大 100%');
});

test('while it is dragged the page learns the first pose, and the last once the part rests', async () => {
  render(<Ready />);
  await touch();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const moveTo = (clientX: number) => fireEvent.pointerMove(grip(), { clientX, clientY: 100, pointerId: 1 });
  fireEvent.pointerDown(grip(), { clientX: 200, clientY: 100, button: 0, pointerId: 1 });
  moveTo(200);
  moveTo(190);
  expect(grip()).toHaveAttribute('aria-valuenow', '6');
  for (const clientX of [180, 170, 150]) {
    moveTo(clientX);
    act(() => void vi.advanceTimersByTime(200));
    expect(grip()).toHaveAttribute('aria-valuenow', '6');
  }
  act(() => void vi.advanceTimersByTime(50));
  expect(grip()).toHaveAttribute('aria-valuenow', '30');
});

test('the small views of another colour wait while the part is turned', async () => {
  createGl = () => undefined;
  const { rerender } = render(<Ready />);
  await turn();
  const lastWidth = () => largePictures().at(-1)?.width;
  await waitFor(() => expect(countOfViews()).toBe(6));
  await waitFor(() => expect(lastWidth()).toBe(2));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  rerender(<Ready colour={{ hex: '0055BF', finish: 'solid' }} />);
  for (let step = 0; step < 10; step += 1) {
    fireEvent.keyDown(grip(), { key: 'ArrowRight' });
    await act(async () => void vi.advanceTimersByTime(100));
  }
  expect(countOfViews()).toBe(6);
  expect(lastWidth()).toBe(1);
  await act(async () => void vi.advanceTimersByTime(3000));
  vi.useRealTimers();
  await waitFor(() => expect(countOfViews()).toBe(12));
  expect(lastWidth()).toBe(2);
});

test('two fingers enlarge', async () => {
  render(<Ready />);
  await touch();
  fireEvent.pointerDown(grip(), { clientX: 100, clientY: 100, button: 0, pointerId: 1 });
  fireEvent.pointerDown(grip(), { clientX: 200, clientY: 100, button: 0, pointerId: 2 });
  fireEvent.pointerMove(grip(), { clientX: 300, clientY: 100, pointerId: 2 });
  expect(grip()).toHaveAttribute('aria-valuetext', '转了 0°，俯仰 35°，放大 200%');
});

test('enlarges by buttons, keys, and the wheel where that does not scroll the page; and resets', async () => {
  render(<Ready />);
  await touch();
  await userEvent.click(screen.getByRole('button', { name: '放大' }));
  expect(grip()).toHaveAttribute('aria-valuetext', expect.stringContaining('125%'));
  fireEvent.wheel(grip(), { deltaY: -100 });
  expect(grip()).toHaveAttribute('aria-valuetext', expect.stringContaining('125%'));
  fireEvent.wheel(grip(), { deltaY: -100, ctrlKey: true });
  expect(grip()).toHaveAttribute('aria-valuetext', expect.stringContaining('153%'));
  act(() => grip().focus());
  await userEvent.keyboard('-');
  expect(grip()).toHaveAttribute('aria-valuetext', expect.stringContaining('122%'));
  await userEvent.click(screen.getByRole('button', { name: '复位' }));
  expect(grip()).toHaveAttribute('aria-valuetext', expect.stringContaining('100%'));
});

test('leads to fixed views, and marks the one that is shown', async () => {
  render(<Ready />);
  const views = within(screen.getByRole('list', { name: '观看角度' }));
  expect(views.getByRole('button', { name: '斜看' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(views.getByRole('button', { name: '俯视' }));
  expect(views.getByRole('button', { name: '俯视' })).toHaveAttribute('aria-pressed', 'true');
  expect(views.getByRole('button', { name: '斜看' })).toHaveAttribute('aria-pressed', 'false');
  expect(grip()).toHaveAttribute('aria-valuetext', expect.stringContaining('俯仰 90°'));
  await waitFor(() => expect(views.getAllByRole('button')[0]?.querySelector('canvas')).not.toBeNull());
});

test('shows the part beside a brick in one scale, and says its size', async () => {
  render(<BesideABrick />);
  await userEvent.click(screen.getByRole('button', { name: '2×4 砖' }));
  expect(await screen.findByRole('img', { name: '基础砖 1×1，大红，旁边是同比例的 2×4 砖' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('宽 8 × 长 8 × 高 11.2 mm');
});

test('shows another colour without loading the mesh again', async () => {
  const loadMesh = vi.fn(loadFixtureMesh);
  const { rerender } = render(<Ready loadMesh={loadMesh} />);
  await touch();
  const drawn = contexts[0]?.calls('drawElements') ?? 0;
  rerender(<Ready loadMesh={loadMesh} colour={{ hex: '0055BF', finish: 'solid' }} />);
  await waitFor(() => expect(contexts[0]?.calls('drawElements')).toBeGreaterThan(drawn));
  expect(loadMesh).toHaveBeenCalledOnce();
  expect(contexts).toHaveLength(1);
});

test('ends its worker, and with it all that is on the graphics card, when the page is left', async () => {
  const ended = vi.spyOn(FakeWorker.prototype, 'terminate');
  const { unmount } = render(<Ready />);
  await touch();
  expect(ended).not.toHaveBeenCalled();
  const post = vi.spyOn(FakeWorker.prototype, 'postMessage');
  unmount();
  // Else open calls keep the elements of the page in memory.
  expect(post).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'RELEASE' }), undefined);
  expect(workers).toHaveLength(1);
  expect(ended.mock.contexts).toEqual(workers);
});

test('is drawn again after the graphics card has lost its pictures', async () => {
  const added = vi.spyOn(FakeCanvas.prototype, 'addEventListener');
  render(<Ready />);
  await turn();
  createGl = () => undefined;
  const drawn = largePictures().length;
  (added.mock.contexts[0] as FakeCanvas).dispatchEvent(new Event('webglcontextlost'));
  await waitFor(() => expect(put).toHaveBeenCalled());
  await waitFor(() => expect(largePictures().length).toBeGreaterThan(drawn));
  expect(screen.getByRole('img').tagName).toBe('DIV');
});

test('where parts cannot be drawn the still stays, and says so', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  render(<Ready />);
  act(() => grip().focus());
  expect(await screen.findByText(/加载失败/)).toBeInTheDocument();
  expect(screen.getByRole('img').tagName).toBe('svg');
});

test.each([
  ['without WebGL', () => undefined],
  ['with a graphics card that refuses its programs', () => createFakeGl({ isRefusing: true })],
  ['where the processor does the work of a card', () => createFakeGl({ card: 'ANGLE (Google, SwiftShader driver)' })],
])('is drawn and turned %s', async (_, create) => {
  createGl = create;
  render(<Ready />);
  act(() => grip().focus());
  await waitFor(() => expect(put).toHaveBeenCalled());
  const drawn = put.mock.calls.length;
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(put.mock.calls.length).toBeGreaterThan(drawn));
  expect(contexts.every((gl) => gl.isLost())).toBe(true);
});

test('without a graphics card it is drawn coarser while it is turned, and finely again once it stands still', async () => {
  createGl = () => undefined;
  render(<Ready />);
  await touch();
  const lastWidth = () => largePictures().at(-1)?.width;
  expect(lastWidth()).toBe(1);
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(lastWidth()).toBe(1));
  await waitFor(() => expect(lastWidth()).toBe(2));
});

test('says when a part has no mesh, or the shop loads none', async () => {
  const { rerender } = render(<Absent />);
  act(() => grip().focus());
  expect(await screen.findByText(/没有立体图/)).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('img').tagName).toBe('svg');
  rerender(<Ready loadMesh={undefined} />);
  expect(screen.getByText(/没有立体图/)).toBeInTheDocument();
});

test('a mesh that could not be loaded is loaded again on request', async () => {
  const loadMesh = vi.fn(loadFixtureMesh).mockRejectedValueOnce(new Error('offline'));
  render(<Ready loadMesh={loadMesh} />);
  act(() => grip().focus());
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await turn();
  expect(screen.getByRole('img').tagName).toBe('DIV');
  expect(loadMesh).toHaveBeenCalledTimes(2);
});

test('bytes that are no mesh leave the still', async () => {
  render(<Ready loadMesh={async () => Uint8Array.of(9, 9)} />);
  act(() => grip().focus());
  expect(await screen.findByText(/加载失败/)).toBeInTheDocument();
  expect(screen.getByRole('img').tagName).toBe('svg');
});

test('speaks English', async () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('slider', { name: 'Turn Brick 2 × 4, red' })).toHaveAttribute(
    'aria-valuetext',
    'Turned 0°, tilted 35°, zoom 100%',
  );
});
