/** What is said when something that others use is to be deleted, in Swedish. */
import type { adminUseMessages as english } from '../../../messages/admin/admin-uses.ts'
import type { Translation } from '../../../localization/translation.ts'
import { firstOf } from '../grammar.ts'

export const adminUseMessages: Translation<typeof english> = {
  pictureInUse: ({ titles, count }) =>
    `Bilden visas av: ${firstOf({ titles, count })}. Ge dem en annan först.`,
  untitled: ({ id }) => `Artikel ${id}`,
  noSuchAssociation: 'Posten finns inte, eller har tagits bort.',
}
