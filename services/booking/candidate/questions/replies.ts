import { MAX_MESSAGE } from '../../../../machines/rules/booking/question-state.ts';
import { replyText } from '../../../../machines/rules/mail/reply-text.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { lockBookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { addMessage } from './messages.ts';
import { isSignedBody, readReplyAddress } from './reply-address.ts';

interface Reply extends Origin {
  readonly mail: { readonly message_id: string; readonly from: string; readonly to: string; readonly text: string };
  /** The body as it was signed. */
  readonly raw: string;
  readonly signature: string;
}

/**
 * Adds an answer that came by mail, once.
 * @throws ServiceError 401 for a wrong signature, 403 for an address that is not the sender's, 422 where nothing is written
 */
export async function receiveReply(db: Database, portal: PortalFacts, reply: Reply) {
  const { mail, raw, signature, now, address } = reply;
  const { inboundMail } = portal;
  if (!inboundMail || !isSignedBody(inboundMail.key, raw, signature)) fail('TOKEN_INVALID', 'The signature is wrong.');
  const about =
    readReplyAddress(inboundMail, mail.to, mail.from) ?? fail('FORBIDDEN', 'This address is not the sender’s.');
  const body = replyText(mail.text).slice(0, MAX_MESSAGE);
  if (body === '') fail('INVALID', 'The mail says nothing of its own.', { field: 'text' });
  const { candidateId, side } = about;
  const isNew = await db.transaction(async (tx) => {
    const candidate = await lockBookedCandidate(tx, candidateId);
    const name = side === 'company' ? candidate.contact_name : (candidate.site_name ?? portal.providerName);
    return addMessage(tx, portal, {
      actor: { orgId: candidate.org_id, name },
      candidate,
      message: { side, body, asksBack: false, mailId: mail.message_id, now, address },
    });
  });
  return { isNew, candidateId };
}
