// Every endpoint starts here, so that none can exist without saying who may call it.
import { oc } from '@orpc/contract';

export type Access = 'public' | 'member' | 'admin' | 'webhook';
export type EndpointMeta = { access: Access };

type EndpointRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, e.g. `/conversations/{id}`. */
  path: `/${string}`;
  summary: string;
  tag: string;
};

/** A contract builder with its access level, ready for `.input(schema).output(schema)`. */
export function endpoint(access: Access, { method, path, summary, tag }: EndpointRoute) {
  return oc
    .$meta<EndpointMeta>({ access })
    .route({ method, path, summary, tags: [tag], spec: (o) => ({ ...o, 'x-access': access }) });
}
