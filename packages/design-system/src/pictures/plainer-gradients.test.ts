import { expect, test } from 'vitest';
import { plainer } from './plainer-gradients.ts';

const gradient = (id: number, ...stops: string[]) =>
  `<linearGradient id="${id}" x1="1" x2="9">${stops.join('')}</linearGradient>`;
const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="#${colour}"/>`;
const START = '<stop stop-color="#00000066"/>';

test('stops on the line between those beside them are left out, and bends stay', () => {
  const straight = gradient(0, START, stop(0.5, '00000033'), stop(1, '00000000'));
  expect(plainer({ defs: straight, faces: '' }).defs).toBe(gradient(0, START, stop(1, '00000000')));
  const bent = gradient(0, START, stop(0.5, '00000000'), stop(1, '00000066'));
  expect(plainer({ defs: bent, faces: '' }).defs).toBe(bent);
});

test('between black and white both ends of the jump stay', () => {
  const jump = gradient(0, START, stop(0.5, '00000000'), stop(0.5, 'ffffff00'), stop(1, 'ffffff66'));
  expect(plainer({ defs: jump, faces: '' }).defs).toBe(jump);
});

test('a gradient without a difference to see is a colour of its faces', () => {
  const flat = gradient(1, '<stop stop-color="#ffffff24"/>', stop(1, 'ffffff1a'));
  const other = gradient(2, START, stop(1, '00000000'));
  expect(
    plainer({ defs: flat + other, faces: '<path fill="url(#1)" d="m0 0"/><path fill="url(#2)" d="m0 0"/>' }),
  ).toEqual({ defs: other, faces: '<path fill="#ffffff1f" d="m0 0"/><path fill="url(#2)" d="m0 0"/>' });
});

test('what is no gradient of a surface stays as it is', () => {
  const defs = '<g id="s"><path d="m0 0"/></g><linearGradient id="c"><stop stop-color="#0000000f"/></linearGradient>';
  expect(plainer({ defs, faces: '<use href="#s"/>' })).toEqual({ defs, faces: '<use href="#s"/>' });
});
