/** The title of a record, which needs one. */
import { adminEditingMessages, adminSectionMessages } from '@orderwright/domain/messages'

export const titleField = {
  kind: 'text',
  path: ['title'],
  label: adminSectionMessages.title,
  maxLength: 200,
  isRequired: true,
  saved: (title: string) => adminEditingMessages.renamed({ title }),
} as const
