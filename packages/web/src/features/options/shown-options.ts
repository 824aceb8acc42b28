/** Which options a person has any business seeing. */
import type { OptionState } from '@orderwright/domain'

const hidden: ReadonlySet<string> = new Set(['disabledForProduct', 'archived', 'publishLevel'])

/** Not those that are not offered for the product, archived, or above the person's level, unless they are chosen. */
export function isShown(state: OptionState): boolean {
  return state.chosen || state.allowed || !state.reasons.some(({ code }) => hidden.has(code))
}
