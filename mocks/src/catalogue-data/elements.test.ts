import { describe, expect, it } from 'vitest';
import { elementAt, elementsOf, mouldsOfDesign } from './elements.ts';
import { readCatalogue } from './read-catalogue.ts';

const catalogue = readCatalogue();
const find = (number: string) => catalogue.moulds.find((mould) => mould.number === number) ?? catalogue.moulds[0]!;

describe('element ids', () => {
  it('find the part in its colour', () => {
    expect(elementAt(catalogue, '300121')).toMatchObject({ mould: { number: '3001' }, colourId: 4 });
    expect(elementAt(catalogue, '4211398')).toMatchObject({ mould: { number: '3023' }, colourId: 71 });
  });

  it('find nothing if they do not exist', () => {
    for (const id of ['', '0', '12', '99999999999', 'x300121', '300121x', '-300121', '3001.21'])
      expect(elementAt(catalogue, id)).toBeUndefined();
  });

  it('are listed by colour of a part, newest first', () => {
    const { byColour, designs } = elementsOf(find('3001'));
    expect(designs).toContain('3001');
    expect(byColour.get(4)).toContain('300121');
    for (const ids of byColour.values()) expect(ids).toEqual(ids.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('identify the part and colour that list them, throughout the catalogue', () => {
    for (const mould of catalogue.moulds.filter((_, place) => place % 97 === 0))
      for (const [colourId, ids] of elementsOf(mould).byColour)
        for (const id of ids.filter((one) => one.length > 3))
          expect(elementAt(catalogue, id), id).toMatchObject({ mould: { number: mould.number }, colourId });
  });

  it('include the design number on the piece', () => {
    expect(mouldsOfDesign(catalogue, '30039').map(({ number }) => number)).toEqual(['3070b']);
    expect(mouldsOfDesign(catalogue, 'nonsense')).toEqual([]);
  });
});
