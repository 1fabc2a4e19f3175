import { expect, test } from 'vitest';
import { isWebAddress } from './url.ts';

test.each(['http://example.com', 'https://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM'])(
  '[valid.url] %j is a web address',
  (url) => {
    expect(isWebAddress(url)).toBe(true);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  'ftp://example.com',
  'mailto:a@b.com',
  'data:text/html,hi',
  '//example.com',
  'example.com',
  'http://',
  'https:/example.com',
  'https://exa mple.com',
])('[valid.url] %j is none', (url) => {
  expect(isWebAddress(url)).toBe(false);
});
