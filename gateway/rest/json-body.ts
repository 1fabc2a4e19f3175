import { createGraphQLError, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { maxBodyBytes } from '../limits.ts';

/**
 * Reads a request's JSON, and stops reading at the limit. Yoga's own limit pipes every body through a stream of its own,
 * which costs as much as everything else between the request and the first resolver.
 */
export function jsonBody(): Plugin {
  return {
    onRequestParse({ request, setRequestParser }) {
      if (request.method === 'POST') setRequestParser(async () => toParams(await readText(request)));
    },
  };
}

const texts = new WeakMap<Request, Promise<string>>();

/** The text of a body: the first caller reads it, later ones share it. @throws where it is too large */
export function readText(request: Request): Promise<string> {
  const text = texts.get(request) ?? limitedText(request);
  texts.set(request, text);
  return text;
}

async function limitedText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBodyBytes) throw unread(413, 'The request is too large.');
  // Node's parser holds a sender to the length it announced, so only an unannounced one has to be counted.
  if (length !== null) return request.text();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) throw unread(413, 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function toParams(text: string): GraphQLParams {
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw unread(400, 'One request as an object, please.');
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unread(400, 'This is not JSON.');
  }
}

const unread = (status: number, reason: string) => createGraphQLError(reason, { extensions: { http: { status } } });
