/** Several names in one sentence, in Swedish. */
import type { listWords as english } from '../../../messages/app/lists.ts'
import type { Translation } from '../../../localization/translation.ts'
import { listed } from '../grammar.ts'

export const listWords: Translation<typeof english> = {
  and: ({ parts }) => listed(parts),
  labeled: ({ label, value }) => `${label}: ${value}`,
  headed: ({ label }) => `${label}:`,
}
