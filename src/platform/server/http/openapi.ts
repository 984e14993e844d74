// /api/openapi.json: every operation with the access level it enforces (`x-access`).
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Platform } from '../platform.ts';
import type { RawEndpoint } from './raw-endpoint.ts';

/** Returns a function that makes the document once and then remembers it. */
export function openApiDocument(
  contract: AnyContractRouter,
  rawEndpoints: RawEndpoint[],
  platform: Platform,
) {
  const make = async () => {
    const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
    const document = await generator.generate(contract, {
      info: { title: platform.productName, version: '1' },
      servers: [{ url: `${platform.publicUrl}/api` }],
    });
    const paths = document.paths ?? {};
    document.paths = paths;
    for (const { method, path, access, summary, tag } of rawEndpoints) {
      const operation = {
        summary,
        tags: [tag],
        'x-access': access,
        responses: { 200: { description: 'OK' } },
      };
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    }
    return document;
  };
  let made: ReturnType<typeof make> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
