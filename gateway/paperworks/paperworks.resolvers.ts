import { letDownload } from '../files/let-download.ts';
import type { components } from '../generated/companies.openapi.ts';
import type { PaperworkItem, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, withServiceMessage } from '../rest/rest-error.ts';

const toItem = (item: components['schemas']['Paperwork']): PaperworkItem => ({
  id: item.id,
  name: item.paper_work,
  temporary: item.temporary,
  link: item.link,
  fileName: item.file_name,
  size: item.size,
  updatedAt: item.updated_at,
});

export const paperworksResolvers: Resolvers = {
  Query: {
    async paperworkList(_root, { org, search, page, ids }, { companies }) {
      const query = omitNullish({ org, company_id: org, search, page, ids, is_count: true, company_paperworks: true });
      const list = unwrap(await companies.GET('/companies/paperworks', { params: { query } }));
      return { items: list.paper_works.map(toItem), page: list.page, pages: list.pages, total: list.count };
    },
  },
  Mutation: {
    async paperworkFile(_root, { id }, { companies, request, fileAccess }) {
      const path = { paperwork_id: id };
      const answer = await companies.GET('/companies/paperworks/{paperwork_id}/file', { params: { path } });
      const file = unwrap(answer, withServiceMessage);
      letDownload(request, fileAccess);
      return { fileName: file.file_name, signedUrl: file.signed_url };
    },
  },
};
