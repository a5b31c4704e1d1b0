import type { InventoryLine } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  inventoryLines,
  largeInventory,
  lineActions,
  partActions,
  pickedLines,
  pickInventory,
  pickRegion,
  pickTerms,
  soldOutLines,
} from '../fixtures-repair-pick.ts';
import type { PickedLine } from './picked-line.ts';
import type { PastedRow } from './pasted-row.ts';
import { RepairPickScreen, type RepairPickScreenProps } from './RepairPickScreen.tsx';

/** The app caps a part by what the set has and by what the other lines leave. */
const mostOfWith = (lines: readonly PickedLine[]) => (part: InventoryLine) => {
  const others = lines.filter(({ id }) => id !== part.id).reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.min(part.quantity, pickTerms.maxParticles - others);
};
const stepView = { view: 'step', bag: undefined, step: 23, colours: [], category: '', search: '' } as const;
const NOTHING_PASTED = { text: '', onText: fn(), result: undefined, onRead: fn(), fitsOf: () => [], onAdd: fn() };

const meta = {
  component: RepairPickScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    set: '801208',
    inventory: ready(pickInventory),
    service: ready({ terms: pickTerms, region: pickRegion }),
    isUnavailable: false,
    view: stepView,
    onView: fn(),
    lines: pickedLines,
    mostOf: mostOfWith(pickedLines),
    picking: partActions,
    actions: lineActions,
    photos: {},
    paste: NOTHING_PASTED,
    eligibility: { kind: 'free', day: 37, lastFreeDay: '2027-01-13' },
    hasProof: true,
    boughtOn: '2026-10-15',
    code: '7K3F-••••-••••-92QD',
    hasVoucher: true,
    isSignedIn: true,
    isEdit: false,
    dueAt: Date.parse('2026-12-04T23:59:59+08:00'),
    save: { state: 'idle' },
    onNext: fn(),
    onRetry: fn(),
  } as RepairPickScreenProps,
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof RepairPickScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen with the state that the app has: view, lines and pasted text. */
function Picking(props: RepairPickScreenProps) {
  const [view, setView] = useState(props.view);
  const [lines, setLines] = useState(props.lines);
  const change = (id: string, changed: Partial<PickedLine>) =>
    setLines((before) => before.map((line) => (line.id === id ? ({ ...line, ...changed } as PickedLine) : line)));
  const mostOf = mostOfWith(lines);
  const [picking] = useState<RepairPickScreenProps['picking']>(() => ({
    onQuantity: (part, quantity, step) => {
      partActions.onQuantity(part, quantity, step);
      setLines((before) => pick(before, part, quantity, step));
    },
    onSubstitute: (id, substitute) => {
      partActions.onSubstitute(id, substitute);
      change(id, { substitute });
    },
  }));
  return (
    <RepairPickScreen
      {...props}
      view={view}
      onView={(next) => {
        props.onView(next);
        setView((before) => ({ ...before, ...next }));
      }}
      lines={lines}
      mostOf={mostOf}
      picking={picking}
      actions={{
        ...props.actions,
        onReason: (id, reason) => change(id, { reason }),
        onNote: (id, note) => change(id, { note }),
        onRemove: (id) => setLines((before) => before.filter((line) => line.id !== id)),
      }}
    />
  );
}

function pick(
  lines: readonly PickedLine[],
  part: InventoryLine,
  quantity: number,
  step: { bag: number; step: number } | undefined,
) {
  const others = lines.filter(({ id }) => id !== part.id);
  if (quantity === 0) return others;
  const known = lines.find(({ id }) => id === part.id);
  if (known) return lines.map((line) => (line === known ? { ...known, quantity } : line));
  return [...lines, { kind: 'listed' as const, id: part.id, quantity, reason: 'missing' as const, note: '', step }];
}

