import { uploadImage } from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';
import { checkImages, uploadedImage } from './uploads.ts';

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const upload = (file: Blob) => ({ body: { filename: 'file' as const, file } });
/** A PNG of so many bytes. */
function pngOf(size: number): File {
  const bytes = new Uint8Array(size);
  bytes.set(PNG);
  return new File([bytes], 'a.png', { type: 'image/png' });
}

test('accepts an image of exactly 5 MB, and not one byte more', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const { url } = await get(uploadImage, upload(pngOf(MAX_IMAGE_BYTES)));
  expect((await uploadedImage(shop, url)?.arrayBuffer())?.byteLength).toBe(MAX_IMAGE_BYTES);
  expect((await refusalOf(uploadImage, upload(pngOf(MAX_IMAGE_BYTES + 1)))).message).toBe('上传图片大小不能超过 5M');
});

test('a text file is refused, regardless of its name', async () => {
  const { shop, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  for (const text of ['Dear shop, three pieces are missing.', '', 'PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
    expect((await refusalOf(uploadImage, upload(new File([text], 'photo.jpg', { type: 'image/jpeg' })))).message).toBe(
      '上传图片只能是 JPG、PNG 格式!',
    );
  expect(shop.state.uploads).toEqual({});
});

test('accepts any URL of an uploaded image, and no others', async () => {
  const { shop, get } = visit({ scenario: 'a shopper is signed in' });
  const { url } = await get(uploadImage, upload(pngOf(20)));
  expect(checkImages(shop, [url, `https://shop.example${url}`], 3, 'en')).toEqual([url, url]);
  for (const address of [
    '',
    'a.png',
    '/uploads/../a.png',
    '/uploads/toString.png',
    `${url}?x`,
    `${url}/`,
    `/other${url}x`,
    'javascript:alert(1)',
  ])
    expect(() => checkImages(shop, [address], 3, 'en')).toThrow('A photo is missing');
});
