/** What is said when something that others use is to be deleted, or changed where it must not be, in French. */
import type { adminUseMessages as english } from '../../../messages/admin/admin-uses.ts'
import type { Translation } from '../../../localization/translation.ts'
import { firstOf } from '../grammar.ts'

export const adminUseMessages: Translation<typeof english> = {
  pictureInUse: ({ titles, count }) =>
    `Cette image est affichée par : ${firstOf({ titles, count })}. Donnez-leur d’abord une autre image.`,
  untitled: ({ id }) => `Article ${id}`,
  noSuchAssociation: 'Cet enregistrement n’existe pas, ou a été supprimé.',
}
