/** What the deletion of a rule would change, in words, before it is asked about. [issue 16] */
import type { ProductRule } from '@orderwright/domain/catalog'
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { ProductImpact } from '@orderwright/domain/rule-impact'
import type { AdminData } from '../admin-data.ts'
import { countWords } from './count-words.ts'
import { startImpactClient } from './impact-client.ts'

/** So long the question waits for the figures, in milliseconds; then it is asked without. */
const PATIENCE_MS = 4000
/** More products are counted, not listed. */
const LISTED = 5

function isChanged({ before, after, reviving }: ProductImpact): boolean {
  return before.least !== after.least || before.most !== after.most || reviving.length > 0
}

/** One line for each product that the deletion changes; '' where it changes none. */
export function deletionWords(impacts: readonly ProductImpact[], adminData: AdminData): string {
  const changed = impacts.filter(isChanged)
  const lines = changed.slice(0, LISTED).map(({ productId, before, after, reviving }) => {
    const product = adminData.products.find(({ id }) => id === productId)?.title ?? String(productId)
    const titles = reviving.flatMap((id) => adminData.options.find((one) => one.id === id)?.title ?? [])
    const figures = words.withoutIt({ product, before: countWords(before), after: countWords(after) })
    return titles.length === 0 ? figures : `${figures} ${words.reviving({ titles })}`
  })
  const more = changed.length - LISTED
  return [...lines, ...(more > 0 ? [words.andMoreProducts({ count: more })] : [])].join('\n')
}

/** The words for a rule as it is; '' also where they could not be worked out in time. */
export async function deletionFigures(rule: ProductRule, adminData: AdminData): Promise<string> {
  const client = startImpactClient()
  const timeout = setTimeout(client.close, PATIENCE_MS)
  try {
    client.setCatalog(adminData)
    const found = await client.impact({ before: rule, after: null })
    return deletionWords(found?.impacts ?? [], adminData)
  } catch {
    // Deleting does not depend on it: the question is asked without figures.
    return ''
  } finally {
    clearTimeout(timeout)
    client.close()
  }
}
