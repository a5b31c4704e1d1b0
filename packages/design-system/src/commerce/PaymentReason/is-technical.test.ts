import { expect, test } from 'vitest';
import { isTechnical } from './is-technical.ts';

test.each([
  'cURL error 60: SSL certificate problem: unable to get local issuer certificate',
  'cURL error 6: Could not resolve host: api.mch.weixin.qq.com',
  'curl出错，错误码:58',
  'openssl_sign(): supplied key param cannot be coerced into a private key',
  'error:0909006C:PEM routines:get_name:no start line; OpenSSL',
  '您使用的私钥格式错误，请检查RSA私钥配置',
  'Undefined index: prepay_id',
  'Argument 1 passed to app\\services\\pay\\PayServices::pay() must be of the type string, null given',
  'file_get_contents(/www/wwwroot/shop/cert/apiclient_key.pem): failed to open stream',
  'SQLSTATE[HY000]: General error: 2006 MySQL server has gone away',
  '#0 /www/wwwroot/shop/vendor/guzzle/Client.php(123): request()\n#1 {main}',
  'Connection refused',
])('%j is technical', (message) => {
  expect(isTechnical(message)).toBe(true);
});

test.each([
  '余额不足',
  '支付失败',
  '订单已支付，不能重复支付',
  '微信支付未开启',
  '暂不支持该支付方式',
  '充值金额不能低于 1 元',
  '订单 #12 已取消',
  'The balance is too small',
  'This order has been paid already',
  'Please pay on line 2 of our hotline',
])('%j is for the shopper', (message) => {
  expect(isTechnical(message)).toBe(false);
});
