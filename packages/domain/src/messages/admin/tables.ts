/** What tables and lists of notes say of themselves. */
import { defineMessages } from '../../localization/define-messages.ts'
export const tableMessages = defineMessages('tableMessages', {
  exporting: 'Exporting',
  current: 'current',
  widthOf: ({ title }: { title: string }) => `Width of ${title}`,
  whatIsLeft: 'What is left',
  pixels: ({ width }: { width: number }) => `${width} pixels`,
  dismiss: 'Dismiss',
  notifications: 'Notifications',
})
