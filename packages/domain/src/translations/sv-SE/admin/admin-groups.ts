/** What is said of property groups while they are edited, in Swedish. */
import type { adminGroupMessages as english } from '../../../messages/admin/admin-groups.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminGroupMessages: Translation<typeof english> = {
  noSuchGroup: 'Egenskapsgruppen finns inte, eller har tagits bort.',
  noSuchProperty: 'Egenskapen finns inte, eller har tagits bort.',
}
