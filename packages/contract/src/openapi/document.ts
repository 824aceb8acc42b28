/** The OpenAPI document of every declared call, made from the same declarations as the routes. */
import type { Endpoint } from '../endpoint.ts'
import { errorBodySchema, type ErrorCode, errorMeanings, errorStatus } from '../errors.ts'
import { areaDescriptions } from './area-descriptions.ts'
import { collectComponents } from './components.ts'
import type { JsonSchema } from './json.ts'
import { webhookOperations } from './webhook-messages.ts'

type Components = ReturnType<typeof collectComponents>

interface DocumentSettings {
  readonly publicUrl: string
  /** the device session's cookie */
  readonly cookieName: string
  /** a body for each call, by its name */
  readonly examples: ReadonlyMap<string, unknown>
}

function requestBody(endpoint: Endpoint, components: Components, example: unknown): JsonSchema {
  const body = components.add(endpoint.body, 'input', endpoint.name)
  const examples = example === undefined ? {} : { example }
  if (!endpoint.takesFile) return { 'application/json': { schema: body, ...examples } }
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'The file itself, after the body.',
  }
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { body: { ...examples, allOf: [body], description: 'The body, as JSON.' }, file },
        required: ['body', 'file'],
      },
      encoding: { body: { contentType: 'application/json' } },
    },
  }
}

function answer(endpoint: Endpoint, components: Components): JsonSchema {
  const { answersFile } = endpoint
  if (answersFile !== null) {
    const schema = { type: 'string', contentMediaType: answersFile }
    return { description: 'The file.', content: { [answersFile]: { schema } } }
  }
  const schema = components.add(endpoint.response, 'output', endpoint.name)
  const type =
    endpoint.area === 'live' && endpoint.name.startsWith('open') ? 'text/event-stream' : 'application/json'
  const description =
    type === 'text/event-stream' ? 'A stream of messages, each the data of an event.' : 'Done.'
  return { description, content: { [type]: { schema } } }
}

/** Each status that the codes have, with its first code. */
function codesByStatus(codes: readonly ErrorCode[]): ReadonlyMap<number, ErrorCode> {
  return new Map(codes.toReversed().map((code) => [errorStatus[code], code]))
}

function errors(endpoint: Endpoint): JsonSchema {
  return Object.fromEntries(
    [...codesByStatus(endpoint.errors)].map(([status, code]) => [
      String(status),
      { $ref: `#/components/responses/${code}` },
    ]),
  )
}

/** Either lets a caller in; none is asked for where anybody may call. */
function securityOf({ access, takesApiKeys }: Endpoint): JsonSchema[] {
  return [
    ...(access === 'signedIn' ? [{ deviceSession: [] }] : []),
    ...(takesApiKeys ? [{ bearerAuth: [] }] : []),
  ]
}

/** Which keys may make the call, in words: the scopes of an API key are no scopes of OAuth. */
function keysOf({ effect, takesApiKeys }: Endpoint): string {
  if (!takesApiKeys) return 'API keys can not make this call.'
  return effect === 'reads' ? 'For API keys of every scope.' : 'For API keys that may write.'
}

function operation(endpoint: Endpoint, components: Components, example: unknown): JsonSchema {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'The same key with the same body gives the same answer and runs once.',
  }
  return {
    operationId: endpoint.name,
    tags: [endpoint.area],
    summary: endpoint.summary.replace(/^([^.;:]{1,120})[.;:].*$/s, '$1.'),
    description: `${endpoint.summary} ${keysOf(endpoint)}`,
    security: securityOf(endpoint),
    ...(endpoint.isIdempotent ? { parameters: [key] } : {}),
    requestBody: { required: true, content: requestBody(endpoint, components, example) },
    responses: { 200: answer(endpoint, components), ...errors(endpoint) },
  }
}

/** The document as OpenAPI 3.1. */
export function openApiDocument(endpoints: readonly Endpoint[], settings: DocumentSettings): JsonSchema {
  const components = collectComponents()
  const paths = Object.fromEntries(
    endpoints.map((endpoint) => [
      endpoint.path,
      { post: operation(endpoint, components, settings.examples.get(endpoint.name)) },
    ]),
  )
  const webhooks = webhookOperations(components)
  components.add(errorBodySchema, 'output', 'error')
  const areas = [...new Set(endpoints.map(({ area }) => area))].toSorted()
  const schemas = components.finish()
  const codes = [...new Set(endpoints.flatMap((endpoint) => [...codesByStatus(endpoint.errors).values()]))]
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orderwright',
      version: '1',
      description:
        'Every call is a POST with a JSON body (a form where a file comes with it). Errors are {error: {code, message, details?}} with the status of their code. Amounts are whole cents, points in time are UTC, percentages are numbers from 0 to 100.',
      contact: { name: 'Orderwright', url: settings.publicUrl },
      license: { name: 'All rights reserved', url: `${settings.publicUrl}/licenses` },
    },
    servers: [{ url: settings.publicUrl, description: 'This server.' }],
    tags: areas.map((name) => ({
      name,
      description: areaDescriptions[name] ?? `Records of the kind ${name}.`,
    })),
    paths,
    webhooks,
    components: {
      schemas,
      responses: Object.fromEntries(
        codes.toSorted().map((code) => [code, { description: errorMeanings[code], content: failure }]),
      ),
      securitySchemes: {
        deviceSession: {
          type: 'apiKey',
          in: 'cookie',
          name: settings.cookieName,
          description: 'The session of a device, which signing in puts into a cookie.',
        },
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'owk_…',
          description:
            'An API key of an organization, made by an owner under Admin, API keys. Cookies that come with it count for nothing.',
        },
      },
    },
  }
}
