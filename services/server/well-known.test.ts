import { expect, test } from 'vitest';
import { wellKnown } from './well-known.ts';

const at = new Date('2026-11-24T02:00:00Z');
const publicUrl = 'https://portal.example';
const ask = (path: string, securityContact: string | null = 'mailto:security@provider.example') =>
  wellKnown({ publicUrl, securityContact, now: () => at })(new Request(`${publicUrl}${path}`));

test('a password manager is led to the page with the password', () => {
  expect(ask('/.well-known/change-password')?.headers.get('location')).toBe('/my/account');
});

test('the API’s document is found at the address that programs try first', () => {
  expect(ask('/openapi.json')?.headers.get('location')).toBe('/api/v1/openapi.json');
});

test('security.txt says where faults are reported, and until when that is so', async () => {
  const answer = ask('/.well-known/security.txt');
  expect(answer?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer?.text()).toBe(
    [
      'Contact: mailto:security@provider.example',
      'Expires: 2027-05-23T02:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://portal.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('without a contact there is none; other names are not pages, and pages are not answered here', () => {
  expect(ask('/.well-known/security.txt', null)?.status).toBe(404);
  expect(ask('/.well-known/other')?.status).toBe(404);
  expect(ask('/my/account')).toBeNull();
});
