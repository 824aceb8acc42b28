/** The OpenAPI document of every declared call, made from the same declarations as the routes. */
import { type Endpoint, errorBodySchema, errorStatus } from '@orderwright/contract'
import { z } from 'zod'

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return moveDefinitions(json)
}

/** `$defs` stay beside their schema; references are written from its own root, which OpenAPI would not resolve. */
function moveDefinitions(json: Record<string, unknown>): Record<string, unknown> {
  // An $id makes the schema a resource of its own, so that '#/$defs/…' means this schema.
  return '$defs' in json ? { $id: `urn:orderwright:${counter()}`, ...json } : json
}

let definitions = 0
function counter(): number {
  definitions += 1
  return definitions
}

function bodyContent(endpoint: Endpoint): Record<string, unknown> {
  const body = schemaOf(endpoint.body, 'input')
  if (!endpoint.takesFile) return { 'application/json': { schema: body } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const properties = { body, file }
  return {
    'multipart/form-data': {
      schema: { type: 'object', properties, required: ['body', 'file'] },
      encoding: { body: { contentType: 'application/json' } },
    },
  }
}

function pathItem(endpoint: Endpoint): Record<string, unknown> {
  const responses: Record<string, unknown> = {
    200: {
      description: 'Done.',
      content:
        endpoint.answersFile === null
          ? { 'application/json': { schema: schemaOf(endpoint.response, 'output') } }
          : {
              [endpoint.answersFile]: { schema: { type: 'string', contentMediaType: endpoint.answersFile } },
            },
    },
  }
  for (const code of endpoint.errors) {
    responses[errorStatus[code]] = {
      description: code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  }
  return {
    post: {
      operationId: endpoint.name,
      tags: [endpoint.area],
      summary: endpoint.summary,
      ...(endpoint.access === 'signedIn' ? { security: [{ deviceSession: [] }] } : { security: [] }),
      ...(endpoint.isIdempotent
        ? {
            parameters: [
              {
                name: 'Idempotency-Key',
                in: 'header',
                required: false,
                schema: { type: 'string', maxLength: 200 },
                description: 'The same key with the same body gives the same answer and runs once.',
              },
            ],
          }
        : {}),
      requestBody: { required: true, content: bodyContent(endpoint) },
      responses,
    },
  }
}

/** The document; `cookieName` is the device session's cookie. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { publicUrl, cookieName }: { publicUrl: string; cookieName: string },
): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orderwright',
      version: '1',
      description:
        'Every call is a POST with a JSON body (a form where a file comes with it). Errors are {error: {code, message, details?}} with the status of their code.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(endpoints.map(({ area }) => area))].map((name) => ({ name })),
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, pathItem(endpoint)])),
    components: {
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
      securitySchemes: { deviceSession: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  }
}
