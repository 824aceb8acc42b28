/** Repairs of dead options as sentences. [issue 16] */
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'
import { ruleWords } from '../rule-words.ts'
import { countWords } from './count-words.ts'
import type { OfferedRepair } from './impact-protocol.ts'

type Lists = Pick<AdminData, 'options' | 'properties' | 'rules'>

/** "Take Oak out of this rule: 3 combinations are left then." */
export function repairWords(repair: OfferedRepair, adminData: AdminData): string {
  const { isOwn, ruleId, action, id, after, count } = repair
  const rule = isOwn ? undefined : adminData.rules.find((one) => one.id === ruleId)
  const ofRule = rule ? words.thatRule({ rule: ruleWords(rule, adminData) }) : words.thisRule
  const left = countWords(count)
  if (action === 'delete') return words.repairDelete({ rule: ofRule, left })
  const title = titleOf(id, after?.toResourceKey === 'productProperty' && after.toIds.length > 0, adminData)
  return action === 'takeOut'
    ? words.repairTakeOut({ title, rule: ofRule, left })
    : words.repairAllow({ title, rule: ofRule, left })
}

/** Options and properties have numbers of their own; which of them is meant is told by the rule's ends. */
function titleOf(id: number, mayBeProperty: boolean, { options, properties }: Lists): string {
  const option = options.find((one) => one.id === id)
  const property = properties.find((one) => one.id === id)
  return (mayBeProperty ? (property ?? option) : (option ?? property))?.title ?? String(id)
}
