/**
 * Whatever is wrong with a value of a setting or of a record, what is said of it is a sentence of ours. Browsers have zod without
 * its own sentences: there each of them is "Invalid input". [issue 14]
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { resourceSchemas } from '../entities.ts'
import { defaultProfile } from '../tenancy/profile.ts'
import { recordFields } from '../units/record.ts'
import { issueSentence } from '../units/text/issue-sentence.ts'
import { applySettings } from './apply-settings.ts'
import { settingFieldOf } from './setting-fields.ts'
import { settingKeys } from './setting-keys.ts'

beforeAll(() => {
  z.config({ localeError: () => 'Invalid input' })
})
afterAll(() => {
  z.config(z.locales.en())
})

/** One of each kind of thing that can not stand somewhere. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  true,
  'x',
  '',
  '{nobody}',
  '§ "<>',
  'two\nlines',
  'x'.repeat(30_000),
  -1,
  0,
  1.5,
  1e12,
  Number.NaN,
  [],
  ['x', null, -1],
  [{ unknown: 1 }],
  Array.from({ length: 600 }, () => ({})),
  {},
  { unknown: 1 },
]

/** The values at every depth of a row: one that is right but for one part. */
const isSaid = (message: string) => message !== '' && message !== 'Invalid input' && /[a-z]/.test(message)

describe('of a setting', () => {
  const paths = settingKeys
    .filter(({ fixedBecause }) => fixedBecause === null)
    .map(({ path, isMap }) =>
      isMap ? `${path}.${path === 'costs.taxRates' ? 'TX' : 'orderApproved'}` : path,
    )

  test.each(paths)('[issue 14] %s every fault has its sentence', (path) => {
    const said = wrong.flatMap((value) => {
      const applied = applySettings(
        { title: 'Maison Test', profile: defaultProfile },
        // What comes from a form is JSON.
        { [path]: z.json().safeParse(value).data ?? null },
      )
      return applied.ok ? [] : applied.problems.map(({ message }) => message)
    })
    expect(said.filter((message) => !isSaid(message))).toEqual([])
  })

  test('[issue 14] most settings refuse something', () => {
    expect(paths.length).toBeGreaterThan(50)
    expect(settingFieldOf('costs.depositPercentage')).toMatchObject({ min: 0, max: 100 })
    const applied = applySettings(
      { title: 'Maison Test', profile: defaultProfile },
      { 'costs.depositPercentage': 101, 'brand.accentColor': 'brown', 'letters.replyTo': 'Ada' },
    )
    expect(applied).toEqual({
      ok: false,
      problems: [
        {
          path: 'brand.accentColor',
          kind: 'invalid',
          message: 'Type a color as # and six digits or letters from a to f, such as #8c6a45, or black.',
        },
        { path: 'costs.depositPercentage', kind: 'invalid', message: '100 is the most.' },
        {
          path: 'letters.replyTo',
          kind: 'invalid',
          message: 'Type an e-mail address such as name@example.com.',
        },
      ],
    })
  })
})

const kinds = [
  'product',
  'productCategory',
  'productProperty',
  'productOption',
  'productPropertyGroup',
  'productRule',
  'productPricingRule',
  'productOptionClassifierGroup',
  'productOptionClassifier',
  'medium',
  'userGroup',
  'customer',
  'productGraphic',
] as const

/** Every schema within a schema. */
function* within(schema: unknown, path: string): Generator<readonly [string, z.ZodType]> {
  if (schema instanceof z.ZodType) yield [path, schema]
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  ) {
    yield* within(schema.def.innerType, path)
  } else if (schema instanceof z.ZodObject) {
    for (const [name, part] of Object.entries(schema.shape)) yield* within(part, `${path}.${name}`)
  } else if (schema instanceof z.ZodArray) yield* within(schema.element, `${path}[]`)
  else if (schema instanceof z.ZodRecord) yield* within(schema.valueType, `${path}{}`)
}

describe('of a record', () => {
  const fields = kinds.flatMap((kind) =>
    Object.entries(resourceSchemas[kind].shape)
      .filter(([name]) => !(name in recordFields))
      .flatMap(([name, schema]) =>
        // The tree of a graphic has itself for its parts.
        name === 'nodes' ? [] : [...within(schema, `${kind}.${name}`)],
      ),
  )

  test.each(fields)('[issue 14] %s every fault has its sentence', (_, schema) => {
    const said = wrong.flatMap((value) => {
      const parsed = schema.safeParse(value, { error: issueSentence })
      return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
    })
    expect(said.filter((message) => !isSaid(message))).toEqual([])
  })
})
