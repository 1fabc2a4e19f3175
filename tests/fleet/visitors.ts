import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import type { Account } from '../chaos/clients.ts';
import { recordOf, type Traffic } from '../chaos/traffic.ts';
import { openEventStream } from '../support/event-stream.ts';

interface Visit {
  readonly traffic: Traffic;
  readonly client: Account;
  readonly provider: Account;
  readonly portalUrl: string;
  readonly servicesUrl: string;
}

const BETWEEN_MS = 500;

/** Exports all bookings again and again. An export that breaks off is tried again; one that ends is whole. */
export async function exportAgain({ traffic, provider, servicesUrl }: Visit, signal: AbortSignal): Promise<number> {
  let whole = 0;
  while (!signal.aborted) {
    const request = new Request(`${servicesUrl}/reporting/bookings/export?format=csv&sort=created_at&order=desc`, {
      headers: { authorization: provider.authorization },
    });
    const answer = await traffic.send(request, async (response) => {
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
    });
    if (answer.kind === 'done') whole += 1;
    await pause(BETWEEN_MS);
  }
  return whole;
}

export interface Upload {
  readonly id: string;
  readonly sha256: string;
}

/** Uploads paperwork through the gateway; answers those that the portal said it keeps. */
export async function uploadAgain({ traffic, client, portalUrl }: Visit, signal: AbortSignal): Promise<Upload[]> {
  const kept: Upload[] = [];
  for (let count = 0; !signal.aborted; count += 1) {
    const bytes = plainPdf(`Form ${count}`, [`Line ${'x'.repeat(count % 50)}`]);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], `Form ${count}.pdf`));
    const request = new Request(`${portalUrl}/files/paperworks`, {
      method: 'POST',
      headers: { authorization: client.authorization },
      body: form,
    });
    const answer = await traffic.send(request, async (response) => ({
      status: response.status,
      body: await response.json(),
    }));
    const id = answer.kind === 'done' ? answer.body['id'] : undefined;
    if (typeof id === 'string') kept.push({ id, sha256: sha256(bytes) });
    await pause(BETWEEN_MS);
  }
  return kept;
}

/** Every upload that was acknowledged is read back. @returns those that are gone or differ */
export async function lostUploads(
  { client, servicesUrl, portalUrl }: Visit,
  uploads: readonly Upload[],
): Promise<string[]> {
  const headers = { authorization: client.authorization };
  const lost: string[] = [];
  for (const { id, sha256: expected } of uploads) {
    const link = await fetch(`${servicesUrl}/companies/paperworks/${id}/file`, { headers });
    const url = String(recordOf(await link.json())['signed_url']).replace(/^.*\/files\//, `${portalUrl}/files/`);
    const file = await fetch(url, { headers });
    const actual = sha256(new Uint8Array(await file.arrayBuffer()));
    if (!file.ok || actual !== expected) lost.push(`upload ${id} answers ${file.status} and other bytes`);
  }
  return lost;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Watches the free times of clinics live, opens the stream again where it ends. @returns how often news came */
export async function watchAgain(
  { provider, servicesUrl }: Visit,
  siteIds: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let news = 0;
  const url = `${servicesUrl}/booking/slot-changes?${siteIds.map((id) => `site_ids=${id}`).join('&')}`;
  while (!signal.aborted) {
    const stream = await openEventStream(url, provider.authorization).catch(() => null);
    const close = () => void stream?.close();
    signal.addEventListener('abort', close, { once: true });
    // One that opened after the end was told heard nothing of it.
    if (signal.aborted) close();
    await stream
      ?.until((data) => {
        news += siteIds.some((id) => data.includes(id)) ? 1 : 0;
        return false;
      })
      .catch(() => {});
    signal.removeEventListener('abort', close);
    if (!signal.aborted) await pause(BETWEEN_MS);
  }
  return news;
}
