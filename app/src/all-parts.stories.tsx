import { ProductPicture } from '@shop/design-system/elements/ProductPicture';
import { readCatalogue } from '@shop/mocks/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type UIEvent } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

const { moulds, categories } = readCatalogue();
const FINISHES = [...new Set(moulds.flatMap(({ colours }) => colours.map(({ colour }) => colour.finish)))];
const SHOWN = {
  all: () => true,
  drawn: ({ picture }: (typeof moulds)[number]) => picture.lacks === undefined,
  'shape not drawn': ({ picture }: (typeof moulds)[number]) => picture.lacks === 'shape',
  'similar shown': ({ picture }: (typeof moulds)[number]) => picture.lacks === 'mould',
  'print not shown': ({ picture }: (typeof moulds)[number]) => picture.lacks === 'print',
  prints: ({ blank }: (typeof moulds)[number]) => blank !== undefined,
} as const;
type Shown = keyof typeof SHOWN;
const parentOf = new Map(categories.map(({ id, parent }) => [id, parent]));
/** A category has the parts of those below it; its id may begin that of another. */
const isIn = (own: string, category: string): boolean =>
  category === '' || own === category || parentOf.get(own) === category;

/** Sizes in px of the virtual grid: only rows in sight are in the page. */
const [ROW, CELL, HEIGHT] = [164, 136, 720];

/** Every part of the catalogue, to look through: by category, by finish, and by what its picture lacks. */
function AllParts() {
  const [category, setCategory] = useState('');
  const [finish, setFinish] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [scroll, setScroll] = useState({ top: 0, width: 1100 });
  const parts = moulds.flatMap((mould) => {
    const offer = mould.colours.find(({ colour }) => finish === '' || colour.finish === finish);
    return offer && isIn(mould.category, category) && SHOWN[shown](mould) ? [{ mould, colour: offer.colour }] : [];
  });
  const columns = Math.max(1, Math.floor(scroll.width / CELL));
  const first = Math.max(0, Math.floor(scroll.top / ROW) - 1) * columns;
  const seen = parts.slice(first, first + (Math.ceil(HEIGHT / ROW) + 3) * columns);
  const choose = (
    label: string,
    value: string,
    options: readonly [string, string][],
    onChange: (to: string) => void,
  ) => (
    <label style={{ marginInlineEnd: 16 }}>
      {label}{' '}
      <select
        style={{ background: 'var(--paper)', color: 'var(--ink)' }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setScroll({ top: currentTarget.scrollTop, width: currentTarget.clientWidth });
  return (
    <main>
      {choose(
        'Category',
        category,
        [['', 'all'], ...categories.map(({ id, names }): [string, string] => [id, names.en])],
        setCategory,
      )}
      {choose('Finish', finish, [['', 'all'], ...FINISHES.map((one): [string, string] => [one, one])], setFinish)}
      {choose(
        'Shown',
        shown,
        Object.keys(SHOWN).map((one) => [one, one]),
        (to) => setShown(to as Shown),
      )}
      <p role="status">{parts.length} parts</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by key */}
      <section tabIndex={0} aria-label="Parts" onScroll={onScroll} style={{ height: HEIGHT, overflow: 'auto' }}>
        <div style={{ position: 'relative', height: Math.ceil(parts.length / columns) * ROW }}>
          {seen.map(({ mould, colour }, at) => (
            <figure
              key={mould.number}
              style={{
                position: 'absolute',
                top: Math.floor((first + at) / columns) * ROW,
                left: ((first + at) % columns) * CELL,
                width: 128,
                margin: 0,
              }}
            >
              <ProductPicture
                picture={{ kind: 'part', ...mould.picture, hex: colour.hex, finish: colour.finish }}
                alt={mould.names.en}
              />
              <figcaption>{mould.number}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </main>
  );
}

const meta = { title: 'Pictures/All parts', component: AllParts } satisfies Meta<typeof AllParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${moulds.length} parts`);
  },
};
export const PrintsNotShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Shown'), 'print not shown');
    const count = moulds.filter(({ picture }) => picture.lacks === 'print').length;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${count} parts`));
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName(/印刷未画出|print not shown/);
  },
};
/** Every part is in one category of the upper level; the id of the first, 1, begins that of others. */
export const OneCategory: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const tops = categories.filter(({ parent }) => parent === undefined);
    let sum = 0;
    for (const { id } of tops) {
      const below = categories.flatMap((one) => (one.parent === id ? [one.id] : []));
      const count = moulds.filter(({ category }) => category === id || below.includes(category)).length;
      await userEvent.selectOptions(canvas.getByLabelText('Category'), id);
      await waitFor(() => expect(status).toHaveTextContent(new RegExp(`^${count} parts$`)));
      sum += count;
    }
    await expect(sum).toBe(moulds.length);
  },
};
/** Each filter narrows what the others leave. */
export const MilkyWithoutShape: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Finish'), 'milky');
    const milky = moulds.filter(({ colours }) => colours.some(({ colour }) => colour.finish === 'milky'));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(new RegExp(`^${milky.length} parts$`)));
    await userEvent.selectOptions(canvas.getByLabelText('Shown'), 'shape not drawn');
    const count = milky.filter(({ picture }) => picture.lacks === 'shape').length;
    await waitFor(() => expect(status).toHaveTextContent(new RegExp(`^${count} parts$`)));
    await userEvent.selectOptions(canvas.getByLabelText('Shown'), 'drawn');
    await waitFor(() => expect(status).not.toHaveTextContent(new RegExp(`^${count} parts$`)));
  },
};
