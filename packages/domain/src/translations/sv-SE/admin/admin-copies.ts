/** What is said of copies of products and properties, in Swedish. */
import type { adminCopyMessages as english } from '../../../messages/admin/admin-copies.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminCopyMessages: Translation<typeof english> = {
  copyOf: ({ title }) => `${title} (kopia)`,
}
