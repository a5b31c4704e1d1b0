import { bakery, described } from '@shop/design-system/screens/repair/fixtures-repair-cart.ts';
import { expect, test } from 'vitest';
import { draftOfEntry } from './draft-of-entry.ts';

test('a request is changed with its proof, its parts and where they were picked', () => {
  expect(draftOfEntry({ ...bakery, code: 'ABCDEFGHJKLMNPQR' })).toEqual({
    setNumber: '801208',
    setName: '街角面包房',
    reason: 'wrong',
    ...bakery.purchase,
    code: 'ABCDEFGHJKLMNPQR',
    hasNoCode: false,
    voucher: bakery.voucher,
    contact: bakery.contact,
    lines: [
      { kind: 'listed', id: '11', quantity: 1, reason: 'damaged', note: '边角有裂纹', step: { bag: 2, step: 17 } },
      { kind: 'listed', id: '12', quantity: 4, reason: 'missing', note: '', step: { bag: 3, step: 23 } },
      { kind: 'listed', id: '13', quantity: 8, reason: 'wrong', note: '收到的是灰色', substitute: '99780-6C6E68' },
    ],
    entryId: bakery.id,
  });
});

test('a request without a code stays one, and a described part stays described', () => {
  const draft = draftOfEntry(described);
  expect(draft.hasNoCode).toBe(true);
  expect(draft.lines.at(-1)).toMatchObject({
    kind: 'described',
    description: expect.stringContaining('贴纸'),
    photo: expect.stringMatching(/^data:/),
  });
});
