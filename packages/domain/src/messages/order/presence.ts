/** Who else is here. */
import { defineMessages } from '../../localization/define-messages.ts'
export const presenceMessages = defineMessages('presenceMessages', {
  alsoHere: 'Also here',
  andMore: ({ count, names }: { count: number; names: string }) => `And ${count} more: ${names}`,
  on: ({ title }: { title: string }) => `on “${title}”`,
  here: ({ names, count }: { names: string; count: number }) => `${names} ${count === 1 ? 'is' : 'are'} here`,
  onThePage: 'here',
})
