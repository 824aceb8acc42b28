/** Several names in one sentence, and a name before its value. */
import { defineMessages } from '../../localization/define-messages.ts'

function listed(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`
}

export const listWords = defineMessages('listWords', {
  /** `a`, `a and b`, `a, b and c` */
  and: ({ parts }: { parts: readonly string[] }) => listed(parts, 'and'),
  /** a name before its value */
  labeled: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  /** the name alone, where the value stands apart */
  headed: ({ label }: { label: string }) => `${label}:`,
})
