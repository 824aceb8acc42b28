/** Several names in one sentence, in French. */
import type { listWords as english } from '../../../messages/app/lists.ts'
import type { Translation } from '../../../localization/translation.ts'
import { listAnd } from '../grammar.ts'

export const listWords: Translation<typeof english> = {
  and: ({ parts }) => listAnd(parts),
  labeled: ({ label, value }) => `${label} : ${value}`,
  headed: ({ label }) => `${label} :`,
}
