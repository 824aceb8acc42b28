/** What is said of property groups while they are edited, in French. */
import type { adminGroupMessages as english } from '../../../messages/admin/admin-groups.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminGroupMessages: Translation<typeof english> = {
  noSuchGroup: 'Ce groupe de propriétés n’existe pas, ou a été supprimé.',
  noSuchProperty: 'Cette propriété n’existe pas, ou a été supprimée.',
}
