// Requests by the route they took, for figures and logs: the declared path, never the one that was asked for. What a stranger
// makes up in an address must neither stand in a log nor become one more label that is kept for ever.
import type { AnyContractRouter } from '@orpc/contract';
import type { RawEndpoint } from './raw-endpoint.ts';

/** Returns a label for any path: `/api/journal/entries/{id}`, `/api/unknown`, `assets` or `page`. */
export function routeLabels(contract: AnyContractRouter, rawEndpoints: RawEndpoint[]) {
  const declared = new Set<string>();
  for (const path of [...pathsOf(contract), ...rawEndpoints.map(({ path }) => path)])
    declared.add(`/api${path.replace(/:(\w+)/g, '{$1}')}`);
  const patterns = [...declared]
    .filter((path) => path.includes('{'))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

  return (path: string): string => {
    if (!path.startsWith('/api/')) return path.startsWith('/assets/') ? 'assets' : 'page';
    if (declared.has(path)) return path;
    return patterns.find(({ pattern }) => pattern.test(path))?.path ?? '/api/unknown';
  };
}

function pathsOf(contract: AnyContractRouter): string[] {
  if (!('~orpc' in contract)) return Object.values(contract).flatMap(pathsOf);
  const { path } = (contract['~orpc'] as { route: { path?: string } }).route;
  return path === undefined ? [] : [path];
}
