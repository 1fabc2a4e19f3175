import type { Context } from 'hono';
import { refuse } from '../errors.ts';
import { refuseTooLarge } from '../files/disk-store.ts';
import { FILE_KINDS } from '../files/file-kind.ts';
import { MOST_BYTES, type StoredFile } from '../files/file-store.ts';
import { readForm } from '../files/multipart.ts';
import { serveFile } from '../files/serve-file.ts';
import { signedLinks } from '../files/signed-links.ts';
import { callerOf, operation, type Service, type ServiceDeps, type ServiceEnv } from '../service.ts';
import { masked } from '../update-mask.ts';
import * as routes from './paperworks.routes.ts';
import {
  addPaperwork,
  deletePaperwork,
  paperworkFile,
  paperworkName,
  paperworkOrg,
  renamePaperwork,
} from './paperworks.ts';

/** What a form has beside its file: its other fields and the lines between them. */
const FORM_BYTES = 64 * 1024;

/** Forms that companies want filled in: uploaded, renamed, deleted, and downloaded by signed addresses. */
export function addPaperworks(service: Service, deps: ServiceDeps): void {
  const { db, now, files } = deps;
  const links = signedLinks(deps, 'companies');
  const doing = (c: Context<ServiceEnv>) => ({ now: now(), address: c.req.header('x-forwarded-for') });

  operation(service, routes.uploadPaperwork, async (c) => {
    const caller = callerOf(c);
    const { org } = c.req.valid('query');
    const { fields, file } = await takeForm(c.req.raw, deps);
    try {
      const temporary = fields.get('temporary') === 'true';
      const orgId = await paperworkOrg(db, caller, { org: companyOf(fields) ?? org, temporary });
      const name = paperworkName(fields.get('paper_work') ?? file.name);
      return c.json(await addPaperwork(db, caller, { orgId, name, temporary, file }, doing(c)), 201);
    } catch (error) {
      await files.remove(file.key);
      throw error;
    }
  });

  operation(service, routes.renamePaperwork, async (c) => {
    const { paperwork_id: id } = c.req.valid('param');
    const { update_mask: mask, updated_at: seen, ...body } = c.req.valid('json');
    const { paper_work: name = '' } = masked(body, mask);
    const change = { id, name, seen, org: c.req.valid('query').org };
    return c.json(await renamePaperwork(db, callerOf(c), change, doing(c)), 200);
  });

  operation(service, routes.deletePaperwork, async (c) => {
    const wanted = { id: c.req.valid('param').paperwork_id, org: c.req.valid('query').org };
    const key = await deletePaperwork(db, callerOf(c), wanted, doing(c));
    if (key !== null) await files.remove(key);
    return c.body(null, 204);
  });

  operation(service, routes.getPaperworkFile, async (c) => {
    const { paperwork_id: id } = c.req.valid('param');
    const { name } = await paperworkFile(db, id, { caller: callerOf(c), org: c.req.valid('query').org });
    return c.json({ file_name: name, signed_url: links.to(id, now()) }, 200);
  });

  operation(service, routes.downloadPaperwork, async (c) => {
    const { file_id: id } = c.req.valid('param');
    if (!links.isGood({ id, ...c.req.valid('query') }, now())) {
      refuse(403, 'LINK_OVER', 'This download address is no longer good. Start the download again in the portal.');
    }
    return await serveFile(files, await paperworkFile(db, id, 'signed'));
  });
}

function companyOf(fields: ReadonlyMap<string, string>): string | undefined {
  const id = fields.get('company_id');
  if (!id) return undefined;
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
    ? id
    : refuse(422, 'INVALID', 'This is no company.', 'company_id');
}

/** The file goes to the store while it comes; an announced length that is too large is refused before anything is read. */
async function takeForm(request: Request, { files }: ServiceDeps) {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body) {
    refuse(415, 'WRONG_FORM', 'Send the file as form data.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES + FORM_BYTES) refuseTooLarge();
  let stored: { file: StoredFile; name: string } | undefined;
  try {
    const fields = await readForm(request.body, contentType, async ({ field, fileName, bytes }) => {
      if (field !== 'file') refuse(400, 'BAD_REQUEST', `${field} is not a field of this request.`, field);
      stored = { file: await files.take(bytes), name: fileName };
    });
    const { file, name } = stored ?? refuse(422, 'INVALID', 'This field is required.', 'file');
    const { contentType: type, extension } = FILE_KINDS[file.kind];
    return { fields, file: { key: file.key, size: file.size, name: plainName(name, extension), contentType: type } };
  } catch (error) {
    if (stored) await files.remove(stored.file.key);
    throw error;
  }
}

/** Only the last part of what a browser calls a file, with the ending that its content has. */
function plainName(name: string, extension: string): string {
  const last =
    name
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? '';
  const stem = last
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/^\.+/, '')
    .slice(0, 180);
  return `${stem || 'Paperwork'}${extension}`;
}
