import fc from 'fast-check';

/** A part (`part`) or another model (`model`, by its place, always a later one) in a colour. */
export type TestPlacement = { colour: string; part: string } | { colour: string; model: number };
export type TestModel = readonly TestPlacement[];
type Style = { end: string; isUpper: boolean; hasNoFile: boolean; folder: '' | 'parts/' | 's\\' };

const colours = fc.constantFrom('16', '16', '0', '4', '15', '0x2FF8800', '24');
const part: fc.Arbitrary<TestPlacement> = fc.record({
  colour: colours,
  part: fc.constantFrom('3001', '3003', '4073', '970c27pr0039', 'u9123', '92693c01-f1'),
});

/** Models that use only later models, so that none contains itself. */
export const testModels: fc.Arbitrary<TestModel[]> = fc
  .integer({ min: 1, max: 5 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, at) =>
        fc.array(
          at + 1 < count
            ? fc.oneof(part, fc.record({ colour: colours, model: fc.integer({ min: at + 1, max: count - 1 }) }))
            : part,
          { maxLength: 4 },
        ),
      ),
    ),
  );
export const ldrawStyles: fc.Arbitrary<Style> = fc.record({
  end: fc.constantFrom('\n', '  \n'),
  isUpper: fc.boolean(),
  hasNoFile: fc.boolean(),
  folder: fc.constantFrom('', 'parts/', 's\\'),
});

const nameOf = (model: number) => `Sub Model ${model}.ldr`;
/** A line of type 1 at any position. */
export const placed = (colour: string, name: string): string => `1 ${colour} -10 24 0.5 1 0 0 0 1 0 0 0 1 ${name}`;

/** Writes models as one `.mpd`. */
export function writeMpd(models: readonly TestModel[], { end, isUpper, hasNoFile, folder }: Style): string {
  const cased = (name: string) => (isUpper ? name.toUpperCase() : name);
  const rows = models.flatMap((model, at) => [
    `0 FILE ${nameOf(at)}`,
    '0 Name: of the model',
    ...model.flatMap((one) => [
      placed(one.colour, cased('part' in one ? `${folder}${one.part}.dat` : nameOf(one.model))),
      '0 STEP',
    ]),
    '2 24 0 0 0 1 1 1',
    ...(hasNoFile ? ['0 NOFILE', ''] : []),
  ]);
  return rows.join(end);
}

/** Pieces by part and colour, by building every model piece by piece. */
export function buildModels(
  models: readonly TestModel[],
  at = 0,
  inherited = '',
  into = new Map<string, number>(),
): Map<string, number> {
  for (const one of models[at] ?? []) {
    const colour = one.colour === '16' ? inherited : one.colour;
    if ('model' in one) buildModels(models, one.model, colour, into);
    else into.set(`${one.part} ${colour}`, (into.get(`${one.part} ${colour}`) ?? 0) + 1);
  }
  return into;
}
