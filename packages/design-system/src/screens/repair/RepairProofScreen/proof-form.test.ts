import { expect, test } from 'vitest';
import { failed, loading, ready } from '../../../loadable.ts';
import { missingParts, proofProblems, type CodeEntry, type ProofForm, type ProofMessage } from './proof-form.ts';

const TODAY = '2026-11-21';
const form: ProofForm = {
  boughtOn: '2026-10-15',
  channel: 'shop',
  orderNumber: 'cp20261015143208001',
  hasNoCode: false,
  contact: '13812345678',
};
const code: CodeEntry = {
  shown: '7K3F-9QTA-M2VM-92QD',
  problem: undefined,
  foreignLetters: '',
  length: 16,
  check: ready({ status: 'unused', usedBy: '' }),
};
const sent = { id: '1', name: '订单.png', preview: '', state: 'sent' } as const;
const problemsOf = (changes: Partial<Parameters<typeof proofProblems>[0]>) =>
  proofProblems({ form, code, images: [sent], today: TODAY, ...changes });

test('a complete proof has no problem', () => {
  expect(missingParts(problemsOf({}))).toEqual([]);
});

test('an empty one lacks every part, from top to bottom', () => {
  const empty = { boughtOn: '', channel: '', orderNumber: '', hasNoCode: false, contact: '' } as const;
  const problems = problemsOf({ form: empty, code: { ...code, shown: '', check: undefined }, images: [] });
  expect(missingParts(problems)).toEqual(['boughtOn', 'channel', 'code', 'voucher', 'contact']);
});

test.each([
  ['today', TODAY, undefined],
  ['tomorrow', '2026-11-22', 'futureDate'],
  ['a year that is not typed completely', '0202-11-20', 'earlyDate'],
])('the purchase may be of %s', (_, boughtOn, problem) => {
  expect(problemsOf({ form: { ...form, boughtOn } }).boughtOn).toBe(problem);
});

test('the order number is needed only for an order of this shop', () => {
  expect(problemsOf({ form: { ...form, orderNumber: ' ' } }).orderNumber).toBe('noOrder');
  expect(problemsOf({ form: { ...form, channel: 'tmall', orderNumber: '' } }).orderNumber).toBeUndefined();
});

test.each<[string, Partial<CodeEntry>, ProofMessage | undefined]>([
  ['incomplete', { problem: 'tooShort' }, 'codeTooShort'],
  ['with a letter that occurs in no code', { problem: 'letters' }, 'codeLetters'],
  ['copied wrongly', { problem: 'check' }, 'codeCheck'],
  ['being checked', { check: loading }, 'codeChecking'],
  ['not checked, since no answer came', { check: failed('offline') }, undefined],
  ['used', { check: ready({ status: 'used', usedBy: '' }) }, undefined],
])('a code that is %s', (_, changes, problem) => {
  expect(problemsOf({ code: { ...code, ...changes } }).code).toBe(problem);
  expect(problemsOf({ code: { ...code, ...changes }, form: { ...form, hasNoCode: true } }).code).toBeUndefined();
});

test('the voucher has to be uploaded', () => {
  expect(problemsOf({ images: [] }).voucher).toBe('noVoucher');
  expect(problemsOf({ images: [{ ...sent, state: 'sending' }] }).voucher).toBe('voucherSending');
  expect(problemsOf({ images: [{ ...sent, state: 'failed' }] }).voucher).toBe('voucherFailed');
});
