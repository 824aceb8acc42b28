/** The calls of a listening server, read from the document that it gives out. */
import { allEndpoints, type Endpoint } from '@orderwright/contract'
import { z } from 'zod'
import type { DocumentedCall } from './broken-requests.ts'

const example = z.object({ example: z.unknown() })
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({
        operationId: z.string(),
        requestBody: z.object({
          content: z.union([
            z.object({ 'application/json': example }),
            z.object({
              'multipart/form-data': z.object({
                schema: z.object({ properties: z.object({ body: example }) }),
              }),
            }),
          ]),
        }),
        responses: z.record(z.string(), z.unknown()),
      }),
    }),
  ),
})

export async function documentedCalls(url: URL): Promise<DocumentedCall[]> {
  const answer = await fetch(new URL('/api/openapi.json', url))
  const { paths } = documentSchema.parse(await answer.json())
  return Object.entries(paths).map(([path, { post }]) => {
    const { content } = post.requestBody
    const good =
      'application/json' in content
        ? content['application/json'].example
        : content['multipart/form-data'].schema.properties.body.example
    return {
      name: post.operationId,
      path,
      example: good,
      statuses: new Set(Object.keys(post.responses).map(Number)),
    }
  })
}

/** The declarations by their paths: what an answer has to look like. */
export const declared: ReadonlyMap<string, Endpoint> = new Map(
  allEndpoints().map((endpoint) => [endpoint.path, endpoint]),
)
