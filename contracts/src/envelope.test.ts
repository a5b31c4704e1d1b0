import fc from 'fast-check';
import { allRefusals, capturedRefusal } from '../fixtures/captured.ts';
import { cartCount, cartDel, companyInfo, orderComment } from './index.ts';
import { asksToSignIn, decodeAnswer, encodeAnswer, encodeRefusal, encodeValue, decodeSent } from './envelope.ts';
import { ContractFault } from './fault.ts';

describe('an answer', () => {
  test('is done at body status 200, whatever stands in code beside it', () => {
    expect(decodeAnswer(cartCount, { status: 200, msg: 'success', code: '410001', data: { count: 3 } })).toEqual({
      kind: 'done',
      value: { count: 3 },
      message: 'success',
    });
  });

  test('needs no message', () => {
    expect(decodeAnswer(cartDel, { status: 200 })).toEqual({ kind: 'done', value: undefined, message: '' });
    expect(decodeAnswer(cartDel, { status: 200, msg: null })).toMatchObject({ message: '' });
  });

  test.each([
    ['text', 'a page'],
    ['null', null],
    ['a list', [1]],
    ['nothing', undefined],
  ])('that is %s instead of an envelope says so', (_, body) => {
    expect(() => decodeAnswer(cartCount, body)).toThrow('cartCount: (answer): expected { status, msg, data }, got');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
  ])('that is %s is done for a call that may be silent', (_, body) => {
    expect(decodeAnswer(orderComment, body)).toEqual({ kind: 'done', value: undefined, message: '' });
    expect(() => decodeAnswer(orderComment, 'a page')).toThrow('orderComment: (answer): expected');
  });

  test('whose status is text or absent is a fault', () => {
    expect(() => decodeAnswer(cartCount, { status: '200', data: { count: 1 } })).toThrow(
      'cartCount: status: expected number, got string "200"',
    );
    expect(() => decodeAnswer(cartCount, { code: 0, data: {} })).toThrow(
      'cartCount: status: expected number, got nothing',
    );
  });

  test('with [] where an object belongs is a fault that tells where', () => {
    expect(() => decodeAnswer(companyInfo, { status: 200, msg: 'ok', data: [] })).toThrow(
      'companyInfo: data: expected object, got an empty list',
    );
  });
});

describe('a refusal', () => {
  test.each(allRefusals().map((name) => [name]))('%s is well-formed and keeps the server’s words', (name) => {
    const sent = capturedRefusal(name) as { status: number; msg: string };
    expect(decodeAnswer(cartCount, sent)).toEqual({
      kind: 'refused',
      status: sent.status,
      message: sent.msg,
      signIn: /token/.test(name),
    });
  });

  test('never shows what a broken server leaks in data', () => {
    expect(JSON.stringify(decodeAnswer(cartCount, capturedRefusal('database.44')))).not.toContain('x.php');
  });

  test('of any status but 200 is a refusal, and only the known ones ask to sign in', () => {
    const known = new Set([410000, 410001, 410002, 110002, 110003, 110004, 110005, 110006, 110007]);
    fc.assert(
      fc.property(
        fc.integer().filter((status) => status !== 200),
        fc.string(),
        (status, message) => {
          expect(decodeAnswer(cartCount, encodeRefusal(status, message))).toEqual({
            kind: 'refused',
            status,
            message,
            signIn: known.has(status),
          });
        },
      ),
    );
    for (const status of known) expect(asksToSignIn(status)).toBe(true);
  });
});

describe('sending', () => {
  test('encodes an answer into its envelope, and one without data without the key', () => {
    expect(encodeAnswer(cartCount, { count: 2 })).toEqual({ status: 200, msg: 'ok', data: { count: 2 } });
    expect(encodeAnswer(cartDel, undefined, '删除成功')).toEqual({ status: 200, msg: '删除成功' });
  });

  test('refuses a value that is not what the call promises', () => {
    expect(() => encodeAnswer(cartCount, { count: 1.5 })).toThrow(ContractFault);
    expect(() => encodeAnswer(cartCount, { count: 1.5 })).toThrow('cartCount: count: expected');
  });

  test('writes ids of a body as a server expects them, and reads them back', () => {
    const body = encodeValue(cartDel, cartDel.body, { ids: ['41', '3646988043223302144'] });
    expect(body).toEqual({ ids: [41, '3646988043223302144'] });
    expect(decodeSent(cartDel, cartDel.body, body)).toEqual({ ids: ['41', '3646988043223302144'] });
  });

  test('names the call and the place when a client sends the wrong thing', () => {
    expect(() => decodeSent(cartDel, cartDel.body, { ids: [null] })).toThrow(
      'cartDel: ids[0]: expected string or number, got null',
    );
  });
});
