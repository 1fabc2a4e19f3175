import { expect, test } from 'vitest';
import type { components } from '../generated/booking.openapi.ts';
import { toBookingDetail } from './booking-detail.ts';

const noTime = '0001-01-01T00:00:00Z';
const paperwork = { id: 'w1', paper_work: 'Pre-start form.pdf', temporary: false, link: null };

/** A booking that is still pending, as the service answers it. */
const pending: components['schemas']['BookingDetail'] = {
  booking_id: 'b1',
  candidate_id: 'c1',
  reference: 'PF-204817',
  outcome: null,
  candidate_answer: null,
  outcome_restrictions: null,
  service_type: 'pem',
  candidate_name: 'Liam O’Connor',
  candidate_dob: '1991-03-14',
  candidate_email: 'liam.oconnor@example.com',
  candidate_phone: '0491 570 006',
  candidate_gender: 'Male',
  candidate_position: '',
  candidate_number: 1,
  candidate_count: 1,
  org_id: 'o1',
  company_name: 'Redgum Mining',
  subsidiary_id: null,
  subsidiary_name: null,
  contact_name: 'Priya Raman',
  contact_phone: '08 5550 1420',
  contact_email: 'priya.raman@redgum.example',
  result_email: 'results@redgum.example;  hse@redgum.example; ',
  invoice_email: 'accounts@redgum.example',
  appointment_time: noTime,
  appointment_end: noTime,
  appointment_status: 'Pending',
  appointment_status_color: '#d97706',
  status_before: null,
  status_changed_at: null,
  site_id: null,
  site_name: null,
  site_tz: null,
  site_address: null,
  site_suburb: null,
  site_state: null,
  site_phone: null,
  preferred_site_name: 'Karratha – Balmoral Road',
  preferred_site_tz: 'Australia/Perth',
  preferred_from_date: '2026-12-01',
  preferred_to_date: '2026-12-05',
  preferred_time: '',
  preferred_state: 'WA',
  preferred_site_id: null,
  package_id: 'p1',
  package_name: 'PEM – Standard',
  package_minutes: 75,
  visit_stops: [],
  package_assessments: [],
  assessments: '',
  po_number: '',
  project: '',
  project_identification: '',
  paperworks: [paperwork, { ...paperwork, id: 'w2', temporary: true }],
  booking_comment: '',
  appointment_note: '',
  created_at: '2026-11-20T01:15:00Z',
  created_by: null,

  attendance_confirmed_at: null,
  change_asked_at: null,
  can_be_earlier: false,
  earlier_time: null,
  live_link_at: null,
  candidate_files: [],
  consult_files: [],
  updated_at: '2026-11-20T01:15:00.000Z',
  position_id: null,
  candidates: [],
  next_notice: null,
  reminders: [],
  deliveries: [],
  history: [
    {
      id: 'h1',
      at: '2026-11-20T01:15:00Z',
      action: 'opened',
      by: 'Helen Marsh',
      organisation: null,
      about: null,
      before: null,
      after: null,
    },
    {
      id: 'h2',
      at: '2026-11-20T01:15:00Z',
      action: 'status',
      by: 'Helen Marsh',
      organisation: null,
      about: null,
      before: 'Pending',
      after: { a: 1 },
    },
  ],
};

test('a time that is not there yet, and empty texts, are nothing', () => {
  expect(toBookingDetail(pending)).toMatchObject({
    appointmentTime: null,
    appointmentEnd: null,
    site: null,
    note: null,
    comment: null,
    poNumber: null,
    project: null,
    projectIdentification: null,
    candidatePosition: null,
    preferredTime: null,
  });
});

test('only paperwork that is kept is shown', () => {
  expect(toBookingDetail(pending).paperworks).toEqual([{ id: 'w1', name: 'Pre-start form.pdf', link: null }]);
});

test('result emails are a list, however they were separated', () => {
  expect(toBookingDetail(pending).resultEmails).toEqual(['results@redgum.example', 'hse@redgum.example']);
});

test('a changed value is a string, or JSON if it is an object', () => {
  expect(toBookingDetail(pending).history.map(({ before, after }) => [before, after])).toEqual([
    [null, null],
    ['Pending', '{"a":1}'],
  ]);
});

test('a site of which some is unknown is still a site', () => {
  const booked = {
    ...pending,
    site_id: 's1',
    site_name: 'Perth – Hay Street',
    site_tz: 'Australia/Perth',
    site_phone: '',
  };
  expect(toBookingDetail(booked).site).toEqual({
    id: 's1',
    name: 'Perth – Hay Street',
    address: '',
    suburb: '',
    state: '',
    phone: null,
    timeZone: 'Australia/Perth',
  });
});
