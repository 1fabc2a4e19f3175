import { z } from '@hono/zod-openapi';
import { favouriteClinics } from '../../shared/favourite-clinics.ts';
import { inGraphql, type RootField } from '../../shared/http/graphql.ts';
import { flag, repeated } from '../../shared/http/query.ts';
import { answer, namedObject, routesOf } from '../../shared/http/route.ts';
import { lookupField, lookupPage, lookupQuery } from '../../shared/sql/lookup.ts';

const route = routesOf('Lookups');

const id = z.uuid();
const serviceType = inGraphql(
  z.enum(['pem', 'fit_test']).optional().openapi({ description: 'fit_test leaves out what has no fit tests.' }),
  { type: 'ServiceType' },
);

const changedAt = inGraphql(
  z.string().openapi({ description: 'When it was changed last.', example: '2026-11-23T01:15:00.000Z' }),
  { type: 'DateTime' },
);

export const itemSchema = namedObject('LookupItem', { id, name: z.string() });

export const companySchema = namedObject('Company', {
  id,
  name: inGraphql(z.string(), { hidden: true }),
  company_name: z.string(),
  enable: z.boolean().openapi({ description: 'The switch.' }),
  active: z.boolean().openapi({ description: 'What follows from the switch.' }),
  fit_test: z.boolean(),
  otp: z.boolean().openapi({ description: 'Results need a one-time password.' }),
  sandbox: z.boolean().openapi({ description: 'Nothing of its bookings is sent, and they are at sandbox clinics.' }),
  updated_at: changedAt,
});

export const bookableOrgSchema = namedObject('BookableOrg', {
  ...itemSchema.shape,
  po_required: z.boolean().openapi({ description: 'No booking without a purchase order number.' }),
  sandbox: inGraphql(
    z.boolean().openapi({ description: 'A company for tests: nothing of its bookings is sent or billed.' }),
    { hidden: true },
  ),
  candidates_fill_in: z
    .boolean()
    .openapi({ description: 'Whether bookings may leave open what candidates fill in with their link.' }),
  result_email: z.string().openapi({ description: 'Where its results go unless said otherwise, or empty.' }),
  invoice_email: z.string().openapi({ description: 'Where its invoices go unless said otherwise, or empty.' }),
  favourite_clinics: favouriteClinics,
});

/** Of the companies list: what its columns sort by. */
export const companySort = inGraphql(z.enum(['name', 'accounts', 'last_booking', 'unread_results']), {
  type: 'CompanySort',
});

export const listedCompanySchema = namedObject('ListedCompany', {
  ...companySchema.shape,
  accounts: z.int().nullable().openapi({ description: 'Accounts that may sign in; told to the provider.' }),
  last_booked_at: inGraphql(z.string().nullable(), { type: 'DateTime' }).openapi({
    description: 'When it was last booked for; told to the provider.',
    example: '2026-11-23T01:15:00.000Z',
  }),
  unread_results: z.int().nullable().openapi({
    description: 'Candidates with results that nobody of the company has downloaded; told to the provider.',
  }),
  acknowledged_results: z.int().nullable().openapi({
    description: 'Candidates whose results the company acknowledged, counted to 1000; told to the provider.',
  }),
});

export const siteSchema = namedObject('Subsidiary', {
  id,
  name: inGraphql(z.string(), { hidden: true }),
  site_name: z.string(),
  company_id: id,
  alias: z.string(),
  state: inGraphql(z.string().nullable(), { hidden: true }),
  enable: z.boolean(),
  active: z.boolean().openapi({ description: 'True while it and its company are enabled.' }),
  fit_test: z.boolean(),
  updated_at: changedAt,
});

export const projectSchema = namedObject('Project', { id, name: z.string(), disable: z.boolean() });

export const paperworkSchema = namedObject(
  'Paperwork',
  {
    id,
    name: inGraphql(z.string(), { hidden: true }),
    paper_work: z.string(),
    company_id: inGraphql(id, { hidden: true }),
    temporary: z.boolean(),
    link: z
      .string()
      .nullable()
      .openapi({ description: 'Path that answers an address for its file; null without one.' }),
    file_name: z.string().nullable().openapi({ description: 'As it was uploaded.' }),
    size: z.int().nullable().openapi({ description: 'In bytes.' }),
    updated_at: z.string().openapi({ example: '2026-11-23T01:00:00.000Z' }),
  },
  { type: 'PaperworkItem', names: { name: 'paper_work' } },
);

/** A look-up that only helps a page. */
const helping = (query: string, list: string): RootField => ({ ...lookupField(query, list), nullable: true });

const ofBookableOrgs = lookupField('bookableOrgs', 'data');
const ofProjects = lookupField('projects', 'projects');
const ofPaperworks = lookupField('paperworks', 'paper_works');

/** Shows a record of a look-up by its id and name alone. */
const asItem = (list: string, omit: readonly string[]) => ({ [list]: { type: 'LookupItem', omit } });

/** A look-up by name. Its answer has the page's entries under the name of `list`. */
function lookupRoute<
  OperationId extends string,
  Path extends string,
  List extends string,
  Item extends z.ZodType,
  More extends z.ZodRawShape = Record<never, never>,
