/** Writes outlines in relative steps of whole numbers, in the shortest form, from exact positions that it rounds. */
class CoarsePen {
  text = '';
  readonly #factor: number;
  #last = '';
  // The exact position and the rounded one.
  #x = 0;
  #y = 0;
  #atX = 0;
  #atY = 0;
  #start: readonly [x: number, y: number] = [0, 0];

  constructor(factor: number) {
    this.#factor = factor;
  }

  move(dx: number, dy: number): void {
    this.#add('m', pair(...this.#go(dx, dy)));
    this.#start = [this.#x, this.#y];
  }

  line(dx: number, dy: number): void {
    const [sx, sy] = this.#go(dx, dy);
    if (sx === 0 && sy === 0) return;
    if (sy === 0) this.#add('h', String(sx));
    else if (sx === 0) this.#add('v', String(sy));
    else this.#add('l', pair(sx, sy));
  }

  arc([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, dx = 0, dy = 0]: readonly number[]): void {
    const [sx, sy] = this.#go(dx, dy);
    this.#add('a', `${this.#round(rx)} ${this.#round(ry)} ${turn} ${large} ${sweep} ${pair(sx, sy)}`);
  }

  close(): void {
    [this.#x, this.#y] = this.#start;
    [this.#atX, this.#atY] = [this.#round(this.#x), this.#round(this.#y)];
    this.text += 'z';
    this.#last = 'z';
  }

  #round = (value: number): number => Math.round(value / this.#factor);

  #go(dx: number, dy: number): [number, number] {
    [this.#x, this.#y] = [this.#x + dx, this.#y + dy];
    const [x, y] = [this.#round(this.#x), this.#round(this.#y)];
    const step: [number, number] = [x - this.#atX, y - this.#atY];
    [this.#atX, this.#atY] = [x, y];
    return step;
  }

  #add(command: string, values: string): void {
    const isSame = command === this.#last || (command === 'l' && this.#last === 'm');
    const between = values.startsWith('-') ? '' : ' ';
    this.text += isSame ? between + values : command + values;
    this.#last = command;
  }
}

/**
 * Path data as the compiler writes it (relative m, l, h, v, a and z, whole numbers), with all lengths divided by
 * `factor` and rounded. Positions are rounded, not steps, so that nothing drifts; steps of nothing are left out.
 */
export function coarsePath(d: string, factor: number): string {
  const pen = new CoarsePen(factor);
  for (const [, command = '', text = ''] of d.matchAll(/([mlhvaz])([^mlhvaz]*)/g)) {
    const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
    if (command === 'z') pen.close();
    else if (command === 'h') for (const dx of numbers) pen.line(dx, 0);
    else if (command === 'v') for (const dy of numbers) pen.line(0, dy);
    else if (command === 'a') for (const values of inGroups(numbers, 7)) pen.arc(values);
    else if (command === 'm') {
      const [[dx = 0, dy = 0] = [], ...lines] = inGroups(numbers, 2);
      pen.move(dx, dy);
      for (const [x = 0, y = 0] of lines) pen.line(x, y);
    } else for (const [x = 0, y = 0] of inGroups(numbers, 2)) pen.line(x, y);
  }
  return pen.text;
}

const inGroups = (numbers: readonly number[], size: number): number[][] =>
  Array.from({ length: numbers.length / size }, (_, at) => numbers.slice(at * size, (at + 1) * size));

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;
