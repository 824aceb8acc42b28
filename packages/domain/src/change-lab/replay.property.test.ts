/**
 * The replay of orders under a draft against a slow oracle, which compiles both catalogs anew for each order, from copies of their
 * records, and judges the order from nothing. [issue 16]
 */
import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { applyToCatalog } from '../catalog-changes/apply.ts'
import type { CatalogChange } from '../catalog-changes/change.ts'
import { type Catalog, type CatalogRecords, compileCatalog } from '../catalog/compile.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import { fixed, testNow, testOrgId } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { spotsOf } from '../testing/oracles/order-oracle.ts'
import {
  documentOf,
  pricedContextOf,
  type RandomOrder,
  randomOrders,
  seededChoices,
  startedOrder,
} from '../testing/random/random-orders.ts'
import { compileReplay, replayOrder } from './replay.ts'

const sizes = { properties: 4, options: 3, rules: 5, lines: [0, 1, 1] } as const
const made = { orgId: testOrgId, now: testNow }

function recordsOf(catalog: Catalog): CatalogRecords {
  return {
    products: [...catalog.products.values()],
    productProperties: [...catalog.properties.values()],
    productOptions: [...catalog.options.values()],
    productPropertyGroups: [...catalog.groups.values()],
    productRules: catalog.rules,
    productPricingRules: [...catalog.pricingRules.values()],
    productOptionClassifiers: [...catalog.classifiers.values()],
    productOptionClassifierGroups: [...catalog.classifierGroups.values()],
    productGraphics: [],
  }
}

/** What a draft may do; numbers choose among what there is. */
const oneChange = fc.record({
  what: fc.constantFrom(
    'price',
    'archive',
    'level',
    'removeOption',
    'newOption',
    'disable',
    'addRule',
    'removeRule',
    'require',
    'dissociate',
  ),
  a: fc.nat({ max: 1000 }),
  b: fc.nat({ max: 1000 }),
})
type Seed = typeof oneChange extends fc.Arbitrary<infer Value> ? Value : never

function pick<T>(list: readonly T[], seed: number): T | undefined {
  return list.length === 0 ? undefined : list[seed % list.length]
}

function changeOf({ what, a, b }: Seed, records: CatalogRecords, newId: number): CatalogChange | null {
  const option = pick(records.productOptions, a)
  const product = pick(records.products, a)
  const property = pick(records.productProperties, a)
  if (!option || !product || !property) return null
  const ofOption = (field: string, was: unknown, is: unknown): CatalogChange => ({
    kind: 'update',
    resource: 'productOption',
    id: option.id,
    before: { [field]: was },
    values: { [field]: is },
  })
  const associations = product.associations.productProperties
  const associate = (productProperties: typeof associations): CatalogChange => ({
    kind: 'update',
    resource: 'product',
    id: product.id,
    before: { associations: product.associations },
    values: { associations: { ...product.associations, productProperties } },
  })
  switch (what) {
    case 'price': {
      const rule = pick(records.productPricingRules, a)
      const versions = rule?.versions ?? {}
      const [key, version] = Object.entries(versions)[0] ?? []
      if (!rule || key === undefined || version === undefined) return null
      const raised = { ...version, expressions: [...version.expressions, fixed(b)] }
      return {
        kind: 'update',
        resource: 'productPricingRule',
        id: rule.id,
        before: { versions },
        values: { versions: { ...versions, [key]: raised } },
      }
    }
    case 'archive':
      return ofOption('archived', option.archived, 1 - option.archived)
    case 'level':
      return ofOption('publishLevel', option.publishLevel, b % 2 === 0 ? 'admin' : 'all')
    case 'removeOption':
      return { kind: 'destroy', resource: 'productOption', id: option.id, before: {} }
    case 'newOption': {
      const { title, rank, productPropertyId } = option
      const values = { title, rank, productPropertyId, productPricingRuleId: option.productPricingRuleId }
      return { kind: 'create', resource: 'productOption', id: newId, values }
    }
    case 'disable':
      return associate(
        Object.fromEntries(
          Object.keys(associations).map((id) => [id, { disabledProductOptionIds: [option.id] }]),
        ),
      )
    case 'dissociate':
      return associate(
        Object.fromEntries(Object.entries(associations).filter(([id]) => Number(id) !== property.id)),
      )
    case 'addRule': {
      const to = pick(records.productOptions, b)
      const values = {
        type: 'incompatible',
        fromResourceKey: 'productOption',
        toResourceKey: 'productOption',
        fromIds: [option.id],
        toIds: [to?.id ?? option.id],
      }
      return { kind: 'create', resource: 'productRule', id: newId, values }
    }
    case 'removeRule': {
      const rule = pick(records.productRules, a)
      return rule ? { kind: 'destroy', resource: 'productRule', id: rule.id, before: {} } : null
    }
    case 'require':
      return {
        kind: 'update',
        resource: 'productProperty',
        id: property.id,
        before: { isRequired: property.isRequired },
        values: { isRequired: 1 - property.isRequired },
      }
  }
}