export const Ready: Story = {};
export const Loading: Story = { args: { inventory: loading } };
export const Failed: Story = { args: { inventory: failed('server') } };
/** Nothing is picked. */
export const Empty: Story = { args: { lines: [] } };
export const WholeBag: Story = { args: { view: { ...stepView, step: undefined, bag: 3 } } };
export const AllParts: Story = { args: { view: { ...stepView, view: 'all' } } };
export const NothingFound: Story = { args: { view: { ...stepView, view: 'all', search: '轮胎' } } };
export const LargeSet: Story = { args: { inventory: ready(largeInventory), view: { ...stepView, view: 'all' } } };
/** The set has no steps, so there is no view by step. */
export const WithoutSteps: Story = {
  args: {
    inventory: ready({
      set: { ...pickInventory.set, bags: 0, steps: 0 },
      lines: inventoryLines.map((line) => ({ ...line, uses: [] })),
    }),
    lines: [],
  },
};
export const SoldOut: Story = { args: { inventory: ready({ ...pickInventory, lines: soldOutLines }) } };
const fullLines: readonly PickedLine[] = [
  ...pickedLines,
  { kind: 'listed', id: '2', quantity: 7, reason: 'missing', note: '', step: { bag: 3, step: 23 } },
];
/** No particle is left. */
export const Full: Story = { args: { lines: fullLines } };
const [first, second, third, fourth] = inventoryLines as [InventoryLine, InventoryLine, InventoryLine, InventoryLine];
const pastedRows: readonly PastedRow[] = [
  { kind: 'matched', line: 1, text: '3005 棕色 2', quantity: 2, part: first },
  { kind: 'matched', line: 2, text: '3004 杏黄 40', quantity: 40, part: second },
  { kind: 'otherColour', line: 3, text: '54200 红色 1', quantity: 1, parts: [fourth, third] },
  { kind: 'notInSet', line: 4, text: '3001 红色 1', quantity: 1 },
  { kind: 'noQuantity', line: 5, text: '3004 杏黄 0', quantity: 0 },
  { kind: 'notRead', line: 6, text: '屋顶上那颗', quantity: 0 },
];
const pasted = {
  ...NOTHING_PASTED,
  text: pastedRows.map(({ text }) => text).join('\n'),
  result: ready(pastedRows),
  fitsOf: () => [2, 5],
};
export const Pasted: Story = { args: { view: { ...stepView, view: 'paste' }, paste: pasted } };
export const PasteEmpty: Story = { args: { view: { ...stepView, view: 'paste' } } };
export const Paid: Story = {
  args: {
    eligibility: { kind: 'paid', reason: 'codeUsed', day: 37 },
    lines: [
      ...pickedLines,
      { kind: 'described', id: 'd1', quantity: 1, reason: 'missing', note: '', description: '透明的窗玻璃', photo: '' },
    ],
  },
};
const describedLine: PickedLine = {
  kind: 'described',
  id: 'd1',
  quantity: 1,
  reason: 'missing',
  note: '',
  description: '',
  photo: '',
};
export const Described: Story = { args: { lines: [describedLine] } };
/** A visitor signs in before a photo and before the next step. */
export const Visitor: Story = { args: { lines: [describedLine, ...pickedLines], isSignedIn: false } };
/** In a priced request the server names no price for a described part. */
export const DescribedNotPriced: Story = {
  args: {
    eligibility: { kind: 'paid', reason: 'windowOver', day: 95 },
    service: ready({ terms: { ...pickTerms, describedPrice: undefined }, region: pickRegion }),
    lines: [{ ...describedLine, description: '窗玻璃' }],
  },
};
/** The inventory does not have a picked part any more. */
export const GonePart: Story = {
  args: { lines: [{ kind: 'listed', id: 'gone', quantity: 2, reason: 'missing', note: '' }, ...pickedLines] },
};
export const LongNote: Story = {
  args: { lines: pickedLines.map((line) => ({ ...line, note: '裂'.repeat(152) })) },
};
export const ProofMissing: Story = {
  args: { eligibility: { kind: 'open', missing: 'boughtOn' }, hasProof: false, boughtOn: undefined, code: '' },
};
export const RegionMissing: Story = {
  args: { ...ProofMissing.args, service: ready({ terms: pickTerms, region: undefined }) },
};
/** The code is not checked yet, and the server does not say what postage costs. */
export const NotJudged: Story = {
  args: {
    eligibility: { kind: 'open', missing: 'code', day: 37 },
    service: ready({
      terms: pickTerms,
      region: { ...pickRegion, postage: undefined, isPostageFree: undefined },
    }),
  },
};
export const RegionNotServed: Story = { args: { eligibility: { kind: 'refused', reason: 'regionNotServed' } } };
export const Changing: Story = { args: { isEdit: true } };
export const Saving: Story = { args: { save: { state: 'busy' } } };
export const Refused: Story = {
  args: { save: { state: 'refused', failure: { kind: 'refused', message: '一次最多补 20 颗' } } },
};
/** No answer came to saving. */
export const Unknown: Story = { args: { save: { state: 'unknown' } } };
export const UnknownSet: Story = { args: { set: '899999', inventory: failed('gone') } };
export const NoSet: Story = { args: { set: '', inventory: loading } };
/** A stock server has no repair service. */
export const Unavailable: Story = { args: { isUnavailable: true, inventory: failed('server') } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowPasted: Story = { ...Pasted, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...SoldOut, globals: { theme: 'dark' } };
const englishLines = soldOutLines.map((line) => ({
  ...line,
  name: 'Brick Special 1 x 2 x 1 2/3 with Eight Studs on One Side and Rounded Corners',
  colour: { ...line.colour, name: 'Light Bluish Grey Transparent' },
  spare: 2,
}));
export const WorstCaseEnglish: Story = {
  args: { inventory: ready({ ...pickInventory, lines: englishLines }), lines: fullLines },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { inventory: ready({ ...pickInventory, lines: soldOutLines }), ...GonePart.args },
  globals: { language: 'zh-Hant' },
};
