/** What is asked when two people changed the same, and before a status is set, in French. */
import type { conflictMessages as english } from '../../../messages/order/conflicts.ts'
import type { Translation } from '../../../localization/translation.ts'

export const conflictMessages: Translation<typeof english> = {
  setTheStatusTo: ({ title }) => `Passer au statut « ${title} » ?`,
  setTheStatus: 'Changer le statut',
  wasDeleted: ({ name }) => `${name} a été supprimé`,
  changedMeanwhile: 'Quelqu’un d’autre a aussi fait une modification ici',
  leaveItDeleted: 'Laisser supprimé',
  takeTheirs: 'Prendre l’autre version',
  bringBack: 'Restaurer avec mes modifications',
  keepMine: 'Garder la mienne',
  deletedMeanwhile:
    'Quelqu’un d’autre a supprimé cet article pendant que vous le modifiiez. Rien n’est perdu : choisissez la suite.',
  chooseOne: 'Rien n’est perdu. Choisissez la version à conserver.',
  what: 'Champ',
  mine: 'La mienne',
  theirs: 'L’autre',
  theItem: 'L’article',
  removedProperty: 'Propriété supprimée',
}
