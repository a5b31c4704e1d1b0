import { expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { sendImage } from './send-image.ts';
import { transport } from './transport.ts';

// In Node, since requests of jsdom cannot contain its forms and files. These are the globals that a call uses.
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'zh-Hans' }, cookie: '' });
  vi.stubGlobal('location', { origin: 'http://shop.test', protocol: 'http:' });
});

const PNG = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });

/** How an upload fails at a shop that answers so. */
async function failureAt(answer: () => Response): Promise<unknown> {
  transport.current = async (input, init) => {
    await new Request(input, init).arrayBuffer();
    return answer();
  };
  return sendImage(PNG, () => undefined).then(
    () => undefined,
    (problem: unknown) => problem,
  );
}

test('an upload that is refused shows the words of the server', async () => {
  expect(await failureAt(() => Response.json({ status: 400, msg: '图片后缀不正确' }))).toMatchObject({
    kind: 'refused',
    serverMessage: '图片后缀不正确',
  });
});

test.each([
  ['JSON', () => Response.json({ status: 500, msg: '上传目录没有写入权限' }, { status: 500 })],
  // As the request that reports its progress passes it on.
  ['text', () => new Response('{"status":400,"msg":"上传目录没有写入权限"}', { status: 500 })],
])('an HTTP error of an upload shows the words that it carries as %s', async (_, answer) => {
  const problem = await failureAt(answer);
  expect(problem).toBeInstanceOf(CallError);
  expect(problem).toMatchObject({ kind: 'server', status: 500, serverMessage: '上传目录没有写入权限' });
});

test.each(['<h1>502 Bad Gateway</h1>', '{"msg":', '{"msg":{}}', '[]', ''])(
  'an HTTP error with the body %j has no words of the shop',
  async (body) => {
    expect(await failureAt(() => new Response(body, { status: 502 }))).toMatchObject({
      kind: 'server',
      status: 502,
      serverMessage: undefined,
    });
  },
);
