/** Says how many open orders a change concerns, before it is made, and asks for a second word. */
import { endpoints } from '@orderwright/contract'
import { adminEditingMessages as words } from '@orderwright/domain/messages'
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

/** What is asked about the open orders that hold some records: what is said at once, and the others on demand. */
interface Concern {
  readonly message: string
  readonly others: readonly string[]
  /** how many are neither said nor among the others */
  readonly untold: number
}

/** Null where no open order holds the records, 'unknown' where nobody can count. */
function useConcern() {
  const { org, profile, caller } = useViewer()
  const word = profile.vocabulary.order
  const { draftId } = useChosenDraft()
  return async function concern(
    resource: EditableKey,
    ids: readonly number[],
  ): Promise<Concern | null | 'unknown'> {
    if (!isSubject(resource) || ids.length === 0) return null
    // A draft concerns no order before it is published; its page says which ones it would.
    if (draftId !== null && isDraftable(resource)) return null
    const result = await call(endpoints.countAffectedOrders, {
      orgId: org.id,
      ...caller,
      [subjects[resource]]: [...ids],
      withOrders: true,
    })
    if (!result.ok) return 'unknown'
    const { orders, items, affectedOrders = [] } = result.data
    if (orders === 0) return null
    const all = affectedOrders.map(({ orgSpecificId, title, items: count }) =>
      words.concernedOrder({ orgSpecificId, title, count }),
    )
    const lines = all.slice(0, NAMED)
    return {
      message: words.concerns({
        orders,
        items,
        word: word.toLowerCase(),
        lines,
        isMore: orders > lines.length,
      }),
      others: all.slice(NAMED),
      untold: orders - all.length,
    }
  }
}

/** Which open orders hold the records, in words: '' where none does, null where nobody can count. */
export function useConcernedOrders() {
  const concern = useConcern()
  return async function concernedOrders(
    resource: EditableKey,
    ids: readonly number[],
  ): Promise<string | null> {
    const found = await concern(resource, ids)
    return found === 'unknown' ? null : (found?.message ?? '')
  }
}

/**
 * `await askImpact('productOption', [5], 'Brass is archived')` is true when the change is to be made: at once where no open
 * order holds the records. Where nobody can count, the question is asked without a number.
 */
export function useImpact() {
  const concern = useConcern()
  return async function askImpact(
    resource: EditableKey,
    ids: readonly number[],
    change: string,
  ): Promise<boolean> {
    const found = await concern(resource, ids)
    if (found === null) return true
    if (found === 'unknown') return confirm({ message: words.areYouSure, confirmLabel: words.goOn })
    const { message, others, untold } = found
    return confirm({
      // What is asked has not happened yet.
      title: change.replace(/\.$/, '?'),
      message,
      confirmLabel: words.goOn,
      ...(others.length === 0
        ? {}
        : {
            details: {
              summary: words.showOthers({ count: others.length }),
              text: [...others, ...(untold > 0 ? [words.untold({ count: untold })] : [])].join('\n'),
            },
          }),
    })
  }
}
