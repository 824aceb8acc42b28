/** The API's document, whatever it is asked for. [issue 12, 31] */
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../endpoints.ts'
import { openLiveNotifications } from '../mails.ts'
import { openLiveList, openLiveOrder } from '../live.ts'
import { descriptionKey } from './describe.ts'
import { openApiDocument } from './document.ts'
import { examples } from './examples/index.ts'
import { isJsonSchema, referencesIn } from './json.ts'
import { propertyDescriptions } from './property-descriptions.ts'
import { schemaDescriptions } from './schema-descriptions.ts'

const endpoints = [...allEndpoints(), openLiveOrder, openLiveList, openLiveNotifications]
const document = openApiDocument(endpoints, {
  publicUrl: 'https://orders.example.com',
  cookieName: 'device',
  examples: new Map(),
})

function part(value: unknown, ...path: string[]): Record<string, unknown> {
  const found = path.reduce<unknown>((at, key) => (isJsonSchema(at) ? at[key] : undefined), value)
  return isJsonSchema(found) ? found : {}
}
const schemas = part(document, 'components', 'schemas')

/** Every property of a shape, with where it stands. */
function propertiesIn(value: unknown, owner: string): { owner: string; name: string; schema: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((inner) => propertiesIn(inner, owner))
  if (!isJsonSchema(value)) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'default' || key === 'const' || key === 'enum' || key === 'example') return []
    if (key !== 'properties' || !isJsonSchema(child)) return propertiesIn(child, owner)
    return Object.entries(child).flatMap(([name, schema]) => [
      { owner, name, schema },
      ...propertiesIn(schema, owner),
    ])
  })
}

const properties = [
  ...Object.entries(schemas).flatMap(([name, schema]) => propertiesIn(schema, name)),
  ...endpoints.flatMap(({ name, path }) => propertiesIn(part(document, 'paths', path), name)),
  ...Object.values(part(document, 'webhooks')).flatMap((message) =>
    propertiesIn(message, String(part(message, 'post')['operationId'])),
  ),
]

describe('the API’s document', () => {
  it('names what calls share, and refers to nothing that it does not have', () => {
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Address', 'Error', 'Money', 'Order', 'OrderLine', 'Product', 'Session']),
    )
    expect(
      [...referencesIn(document)].filter(
        (name) => !(name in schemas) && !(name in part(document, 'components', 'responses')),
      ),
    ).toEqual([])
    expect(JSON.stringify(document).match(/\$defs|"\$id"|__schema/g)).toBeNull()
  })

  it('[issue 17] says of every call that a key, or another site’s page, may be refused before anything is looked at', () => {
    const statuses = endpoints.map(({ path }) =>
      Object.keys(part(document, 'paths', path, 'post', 'responses')),
    )
    expect(statuses.filter((own) => !own.includes('401') || !own.includes('403'))).toEqual([])
  })

  it('is short: a shape stands in it once, so that a call is some three thousand letters', () => {
    const calls = Object.keys(part(document, 'paths')).length
    expect(JSON.stringify(document).length / calls).toBeLessThan(3_400)
  })

  it('shows an amount as whole cents, a point in time as UTC, and an order line by its order', () => {
    expect(schemas['Money']).toEqual({
      type: 'integer',
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description: expect.stringMatching(/cents/),
    })
    expect(part(schemas, 'Costs', 'properties', 'orderTotal')).toMatchObject({
      $ref: '#/components/schemas/Money',
      description: expect.stringMatching(/in cents/),
    })
    expect(part(schemas, 'Order', 'properties', 'created')).toMatchObject({
      $ref: '#/components/schemas/Timestamp',
    })
  })

  it('asks for what has no default, and answers with everything that a person may see', () => {
    expect(part(schemas, 'Address')).toMatchObject({ required: expect.arrayContaining(['city', 'zip']) })
    expect(part(schemas, 'AddressInput')).not.toHaveProperty('required')
    expect(part(schemas, 'Order')['required']).toEqual(expect.not.arrayContaining(['costs']))
  })

  it('says of every property what it is (packages/contract/src/openapi/properties)', () => {
    const silent = properties.filter(
      ({ schema }) => !isJsonSchema(schema) || typeof schema['description'] !== 'string',
    )
    expect([...new Set(silent.map(({ owner, name }) => `${owner}.${name}`))]).toEqual([])
  })

  it('has one example for each call', () => {
    expect(examples.map(({ name }) => name).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  })

  it('has no description of what is not there', () => {
    const used = new Set(properties.map(({ owner, name }) => descriptionKey(name, owner)))
    expect(Object.keys(propertyDescriptions).filter((key) => !used.has(key))).toEqual([])
    expect(Object.keys(schemaDescriptions).filter((key) => !(key in schemas))).toEqual([])
  })
})
