// For the few answers that are not JSON (event streams, audio). They declare access like every other endpoint.
import type { Access } from '../../shared/endpoint.ts';
import type { RequestContext } from './procedure.ts';

export type RawEndpoint = {
  method: 'GET' | 'POST';
  /** Below /api. */
  path: `/${string}`;
  access: Access;
  summary: string;
  tag: string;
  /** For a POST that takes a file instead of JSON: which types, and how much of it. Read it with request-body.ts. */
  upload?: { types: readonly string[]; maxBytes: number };
  handle(request: Request, context: RequestContext): Promise<Response> | Response;
};

/** The endpoint that takes this upload; undefined for everything that is JSON. */
export function findUpload(endpoints: RawEndpoint[]) {
  const uploads = endpoints
    .filter(({ upload }) => upload)
    .map((endpoint) => ({
      endpoint,
      pattern: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
    }));
  return (method: string, path: string): RawEndpoint['upload'] =>
    uploads.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint
      .upload;
}
