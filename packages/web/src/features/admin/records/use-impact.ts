/** Says how many open orders a change concerns, before it is made, and asks for a second word. */
import { endpoints } from '@orderwright/contract'
import { adminEditingMessages as words } from '@orderwright/domain'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { isDraftable } from '../drafts/drafted-data.ts'
import type { EditableKey } from './editables.ts'

/** How the call names the records of a kind; kinds that no order holds are not asked about. */
const subjects = {
  product: 'productIds',
  productProperty: 'productPropertyIds',
  productOption: 'productOptionIds',
  productPricingRule: 'productPricingRuleIds',
  productOptionClassifier: 'productOptionClassifierIds',
} as const

/** Orders that the question names. */
const NAMED = 8

function isSubject(resource: EditableKey): resource is keyof typeof subjects {
  return resource in subjects
}

/** Which open orders hold the records, in words: '' where none does, null where nobody can count. */
export function useConcernedOrders() {
  const { org, profile, caller } = useViewer()
  const word = profile.vocabulary.order
  const { draftId } = useChosenDraft()
  return async function concernedOrders(
    resource: EditableKey,
    ids: readonly number[],
  ): Promise<string | null> {
    if (!isSubject(resource) || ids.length === 0) return ''
    // A draft concerns no order before it is published; its page says which ones it would.
    if (draftId !== null && isDraftable(resource)) return ''
    const result = await call(endpoints.countAffectedOrders, {
      orgId: org.id,
      ...caller,
      [subjects[resource]]: [...ids],
      withOrders: true,
    })
    if (!result.ok) return null
    const { orders, items, affectedOrders = [] } = result.data
    if (orders === 0) return ''
    const lines = affectedOrders
      .slice(0, NAMED)
      .map(({ orgSpecificId, title, items: count }) => words.concernedOrder({ orgSpecificId, title, count }))
    return words.concerns({ orders, items, word: word.toLowerCase(), lines, isMore: orders > lines.length })
  }
}

/**
 * `await askImpact('productOption', [5], 'Brass is archived')` is true when the change is to be made: at once where no open
 * order holds the records. Where nobody can count, the question is asked without a number.
 */
export function useImpact() {
  const concernedOrders = useConcernedOrders()
  return async function askImpact(
    resource: EditableKey,
    ids: readonly number[],
    change: string,
  ): Promise<boolean> {
    const concerned = await concernedOrders(resource, ids)
    if (concerned === '') return true
    if (concerned === null) return confirm({ message: words.areYouSure, confirmLabel: words.goOn })
    // What is asked has not happened yet.
    return confirm({ title: change.replace(/\.$/, '?'), message: concerned, confirmLabel: words.goOn })
  }
}
