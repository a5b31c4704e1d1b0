import { uploadImage } from '@shop/contracts';
import { expect, test, vi } from 'vitest';
import { send } from './call.ts';
import { transport } from './transport.ts';

// In Node, since requests of jsdom cannot contain its forms and files. These are the globals that `send` uses.
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'zh-Hans' }, cookie: '' });
  vi.stubGlobal('location', { origin: 'http://shop.test', protocol: 'http:' });
});

test('sends a file as a form; the browser sets the boundary', async () => {
  const sent: Request[] = [];
  transport.current = async (input, init) => {
    sent.push(new Request(input, init));
    return Response.json({ status: 200, msg: 'ok', data: { url: '/uploads/1.png' } });
  };
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  expect(await send(uploadImage, { body: { filename: 'file', file } })).toMatchObject({
    url: expect.stringContaining('/uploads/1.png'),
  });
  expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  const form = await sent[0]?.formData();
  expect(form?.get('filename')).toBe('file');
  expect(form?.get('file')).toMatchObject({ name: 'a.png', type: 'image/png', size: 1 });
});
