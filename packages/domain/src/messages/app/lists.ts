/** Several names in one sentence. */
import { defineMessages } from '../../localization/define-messages.ts'

function listed(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`
}

/** `a`, `a and b`, `a, b and c`. */
export const listWords = defineMessages('listWords', {
  and: ({ parts }: { parts: readonly string[] }) => listed(parts, 'and'),
})