/** A change of each record at most: the first that is drawn. */
function changesOf(seeds: readonly Seed[], records: CatalogRecords): CatalogChange[] {
  const byRecord = new Map<string, CatalogChange>()
  for (const [index, seed] of seeds.entries()) {
    const change = changeOf(seed, records, 9000 + index)
    if (change && !byRecord.has(`${change.resource}:${change.id}`)) {
      byRecord.set(`${change.resource}:${change.id}`, change)
    }
  }
  return [...byRecord.values()]
}

/** Orders of one line each and of all, so that many hold nothing of what changes. */
function ordersOf(world: RandomOrder, context: EvaluationContext): OrderDocument[] {
  const chosen = seededChoices(world, spotsOf(world))
  const parts = [world.lines, ...world.lines.map((line) => [line])]
  return parts.flatMap((lines) => {
    const ids = new Set<number | null>([null, ...lines.map(({ id }) => id)])
    const drawn = documentOf(
      { ...world, lines },
      chosen.filter(({ place }) => ids.has(place)),
    )
    // As people make them: valid where the rules let them be.
    return [drawn, startedOrder({ ...world, lines }, context)]
  })
}

interface Outcome {
  readonly isValid: boolean
  readonly total: number | null
  readonly lines: readonly {
    readonly isValid: boolean
    readonly lineTotal: number | null
    readonly said: string[]
  }[]
}

/** An order judged from nothing: copies of everything, so that nothing that was kept is found. */
function judgedAnew(context: EvaluationContext, records: CatalogRecords, document: OrderDocument): Outcome {
  const catalog = compileCatalog(structuredClone(records))
  const judged = evaluateOrder({ ...context, catalog }, structuredClone(document))
  return {
    isValid: judged.isValid,
    total: judged.costs?.orderTotal ?? null,
    lines: judged.items.map(({ isValid, lineTotal, problems }) => ({
      isValid,
      lineTotal,
      said: isValid ? [] : problems.map(({ code, message }) => `${code} ${message}`),
    })),
  }
}

describe('[issue 16] replaying orders under a draft', () => {
  test('says of every order exactly what judging it from nothing under both catalogs says', () => {
    const arbitrary = fc.record({
      world: randomOrders(sizes),
      seeds: fc.array(oneChange, { minLength: 1, maxLength: 4 }),
    })
    checkLaw(
      {
        'an order that is judged': 60,
        'an order that holds nothing of it': 10,
        'one that becomes invalid': 10,
      },
      arbitrary,
      (cover, { world, seeds }) => {
        const context = pricedContextOf(world)
        const records = recordsOf(context.catalog)
        const changes = changesOf(seeds, records)
        const replay = compileReplay(context, records, changes, made)
        const drafted = applyToCatalog(structuredClone(records), changes, made)
        for (const document of ordersOf(world, context)) {
          const before = judgedAnew(context, records, document)
          const after = judgedAnew(context, drafted, document)
          const replayed = replayOrder(replay, document)
          if (replayed === null) {
            cover('an order that holds nothing of it')
            expect(after).toEqual(before)
            continue
          }
          cover('an order that is judged')
          if (replayed.validity === 'becomesInvalid') cover('one that becomes invalid')
          expect([replayed.total.before, replayed.total.after]).toEqual([before.total, after.total])
          expect(['becomesInvalid', 'staysInvalid'].includes(replayed.validity)).toBe(!after.isValid)
          expect(['becomesValid', 'staysInvalid'].includes(replayed.validity)).toBe(!before.isValid)
          for (const [index, { id }] of document.items.entries()) {
            const line = replayed.lines.find(({ itemId }) => itemId === id)
            const [was, is] = [before.lines[index], after.lines[index]]
            if (line === undefined) {
              expect(is).toEqual(was)
              continue
            }
            expect([line.lineTotal.before, line.lineTotal.after]).toEqual([was?.lineTotal, is?.lineTotal])
            expect(['becomesInvalid', 'staysInvalid'].includes(line.validity)).toBe(is?.isValid === false)
            const isNew = (said: string) => !was?.said.includes(said)
            const news = new Set(line.newProblems.map(({ code, message }) => `${code} ${message}`))
            expect([...news].filter(isNew).toSorted()).toEqual(
              [...new Set(is?.said.filter(isNew))].toSorted(),
            )
          }
        }
      },
      { numRuns: 200 },
    )
  })
})
