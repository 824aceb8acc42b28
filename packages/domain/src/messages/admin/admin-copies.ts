/** What is said of copies of products and properties. [2.4.17, 2.4.18] */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminCopyMessages = defineMessages('adminCopyMessages', {
  copyOf: ({ title }: { title: string }) => `${title} (copy)`,
})
