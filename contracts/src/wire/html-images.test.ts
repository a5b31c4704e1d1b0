import { withImageAddresses } from './html-images.ts';
import { addressBase } from './picture.ts';

afterEach(() => void (addressBase.current = ''));

test('images of a text are found at the server that sent it', () => {
  const html = `<p>/uploads/a.jpg <img alt="1" src="/uploads/a.jpg"><IMG SRC='uploads/b.jpg' /><img src="//cdn.example/c.jpg"></p>`;
  expect(withImageAddresses(html)).toBe(
    `<p>/uploads/a.jpg <img alt="1" src="/uploads/a.jpg"><IMG SRC='/uploads/b.jpg' /><img src="https://cdn.example/c.jpg"></p>`,
  );
  addressBase.current = 'http://shop.example:8000';
  expect(withImageAddresses(html)).toBe(
    `<p>/uploads/a.jpg <img alt="1" src="http://shop.example:8000/uploads/a.jpg"><IMG SRC='http://shop.example:8000/uploads/b.jpg' /><img src="https://cdn.example/c.jpg"></p>`,
  );
});

test.each(['<img src=/a.jpg>', '<img src="javascript:x">', '<a href="/uploads/a.jpg">', '<img data-src="/a.jpg">', ''])(
  'anything else stays as it is: %s',
  (html) => {
    addressBase.current = 'http://shop.example';
    expect(withImageAddresses(html)).toBe(html);
  },
);
