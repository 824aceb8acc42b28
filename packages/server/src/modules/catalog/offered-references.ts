/**
 * What is archived or deleted is not given anew: a category, a pricing rule, a property, a graphic. What has it already keeps it, and a copy has
 * what its original has. Issue 14, decision "Back office".
 */
import { unassignedId } from '@orderwright/domain/catalog'
import { adminReferenceMessages as words } from '@orderwright/domain/messages'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { readRecords, type RecordOf } from '../../platform/database/records.ts'
import { fail } from '../../platform/http/outcome.ts'
import type { Props } from '../records/bodies.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { Refused, Write } from './catalog-resource.ts'

interface Given {
  readonly id: number
  /** where it stands in the values that are written */
  readonly path: string
}

interface Reference {
  readonly to: 'productCategory' | 'productPricingRule' | 'productProperty' | 'productGraphic'
  /** what a record names, as it is or as it is to be */
  readonly givenBy: (values: Props) => readonly Given[]
  readonly sentence: (named: { readonly title: string }) => string
  /** code of the refusal */
  readonly rule: string
}

const oneIdSchema = z.number().int().nullish()
const associationsSchema = z.object({ productProperties: z.record(z.string(), z.unknown()) }).nullish()

type Referred = RecordOf<Reference['to']>

/** Pricing rules have `deleted`, which is shown as archived. [2.4.16] */
function isGone(record: Referred): boolean {
  return 'deleted' in record ? record.deleted === 1 : record.archived === 1
}

function oneAt(field: string): Reference['givenBy'] {
  return (values) => {
    const id = oneIdSchema.parse(values[field])
    return id === null || id === undefined || id === unassignedId ? [] : [{ id, path: `props.${field}` }]
  }
}

const category: Reference = {
  to: 'productCategory',
  givenBy: oneAt('productCategoryId'),
  sentence: (named) => words.categoryArchived(named),
  rule: 'categoryArchived',
}
const pricingRule: Reference = {
  to: 'productPricingRule',
  givenBy: oneAt('productPricingRuleId'),
  sentence: (named) => words.pricingRuleArchived(named),
  rule: 'pricingRuleArchived',
}
const costRule: Reference = { ...pricingRule, givenBy: oneAt('costRuleId') }
const graphicSchema = z.object({ productGraphicId: z.number().int() }).nullish()
const graphic: Reference = {
  to: 'productGraphic',
  givenBy: (values) => {
    const id = graphicSchema.parse(values['graphic'])?.productGraphicId
    return id === undefined ? [] : [{ id, path: 'props.graphic.productGraphicId' }]
  },
  sentence: (named) => words.graphicArchived(named),
  rule: 'graphicArchived',
}
const property: Reference = {
  to: 'productProperty',
  givenBy: ({ associations }) =>
    Object.keys(associationsSchema.parse(associations)?.productProperties ?? {}).flatMap((key) => {
      const id = idSchema.safeParse(Number(key))
      return id.success ? [{ id: id.data, path: `props.associations.productProperties.${key}` }] : []
    }),
  sentence: (named) => words.propertyArchived(named),
  rule: 'propertyArchived',
}

/** What `reference` names in the writes and did not before. */
function newlyGiven(reference: Reference, writes: readonly Write<object>[]): Given[] {
  return writes.flatMap(({ props, before }) => {
    const given = reference.givenBy(props)
    if (given.length === 0) return []
    const had = new Set(reference.givenBy({ ...before }).map(({ id }) => id))
    return given.filter(({ id }) => !had.has(id))
  })
}

function onlyOffered(...references: readonly Reference[]) {
  return async ({ db, orgId }: TenantCall, writes: readonly Write<object>[]): Promise<Refused> => {
    for (const reference of references) {
      const given = newlyGiven(reference, writes)
      if (given.length === 0) continue
      const ids = [...new Set(given.map(({ id }) => id))]
      const found = await readRecords(db, reference.to, orgId, { fields: { id: ids } })
      const gone = new Map(found.filter(isGone).map(({ id, title }) => [id, title]))
      const fields = given.flatMap(({ id, path }) => {
        const title = gone.get(id)
        return title === undefined ? [] : [{ path, message: reference.sentence({ title }) }]
      })
      const [first] = fields
      if (first) return fail('refused', first.message, { rule: reference.rule, fields })
    }
    return undefined
  }
}

export const productRefersToOffered = onlyOffered(category, pricingRule, costRule, property, graphic)
export const optionRefersToOffered = onlyOffered(pricingRule)
