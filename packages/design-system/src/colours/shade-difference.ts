import { GREY_CHROMA, toOklch, type Oklch } from './oklch.ts';

/** How near two shades look: the same, side by side different, different at a glance, or not to be confused. */
export type Nearness = 'same' | 'close' | 'visible' | 'far';
/** A hue that a shade tends to, compared with another. */
export type HueName = 'red' | 'orange' | 'yellow' | 'green' | 'turquoise' | 'blue' | 'purple' | 'pink';
/** `vivid` has more chroma; `soft` less and is lighter still, as if mixed with white; `grey` less, as if mixed with grey. */
export type Trait = 'lighter' | 'darker' | 'vivid' | 'soft' | 'grey' | HueName;
export type Degree = 'slight' | 'clear' | 'much';
/** How one shade differs from another; the greatest difference first, none that nobody sees. */
export type ShadeDifference = {
  nearness: Nearness;
  traits: readonly { trait: Trait; degree: Degree }[];
};

/** Distances in Oklab times 100. About 2 is the least that a person sees of two areas that touch. */
const SCALE = 100;
const SEEN = 2;
const CLEAR = 5;
const MUCH = 18;
/** The greatest distance of each nearness. */
const NEARNESSES: readonly [number, Nearness][] = [
  [SEEN, 'same'],
  [6, 'close'],
  [10, 'visible'],
];
/** The angles in Oklch of the hues that have names. */
const HUES: readonly [HueName, number][] = [
  ['red', 27],
  ['orange', 58],
  ['yellow', 100],
  ['green', 145],
  ['turquoise', 195],
  ['blue', 260],
  ['purple', 305],
  ['pink', 355],
];

/** How a shade differs from `from`, each six hexadecimal digits, as people see it (Oklab). */
export function shadeDifference(shade: string, from: string): ShadeDifference {
  const [one, other] = [toOklch(from), toOklch(shade)];
  const turn = turnOf(one.hue, other.hue);
  const light = (other.lightness - one.lightness) * SCALE;
  const chroma = (other.chroma - one.chroma) * SCALE;
  // The chord between the two hues: greys have none.
  const hue = 2 * Math.sqrt(one.chroma * other.chroma) * Math.abs(Math.sin((turn * Math.PI) / 360)) * SCALE;
  const distance = Math.hypot(light, chroma, hue);
  const [wasGrey, isGrey] = [one, other].map((each) => each.chroma < GREY_CHROMA);
  const traits: (readonly [Trait, number])[] = [[light > 0 ? 'lighter' : 'darker', Math.abs(light)]];
  const loss = fading(one, other);
  const faded = light > Math.max(loss, SEEN) ? 'soft' : 'grey';
  if (wasGrey === isGrey) {
    traits.push(chroma > 0 ? ['vivid', chroma] : [faded, loss], [hueAhead(one, turn), hue]);
  } else if (isGrey) traits.push([faded, Math.hypot(loss, hue)]);
  // Beside a grey, a colour is described by its hue alone.
  else traits.push([nearestHue(other), Math.hypot(chroma, hue)]);
  const least = Math.min(SEEN, Math.max(...traits.map(([, amount]) => amount)));
  return {
    nearness: NEARNESSES.find(([limit]) => distance <= limit)?.[1] ?? 'far',
    traits: traits
      .filter(([, amount]) => distance > SEEN && amount >= least)
      .toSorted(([, a], [, b]) => b - a)
      .map(([trait, amount]) => ({ trait, degree: degreeOf(amount) })),
  };
}

/** The distance of two shades in Oklab, times 100. */
export function shadeDistance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const hue = 2 * Math.sqrt(a.chroma * b.chroma) * Math.sin((turnOf(a.hue, b.hue) * Math.PI) / 360);
  return Math.hypot(a.lightness - b.lightness, a.chroma - b.chroma, hue) * SCALE;
}

/** The loss of chroma beyond what a shade that is mixed with black has. */
const fading = (one: Oklch, other: Oklch): number =>
  Math.max(0, one.chroma * Math.min(1, other.lightness / (one.lightness || 1)) - other.chroma) * SCALE;

function degreeOf(amount: number): Degree {
  if (amount < CLEAR) return 'slight';
  return amount < MUCH ? 'clear' : 'much';
}

/** The shorter way round from one hue to another, from -180 to 180 degrees. */
const turnOf = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

const nearestOf = (hue: number, names: typeof HUES): HueName =>
  names.toSorted(([, a], [, b]) => Math.abs(turnOf(hue, a)) - Math.abs(turnOf(hue, b)))[0]?.[0] ?? 'red';
const nearestHue = ({ hue }: Oklch): HueName => nearestOf(hue, HUES);

/** The named hue that a turn leads to: of those ahead of its middle, the nearest to its end. */
function hueAhead({ hue }: Oklch, turn: number): HueName {
  const isAhead = ([, angle]: (typeof HUES)[number]) => turnOf(hue + turn / 2, angle) * Math.sign(turn) > 0;
  return nearestOf(hue + turn, HUES.filter(isAhead));
}
