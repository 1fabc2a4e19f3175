import fc from 'fast-check';
import { expect, test } from 'vitest';
import { continuePath, isRemembered, landingAfterSignIn, rootRedirect } from './landing.ts';
import { PERMISSIONS } from './permissions.ts';

const CONSULT = '/booking/download-consult-file?candidate_id=1&file_id=2';

test('[session.login] a saved consult file path comes first, whatever the account may do', () => {
  expect(landingAfterSignIn(['view_bookings'], CONSULT)).toBe(CONSULT);
  expect(landingAfterSignIn([], CONSULT)).toBe(CONSULT);
});

test('[session.login] else the bookings, with either permission for them, else root', () => {
  expect(landingAfterSignIn(['view_bookings'], null)).toBe('/pem-bookings');
  expect(landingAfterSignIn(['my_bookings'], '/companies')).toBe('/pem-bookings');
  expect(landingAfterSignIn(['my_subsidiary'], '/companies')).toBe('/');
});

test('[session.login] nothing that only looks like the consult file path is followed', () => {
  for (const path of [
    '/booking/download-consult-files',
    '//evil.example/booking/download-consult-file',
    `https://e.example${CONSULT}`,
  ]) {
    expect(landingAfterSignIn(['my_bookings'], path)).toBe('/pem-bookings');
  }
});

test('[route.root] root leads to the bookings with view or my bookings, else to My Account', () => {
  fc.assert(
    fc.property(fc.subarray([...PERMISSIONS]), (held) => {
      const hasList = held.includes('view_bookings') || held.includes('my_bookings');
      expect(rootRedirect(held)).toBe(hasList ? '/pem-bookings' : '/my/account');
    }),
  );
});

test('[route.last-path] pages are remembered with their query, but not /404, public pages or unknown ones', () => {
  for (const address of ['/pem-bookings?status=Pending', '/booking/c-1/detail', CONSULT])
    expect(isRemembered(address)).toBe(true);
  for (const address of [
    '/404',
    '/login',
    '/reset-password?token=secret',
    '/forgot-password',
    '/email-sent',
    '/nowhere',
    '//evil.example',
  ]) {
    expect(isRemembered(address), address).toBe(false);
  }
});

test('[route.last-path] another last path is offered as the way back; a consult file path is followed instead', () => {
  expect(continuePath('/make-booking?step=time')).toBe('/make-booking?step=time');
  for (const none of [null, CONSULT, '/login', '//evil.example', 'https://evil.example/pem-bookings'])
    expect(continuePath(none)).toBeNull();
});
