import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { requireProvenDevice } from '../../../auth/sessions/proven-device.ts';
import { fail } from '../../../base/errors.ts';
import { discardUpload, receiveUpload } from '../../../files/receive-upload.ts';
import { serveFile } from '../../../files/serve-file.ts';
import { signedLinks } from '../../../files/signed-links.ts';
import { uploadQuota } from '../../../files/upload-quota.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service, ServiceEnv } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { storedCandidateFile } from '../../record/candidates/stored-candidate-file.ts';
import { scopeOf } from '../../record/rows/booking-filter.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import * as routes from './consult.routes.ts';
import { addConsultFile, readConsultFiles, storedConsultFile, type WantedFile } from './consult-files.ts';
import { withdrawConsultFile } from './withdraw-file.ts';

/** Consult files of a candidate, to be downloaded by a proven device. */
export function consultFileRoutes(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, now, files: store, portal } = deps;
  const links = signedLinks(deps, 'booking');

  const read = async (
    c: Context<ServiceEnv>,
    wanted: readonly WantedFile[],
    of: { org: string | undefined; candidateId: string | undefined },
  ) => {
    const caller = callerOf(c);
    const address = c.req.header('x-forwarded-for') ?? 'unknown';
    const scope = scopeOf(caller, { org: of.org, isMine: false });
    // That a file was read shows in lists.
    c.set('hasWritten', true);
    await requireProvenDevice(deps, caller, { deviceId: c.req.header('deviceid'), address });
    const files = await readConsultFiles(db, caller, wanted, {
      ...of,
      store,
      scope,
      now: now(),
      address,
      timeZone: portal.timeZone,
    });
    await announce(candidatesChanged(...new Set(files.map(({ candidate_id }) => candidate_id))));
    return files.map(({ file_id, file_type, file_name, size }) => {
      return { file_id, file_type, file_name, size, signed_url: links.to(file_id, caller, now()) };
    });
  };

  operation(service, routes.getConsultFile, async (c) => {
    const { org, candidate_id: candidateId, file_id, type } = c.req.valid('query');
    return c.json({ files: await read(c, [{ file_id, type }], { org, candidateId }) }, 200);
  });

  operation(service, routes.getConsultFiles, async (c) => {
    const { file_request_list: wanted } = c.req.valid('json');
    const { org, candidate_id: candidateId } = c.req.valid('query');
    return c.json({ files: await read(c, wanted, { org, candidateId }) }, 200);
  });

  operation(service, routes.uploadConsultFile, async (c) => {
    const { fields, file } = await receiveUpload(c.req.raw, {
      files: store,
      quota: uploadQuota(deps, callerOf(c)),
      unnamed: 'Results',
    });
    try {
      const fileType = fields.get('file_type')?.trim() ?? '';
      if (!/^[a-z][a-z_]{0,59}$/.test(fileType)) fail('INVALID', 'This is no type of file.', { field: 'file_type' });
      const { candidate_id: candidateId } = c.req.valid('param');
      const address = c.req.header('x-forwarded-for');
      const added = { candidateId, fileType, replacesId: replacedFile(fields), file, now: now(), address, portal };
      const saved = await addConsultFile(db, callerOf(c), added);
      await announce(candidatesChanged(candidateId));
      return c.json(saved, 201);
    } catch (error) {
      await discardUpload(store, file.key);
      throw error;
    }
  });

  operation(service, routes.withdrawConsultFile, async (c) => {
    const { reason, tell_readers: tellReaders } = c.req.valid('json');
    const { file_id: fileId } = c.req.valid('param');
    const input = { fileId, reason, tellReaders, ...originOf(c, now), portal };
    const { told, candidateId } = await withdrawConsultFile(db, callerOf(c), input);
    await announce(candidatesChanged(candidateId));
    return c.json({ told }, 200);
  });

  operation(service, routes.downloadConsultFile, async (c) => {
    const { file_id: id } = c.req.valid('param');
    links.require({ id, ...c.req.valid('query') }, callerOf(c), now());
    const file = (await storedCandidateFile(db, id)) ?? (await storedConsultFile(db, id));
    return await serveFile(store, file, c.req.raw.headers);
  });
}

function replacedFile(fields: ReadonlyMap<string, string>): string | null {
  const id = fields.get('replaces_file_id');
  if (!id) return null;
  return z.uuid().safeParse(id).success ? id : fail('INVALID', 'This is no file.', { field: 'replaces_file_id' });
}
