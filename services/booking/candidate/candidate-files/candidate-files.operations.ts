import { discardUpload, receiveUpload } from '../../../files/receive-upload.ts';
import { signedLinks } from '../../../files/signed-links.ts';
import { uploadQuota } from '../../../files/upload-quota.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { candidateForMail } from '../../record/candidates/booked-candidates.ts';
import { findCandidateLink } from '../../record/links/candidate-links.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { appointmentPasses } from '../own-appointment/appointment-pass.ts';
import * as routes from './candidate-files.routes.ts';
import { openCandidateFile, putCandidateFile, requireSendable } from './candidate-files.ts';

/** Limit of one candidate's files on a day: each form a few times over, at its largest. */
const QUOTA = { megabytes: 60, whose: 'You' };

/** Forms and identification that candidates send before they come. */
export function candidateFileRoutes(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, now, files } = deps;
  const passes = appointmentPasses(deps.keys);
  const links = signedLinks(deps, 'booking');

  operation(service, routes.sendOwnFile, async (c) => {
    const { 'appointment-link': token, 'appointment-pass': pass } = c.req.valid('header');
    const address = c.req.header('x-forwarded-for');
    const link = await findCandidateLink({ db, now, address }, token);
    passes.require(token, link, pass, now());
    const { candidate_id: candidateId } = link;
    requireSendable(await candidateForMail(db, candidateId), now());
    const quota = uploadQuota(deps, { accountId: candidateId }, QUOTA);
    const { file } = await receiveUpload(c.req.raw, { files, quota, unnamed: 'File', takesPhotos: true });
    try {
      const paperworkId = c.req.valid('query').paperwork_id ?? null;
      const sent = { candidateId, paperworkId, file, now: now(), address };
      const { replacedKey, changes } = await putCandidateFile(db, sent);
      if (replacedKey !== null) await discardUpload(files, replacedKey);
      await announce([...changes, ...candidatesChanged(candidateId)]);
      return c.json({ file_name: file.name }, 201);
    } catch (error) {
      await discardUpload(files, file.key);
      throw error;
    }
  });

  operation(service, routes.getCandidateFile, async (c) => {
    const { candidate_file_id: id } = c.req.valid('param');
    const opening = { id, files, ...originOf(c, now) };
    const name = await openCandidateFile(db, callerOf(c), opening);
    return c.json({ file_name: name, signed_url: links.to(id, callerOf(c), now()) }, 200);
  });
}
