/** Every number that a body takes has its range in the schema; money, percent and quantities have a sensible one. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allEndpoints, productInstanceResource, productOrderResource } from './index.ts'

/** Numbers of no amount: places, versions, sizes of drawings, what a choice or a condition compares with. */
const notAmounts = [
  /\.(rank|version|id|x|y|from|to)$/,
  /\.(dimensionInterval|minDimension|maxDimension|productOptionClassifierNumberIndex)$/,
  /\.(drawing|graphic|associations|nodes)\./,
  // the choices on a line or an order: what their property bounds
  /\.(?:orderP|p)roperties\.\*/,
  // data of an option, and what is compared with it
  /\.(data\.\*|availability\.\[\]\.value|actual\.value|expected)$/,
  // settings, each of which the profile's schema bounds, and those that a change was based on
  /^updateOrgSettings\.(changes|base)\.\*$/,
  // of other systems, and what is taken without being read
  /\.(mondayItemId|byUserId)$/,
  /^createProductOrder\.productOrderProps\.costs/,
]

interface NumberField {
  readonly path: string
  readonly name: string
  readonly minimum: number | undefined
  readonly maximum: number | undefined
}

const safe = Number.MAX_SAFE_INTEGER
const fieldSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
})

/** Every number in a JSON schema, by its path; definitions are walked where they are referred to, once. */
function numbersIn(schema: unknown, root: unknown, path: string, seen: ReadonlySet<string>): NumberField[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((one) => numbersIn(one, root, path, seen))
  const reference: unknown = Reflect.get(schema, '$ref')
  if (typeof reference === 'string') {
    if (seen.has(reference)) return []
    const target = reference
      .replace(/^#\/?/, '')
      .split('/')
      .filter((part) => part !== '')
      .reduce<unknown>(
        (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : at),
        root,
      )
    return numbersIn(target, root, path, new Set([...seen, reference]))
  }
  const own = fieldSchema.safeParse(schema)
  const isNumber =
    own.success && [own.data.type].flat().some((type) => type === 'number' || type === 'integer')
  const found: NumberField[] = []
  if (isNumber && !('const' in schema)) {
    const { minimum, exclusiveMinimum, maximum } = own.data
    const least = minimum ?? exclusiveMinimum
    found.push({
      path,
      name: path.split('.').findLast((part) => part !== '[]' && part !== '*') ?? '',
      // What every whole number is within is no range.
      minimum: least === -safe ? undefined : least,
      maximum: maximum === safe ? undefined : maximum,
    })
  }
  const inner = (key: string, at: string) => numbersIn(Reflect.get(schema, key), root, at, seen)
  const properties: unknown = Reflect.get(schema, 'properties')
  if (typeof properties === 'object' && properties !== null) {
    for (const [name, child] of Object.entries(properties))
      found.push(...numbersIn(child, root, `${path}.${name}`, seen))
  }
  return [
    ...found,
    ...inner('items', `${path}.[]`),
    ...inner('prefixItems', `${path}.[]`),
    ...inner('additionalProperties', `${path}.*`),
    ...inner('anyOf', path),
    ...inner('oneOf', path),
    ...inner('allOf', path),
  ]
}

const fields = allEndpoints().flatMap(({ name, body }) => {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return numbersIn(schema, schema, name, new Set())
})
const amounts = fields.filter(({ path }) => !notAmounts.some((pattern) => pattern.test(path)))

/** Fields of money by name, written by hand, with the least that each takes. */
const leastOf: Readonly<Record<string, number>> = {
  customPriceInCents: 0,
  discountFlatAmount: 0,
  shippingFlatAmount: 0,
  totalInCents: 0,
  paymentAmount: 0,
  discountPercentage: 0,
  shippingPercentage: 0,
  taxPercentage: 0,
  tariffPercentage: 0,
  quantity: 1,
}

describe('the numbers of a body', () => {
  it('[issue 12, 6] all have a least and a most, but those that are no amounts', () => {
    expect(amounts.length).toBeGreaterThan(60)
    const open = amounts.filter(({ minimum, maximum }) => minimum === undefined || maximum === undefined)
    expect(open.map(({ path }) => path)).toEqual([])
  })

  it.each(Object.entries(leastOf))('%s is never less than %d', (name, least) => {
    const named = fields.filter((field) => field.name === name)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ minimum }) => minimum !== least).map(({ path }) => path)).toEqual([])
  })
})

describe('a price of its own', () => {
  const bodies = (customPriceInCents: number) => [
    productInstanceResource.endpoints.create?.body.safeParse({
      orgId: 1,
      props: { productOrderId: 1, productId: -1, rank: 1, customPriceInCents },
    }),
    productInstanceResource.endpoints.update?.body.safeParse({
      orgId: 1,
      where: { id: 1 },
      version: 1,
      props: { customPriceInCents },
    }),
    productInstanceResource.endpoints['bulk-update']?.body.safeParse({
      orgId: 1,
      updates: [{ where: { id: 1 }, version: 1, props: { customPriceInCents } }],
    }),
  ]
  it.each([
    [-1, false],
    [-0.01, false],
    [100_000_000_001, false],
    [0.5, false],
    [0, true],
    [1, true],
    [100_000_000_000, true],
  ])('[issue 12, 6] of %d cents is taken: %s', (cents, isTaken) => {
    expect(bodies(cents).map((answer) => answer?.success)).toEqual([isTaken, isTaken, isTaken])
  })
})

describe('an external link', () => {
  const body = (externalLink1: string) =>
    productOrderResource.endpoints.update?.body.safeParse({
      orgId: 1,
      where: { id: 1 },
      version: 1,
      props: { externalLink1 },
    }).success
  it.each(['', 'https://example.com/a?b=c#d', 'HTTP://example.com', ' https://example.com '])(
    '[issue 12, 5] may be %j',
    (link) => expect(body(link)).toBe(true),
  )
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'example.com',
    'https://a b',
    'ftp://a',
  ])('[issue 12, 5] is never %j', (link) => expect(body(link)).toBe(false))
})

describe('the picture of a line', () => {
  const body = (thumbnailUrl: string | null) =>
    productInstanceResource.endpoints.update?.body.safeParse({
      orgId: 1,
      where: { id: 1 },
      version: 1,
      props: { thumbnailUrl },
    }).success
  it.each([null, '/api/media/7/12/thumbnail', '/api/media/7/12/picture'])(
    '[issue 12, 5] may be at %j',
    (address) => expect(body(address)).toBe(true),
  )
  it.each([
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/api/media/7/12/thumbnail?x=1',
    '/api/media/7/../session/get',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '',
  ])('[issue 12, 5] is never at %j', (address) => expect(body(address)).toBe(false))
})
