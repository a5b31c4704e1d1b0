import fc from 'fast-check';
import { allRefusals, capturedRefusal } from '../fixtures/captured.ts';
import { cartCount, cartDel, companyInfo, orderComment } from './index.ts';
import { asksToSignIn, decodeAnswer, encodeAnswer, encodeRefusal, encodeValue, decodeSent } from './envelope.ts';
import { ContractFault } from './fault.ts';

describe('an answer', () => {
  test('succeeds at body status 200, with any code beside it', () => {
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
  ])('that is %s instead of an envelope is a fault', (_, body) => {
    expect(() => decodeAnswer(cartCount, body)).toThrow('cartCount: (answer): expected { status, msg, data }, got');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
  ])('that is %s succeeds for a call that may be silent', (_, body) => {
    expect(decodeAnswer(orderComment, body)).toEqual({ kind: 'done', value: undefined, message: '' });
    expect(() => decodeAnswer(orderComment, 'a page')).toThrow('orderComment: (answer): expected');
  });

  test('with a text status or without one is a fault', () => {
    expect(() => decodeAnswer(cartCount, { status: '200', data: { count: 1 } })).toThrow(
      'cartCount: status: expected number, got string "200"',
    );
    expect(() => decodeAnswer(cartCount, { code: 0, data: {} })).toThrow(
      'cartCount: status: expected number, got nothing',
    );
  });

  test('with [] in place of an object is a fault with its path', () => {
    expect(() => decodeAnswer(companyInfo, { status: 200, msg: 'ok', data: [] })).toThrow(
      'companyInfo: data: expected object, got an empty list',
    );
  });
});

describe('a refusal', () => {
  test.each(allRefusals().map((name) => [name]))('%s is well-formed and has the server’s message', (name) => {
    const sent = capturedRefusal(name) as { status: number; msg: string };
    expect(decodeAnswer(cartCount, sent)).toEqual({
      kind: 'refused',
      status: sent.status,
      message: sent.msg,
      signIn: /token/.test(name),
    });
  });

  test('never contains what a broken server leaks in data', () => {
    expect(JSON.stringify(decodeAnswer(cartCount, capturedRefusal('database.44')))).not.toContain('x.php');
  });

  test('has any status but 200, and only the known ones ask to sign in', () => {
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

  test('rejects a value that does not match the call', () => {
    expect(() => encodeAnswer(cartCount, { count: 1.5 })).toThrow(ContractFault);
    expect(() => encodeAnswer(cartCount, { count: 1.5 })).toThrow('cartCount: count: expected');
  });

  test('encodes the ids of a body as a server expects them, and decodes them again', () => {
    const body = encodeValue(cartDel, cartDel.body, { ids: ['41', '3646988043223302144'] });
    expect(body).toEqual({ ids: [41, '3646988043223302144'] });
    expect(decodeSent(cartDel, cartDel.body, body)).toEqual({ ids: ['41', '3646988043223302144'] });
  });

  test('reports the call and the path when a client sends an invalid value', () => {
    expect(() => decodeSent(cartDel, cartDel.body, { ids: [null] })).toThrow(
      'cartDel: ids[0]: expected string or number, got null',
    );
  });
});
