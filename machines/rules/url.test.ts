import { expect, test } from 'vitest';
import { urlMessage } from './url.ts';

test.each(['http://example.com', 'https://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM', ''])(
  '[valid.url] %j passes',
  (url) => {
    expect(urlMessage(url)).toBeNull();
  },
);

test.each([
  'javascript:alert(1)',
  'ftp://example.com',
  'mailto:a@b.com',
  'data:text/html,hi',
  '//example.com',
  'example.com',
  'http://',
  'https:/example.com',
  'https://exa mple.com',
])('[valid.url] %s is refused', (url) => {
  expect(urlMessage(url)).toBe('Must be a web address that starts with http:// or https://');
});