>(
  operationId: OperationId,
  path: Path,
  lookup: {
    summary: string;
    description: string;
    list: List;
    item: Item;
    query?: More;
    graphql?: RootField | readonly RootField[];
  },
) {
  const { summary, description, list, item, query, graphql } = lookup;
  const shape = { [list]: z.array(item), ...lookupPage } as Record<List, z.ZodArray<Item>> & typeof lookupPage;
  return route(operationId, 'get', path, {
    ...(graphql ? { graphql } : {}),
    summary,
    description,
    request: { query: z.object({ ...lookupQuery, ...(query as More) }) },
    responses: { 200: answer('One page, by name.', z.object(shape)) },
  });
}

export const listCompanies = lookupRoute('listCompanies', '/companies/companies', {
  summary: 'Companies',
  description: 'Client companies. Their own staff see their own; the provider sees all, or the one that org names.',
  graphql: {
    query: 'companies',
    args: { search: 'name' },
    byStatus: true,
    always: { is_count: true },
    defaults: { page_size: 50 },
    only: ['name', 'sort', 'descending', 'page', 'page_size'],
    answer: { type: 'CompanyPage', names: { total: 'count' } },
  },
  list: 'companies',
  item: listedCompanySchema,
  query: {
    sort: companySort.default('name').openapi({ description: 'The order of the companies.' }),
    descending: flag('The other way round: most or latest first.').optional(),
  },
});

export const listBookableOrgs = lookupRoute('listBookableOrgs', '/companies/bookable-orgs', {
  summary: 'Companies to book for',
  description: 'Active client companies that the caller may make bookings for.',
  graphql: {
    ...ofBookableOrgs,
    only: ['search', 'page_size', 'service_type'],
    answer: { ...ofBookableOrgs.answer, type: 'BookableOrgLookup' },
  },
  list: 'data',
  item: bookableOrgSchema,
  query: { service_type: serviceType },
});

export const listSites = lookupRoute('listSites', '/companies/sites', {
  summary: 'Subsidiaries',
  description: "A company's own sites, with status values.",
  graphql: {
    query: 'subsidiaries',
    byStatus: true,
    always: { is_count: true, page_size: 50 },
    only: ['org', 'search', 'page'],
    answer: { type: 'SubsidiaryPage', names: { subsidiaries: 'sites', total: 'count' } },
  },
  list: 'sites',
  item: siteSchema,
});

export const listBookableSubsidiaries = lookupRoute('listBookableSubsidiaries', '/companies/bookable-subsidiaries', {
  summary: 'Subsidiaries to book for',
  description: "A company's active sites.",
  graphql: lookupField('bookableSubsidiaries', 'sites'),
  list: 'sites',
  item: itemSchema,
  query: { service_type: serviceType },
});

export const listPositions = lookupRoute('listPositions', '/companies/positions', {
  summary: 'Positions',
  description: "A company's positions.",
  graphql: helping('positions', 'data'),
  list: 'data',
  item: itemSchema,
});

export const listProjects = lookupRoute('listProjects', '/companies/projects', {
  summary: 'Projects',
  description: "A company's projects; disable=false leaves out those that are closed.",
  graphql: {
    ...helping('projects', 'projects'),
    always: { ...ofProjects.always, disable: false },
    answer: { ...ofProjects.answer, parts: { ...ofProjects.answer.parts, ...asItem('projects', ['disable']) } },
  },
  list: 'projects',
  item: projectSchema,
  query: { disable: flag('Only those that are closed, or only those that are open.').optional() },
});

export const listPi = lookupRoute('listPi', '/companies/pi', {
  summary: 'Project identifications',
  description: 'Project identifications a company has used.',
  graphql: helping('projectIdentifications', 'pi'),
  list: 'pi',
  item: itemSchema,
});

export const listPo = lookupRoute('listPo', '/companies/po', {
  summary: 'Purchase order numbers',
  description: 'Purchase order numbers a company has used.',
  graphql: helping('purchaseOrders', 'po'),
  list: 'po',
  item: itemSchema,
});

export const listPaperworks = lookupRoute('listPaperworks', '/companies/paperworks', {
  summary: 'Paperwork',
  description: 'Forms that a company keeps; those of a single booking are not among them.',
  graphql: [
    {
      ...helping('paperworks', 'paper_works'),
      always: { ...ofPaperworks.always, company_paperworks: true },
      answer: {
        ...ofPaperworks.answer,
        parts: {
          ...ofPaperworks.answer.parts,
          ...asItem('paper_works', ['temporary', 'link', 'file_name', 'size', 'updated_at']),
        },
      },
    },
    {
      query: 'paperworkList',
      args: { search: 'query' },
      always: { is_count: true, company_paperworks: true },
      only: ['org', 'query', 'page', 'ids'],
      answer: { type: 'PaperworkList', names: { items: 'paper_works', total: 'count' } },
    },
  ],
  list: 'paper_works',
  item: paperworkSchema,
  query: {
    query: z.string().trim().max(200).optional().openapi({ description: 'Part of the name, as search.' }),
    paper_work: z.string().trim().max(200).optional().openapi({ description: 'Part of the name, as search.' }),
    company_id: z.uuid().optional().openapi({ description: 'The same as org.' }),
    ids: repeated(z.uuid(), 50).optional().openapi({ description: 'Those, temporary ones of the caller among them.' }),
    company_paperworks: flag("The company's own forms; there are no others yet.").optional(),
  },
});
