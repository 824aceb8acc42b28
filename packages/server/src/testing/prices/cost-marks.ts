/** What products cost the organization, in numbers that are recognized wherever they leak: in a cost rule, and among a classifier's numbers. */
import { type Cents, cents } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { insert, longAgo } from '../fixture.ts'
import { spellings } from './price-leaks.ts'
import type { TestDatabase } from '../test-database.ts'

/** What a unit of every product costs. */
export const markedCost: Cents = cents(8_642_097)
const classifiedCost = 8_642_203
const costRuleTitle = 'What it costs the house'

/** In all the ways in which they could stand in a text. */
export const costMarks = [...spellings(markedCost), ...spellings(classifiedCost), costRuleTitle]

/** Gives all products of an organization a cost rule, which reads a number of classifiers that no price reads. */
export async function addCosts(database: TestDatabase, orgId: number): Promise<number> {
  const group = await insert(database, 'productOptionClassifierGroup', orgId, { title: 'Materials' })
  await insert(database, 'productOptionClassifier', orgId, {
    title: 'Brass',
    productOptionClassifierGroupId: group.id,
    numbers: [{ date: longAgo, numbers: [1, classifiedCost], description: '' }],
  })
  const rule = await insert(database, 'productPricingRule', orgId, {
    title: costRuleTitle,
    versions: {
      1: {
        created: longAgo,
        expressions: [{ type: 'fixed', props: { value: markedCost }, operator: '+' }],
      },
    },
  })
  await sql`update products set cost_rule_id = ${rule.id} where org_id = ${orgId}`.execute(database.owner.db)
  return rule.id
}
