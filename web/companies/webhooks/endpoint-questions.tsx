import { useRef } from 'react';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import type { Closing, EndpointRow, MadeSecret } from './endpoint-dialogs.tsx';
import {
  DeleteWebhookDocument,
  ResumeWebhookDocument,
  RotateWebhookDocument,
  TestWebhookDocument,
} from './webhooks.documents.ts';

type Props = Closing & { row: EndpointRow };
const none = async () => [];

export function RotateSecret({ row: { id, url }, onClose }: Props) {
  const gateway = useGateway();
  const made = useRef<MadeSecret>(undefined);
  return (
    <ConfirmedAction
      question="Rotate the secret?"
      consequence={`Deliveries to ${url} are signed by a new secret. For 24 hours the present one signs as well.`}
      findEffects={none}
      act={async (signal) => {
        const { rotateWebhookSecret } = await gateway.request(RotateWebhookDocument, { id }, { signal });
        made.current = { url, secret: rotateWebhookSecret.secret };
      }}
      verb="Rotate secret"
      verbing="Rotating…"
      words={{ done: 'Secret rotated.', failed: 'The secret could not be rotated.' }}
      onClose={({ isDone }) => onClose(isDone, made.current)}
    />
  );
}

export function ResumeEndpoint({ row: { id, url, pausedBecause }, onClose }: Props) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question="Resume the endpoint?"
      consequence={`${url} was paused. ${pausedBecause ?? ''} What has waited meanwhile is sent at once.`}
      findEffects={none}
      act={(signal) => gateway.request(ResumeWebhookDocument, { id }, { signal })}
      verb="Resume"
      verbing="Resuming…"
      words={{ done: 'Webhook endpoint resumed.', failed: 'The endpoint could not be resumed.' }}
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}

export function DeleteEndpoint({ row: { id, url }, onClose }: Props) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question="Delete the endpoint?"
      consequence={`Nothing is sent to ${url} any more. Its log goes with it.`}
      findEffects={none}
      act={(signal) => gateway.request(DeleteWebhookDocument, { id }, { signal })}
      verb="Delete"
      verbing="Deleting…"
      words={{ done: 'Webhook endpoint deleted.', failed: 'The endpoint could not be deleted.' }}
      danger
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}

/** Once it is sent, the log shows the answer. */
export function SendTest({ row: { id, url }, onClose }: Props) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question="Send a test?"
      consequence={`An event endpoint.tested is posted to ${url} once. The log then shows the answer.`}
      findEffects={none}
      act={(signal) => gateway.request(TestWebhookDocument, { id }, { signal })}
      verb="Send a test"
      verbing="Sending…"
      words={{ done: 'Test sent. The log has the answer.', failed: 'The test could not be sent.' }}
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}
