import { expect, test } from 'vitest';
import { id, type PackageId, type SiteId } from '../../lib/ports.ts';
import { type Crew, type CrewLine, countCrewDrafts, crewDrafts, crewLines, crewSize } from './crew-drafts.ts';
import { exampleDraft, medical, now, perth } from './example-booking.ts';
import { readDraft } from './stored-draft.ts';

const open = exampleDraft();
const line = (people: number, of: Partial<CrewLine> = {}): CrewLine => ({
  people,
  position: { id: 'rigger', name: 'Rigger' },
  package: medical,
  state: 'WA',
  siteIds: [perth.siteId],
  ...of,
});
const crewOf = (lines: readonly CrewLine[], of: Partial<Crew> = {}): Crew => ({
  serviceType: 'pem',
  sid: null,
  subsidiary: { id: 'newman', name: 'Newman' },
  resultEmails: [],
  invoiceEmail: '',
  poNumber: 'PO 7',
  project: 'Shutdown',
  projectIdentification: 'PI-1',
  lines,
  ...of,
});
const begun = (crew: Crew) => crewDrafts(crew, open, [], now);

test('[crew.begin] seven of a crew become a booking of five and one of two, in the order of its lines', () => {
  const crew = crewOf([line(6), line(1, { position: { id: null, name: 'Operator' } })]);
  const drafts = begun(crew);
  expect(drafts.map(({ candidates }) => candidates.map(({ position }) => position?.name))).toEqual([
    ['Rigger', 'Rigger', 'Rigger', 'Rigger', 'Rigger'],
    ['Rigger', 'Operator'],
  ]);
  expect(drafts[0]?.candidates.map(({ key, index }) => `${key} ${index}`)).toEqual([
    'c1 0',
    'c2 1',
    'c3 2',
    'c4 3',
    'c5 4',
  ]);
  expect([crewSize(crew.lines), countCrewDrafts(crew)]).toEqual([7, 2]);
  expect(drafts.map((draft) => readDraft(structuredClone(draft), now))).toEqual(drafts);
});

test('[crew.begin] order numbers and subsidiary come from the crew, company and booking person from the open booking, and no names are set', () => {
  const [draft] = begun(crewOf([line(1)]));
  const { company, contactName, contactPhone, contactEmail } = open.header;
  expect(draft?.header).toMatchObject({
    company,
    contactName,
    contactPhone,
    contactEmail,
    subsidiary: { id: 'newman' },
    poNumber: 'PO 7',
    project: 'Shutdown',
    projectIdentification: 'PI-1',
    resultEmails: open.header.resultEmails,
    invoiceEmail: open.header.invoiceEmail,
  });
  expect(draft?.candidates[0]).toMatchObject({
    name: '',
    dob: '',
    phone: '',
    email: '',
    package: medical,
    pick: null,
    choice: { ...open.candidates[0]?.choice, state: 'WA', siteIds: [perth.siteId], all: false },
  });
  const own = begun(crewOf([line(1)], { resultEmails: ['crew@redgum.example'], invoiceEmail: 'pay@redgum.example' }));
  expect(own[0]?.header).toMatchObject({ resultEmails: ['crew@redgum.example'], invoiceEmail: 'pay@redgum.example' });
  const fitTest = begun(crewOf([line(1)], { serviceType: 'fit_test', sid: 'mask' }));
  expect(fitTest[0]).toMatchObject({ serviceType: 'fit_test', sid: 'mask', header: { company } });
});

test('[crew.begin] a state without clinics means all of them; without a package the usual one of the position is suggested', () => {
  const usual = [{ position: 'rigger', package: { ...medical, id: id<PackageId>('usual') } }];
  const crew = crewOf([line(1, { siteIds: [], package: null }), line(1, { state: '', siteIds: [] })]);
  const [draft] = crewDrafts(crew, open, usual, now);
  expect(draft?.candidates).toMatchObject([
    { choice: { state: 'WA', siteIds: [], all: true }, package: { id: 'usual', suggested: true } },
    { choice: { state: '', siteIds: [], all: false }, package: medical },
  ]);
});

test('[crew.save] candidates who are booked alike are one line, in their order', () => {
  const draft = exampleDraft(5);
  const [first, second, third, fourth, fifth] = draft.candidates;
  if (!first || !second || !third || !fourth || !fifth) throw new Error('Five were made.');
  const other = [id<SiteId>('b'), id<SiteId>('a')];
  const lines = crewLines([
    first,
    { ...second, position: { id: null, name: 'Operator' } },
    { ...third, position: { id: null, name: ' driller' }, name: 'Mia', package: { ...medical, suggested: true } },
    { ...fourth, choice: { ...fourth.choice, siteIds: other } },
    { ...fifth, choice: { ...fifth.choice, siteIds: other.toReversed() } },
  ]);
  expect(lines).toEqual([
    { people: 2, position: { id: null, name: 'Driller' }, package: medical, state: 'WA', siteIds: [perth.siteId] },
    { people: 1, position: { id: null, name: 'Operator' }, package: medical, state: 'WA', siteIds: [perth.siteId] },
    { people: 2, position: { id: null, name: 'Driller' }, package: medical, state: 'WA', siteIds: other },
  ]);
});

test('[crew.save] a preferred clinic is a clinic, all clinics are their state, and a custom package stays with its candidate', () => {
  const [one] = exampleDraft().candidates;
  if (!one) throw new Error('One was made.');
  const site = { id: perth.siteId, name: perth.siteName, timeZone: perth.timeZone };
  const placed = (choice: Partial<typeof one.choice>) => ({ ...one, choice: { ...one.choice, ...choice } });
  expect(crewLines([placed({ mode: 'range', site, siteIds: [] })])).toMatchObject([
    { state: 'WA', siteIds: ['perth'] },
  ]);
  expect(crewLines([placed({ mode: 'range', site: null })])).toMatchObject([{ state: '', siteIds: [] }]);
  expect(crewLines([placed({ all: true })])).toMatchObject([{ state: 'WA', siteIds: [] }]);
  expect(crewLines([placed({ siteIds: [] })])).toMatchObject([{ state: '', siteIds: [] }]);
  const custom = [{ category: 'Hearing', name: 'Audiometry' }];
  expect(crewLines([{ ...one, package: { ...medical, custom } }])).toMatchObject([{ package: null }]);
  expect(crewLines([{ ...one, position: null }])).toMatchObject([{ position: null, people: 1 }]);
});
