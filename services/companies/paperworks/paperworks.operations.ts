import { recordAccess } from '../../audit/access-log.ts';
import { fail } from '../../base/errors.ts';
import { discardUpload, receiveUpload } from '../../files/receive-upload.ts';
import { serveFile } from '../../files/serve-file.ts';
import { signedLinks } from '../../files/signed-links.ts';
import { uploadQuota } from '../../files/upload-quota.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { masked } from '../../shared/http/update-mask.ts';
import * as routes from './paperworks.routes.ts';
import {
  addPaperwork,
  deletePaperwork,
  paperworkFile,
  paperworkName,
  paperworkOrg,
  renamePaperwork,
} from './paperworks.ts';

/** Forms that companies want filled in: uploaded, renamed, deleted, and downloaded by signed addresses. */
export function paperworkRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now, files } = deps;
  const links = signedLinks(deps, 'companies');
  operation(service, routes.uploadPaperwork, async (c) => {
    const caller = callerOf(c);
    const { org } = c.req.valid('query');
    const { fields, file } = await receiveUpload(c.req.raw, {
      files,
      quota: uploadQuota(deps, caller),
      unnamed: 'Paperwork',
    });
    try {
      const temporary = fields.get('temporary') === 'true';
      const orgId = await paperworkOrg(db, caller, { org: companyOf(fields) ?? org, temporary });
      const name = paperworkName(fields.get('paper_work') ?? file.name);
      return c.json(await addPaperwork(db, caller, { orgId, name, temporary, file }, originOf(c, now)), 201);
    } catch (error) {
      await discardUpload(files, file.key);
      throw error;
    }
  });

  operation(service, routes.renamePaperwork, async (c) => {
    const { paperwork_id: id } = c.req.valid('param');
    const { update_mask: mask, updated_at: seen, ...body } = c.req.valid('json');
    const { paper_work: name = '' } = masked(body, mask);
    const change = { id, name, seen, org: c.req.valid('query').org };
    return c.json(await renamePaperwork(db, callerOf(c), change, originOf(c, now)), 200);
  });

  operation(service, routes.deletePaperwork, async (c) => {
    const wanted = { id: c.req.valid('param').paperwork_id, org: c.req.valid('query').org };
    await deletePaperwork(db, callerOf(c), wanted, { ...originOf(c, now), files });
    return c.body(null, 204);
  });

  operation(service, routes.getPaperworkFile, async (c) => {
    const { paperwork_id: id } = c.req.valid('param');
    const caller = callerOf(c);
    const { key, name } = await paperworkFile(db, id, { caller, org: c.req.valid('query').org });
    await files.check(key);
    const { now: at, address } = originOf(c, now);
    const event = { action: 'paperwork.opened', entity: 'paperwork', entityId: id };
    await recordAccess(db, caller, { ...event, after: { file_name: name }, address, at });
    return c.json({ file_name: name, signed_url: links.to(id, callerOf(c), now()) }, 200);
  });

  operation(service, routes.downloadPaperwork, async (c) => {
    const { file_id: id } = c.req.valid('param');
    links.require({ id, ...c.req.valid('query') }, callerOf(c), now());
    return await serveFile(files, await paperworkFile(db, id, 'signed'), c.req.raw.headers);
  });
}

function companyOf(fields: ReadonlyMap<string, string>): string | undefined {
  const id = fields.get('company_id');
  if (!id) return undefined;
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
    ? id
    : fail('INVALID', 'This is no company.', { field: 'company_id' });
}
