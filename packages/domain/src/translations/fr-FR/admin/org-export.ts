/** All that an organization has, as one archive, in French. */
import type { orgExportMessages as english } from '../../../messages/admin/org-export.ts'
import type { Translation } from '../../../localization/translation.ts'

export const orgExportMessages: Translation<typeof english> = {
  heading: 'Toutes les données',
  hint: 'Chaque enregistrement, chaque personne citée et chaque fichier, dans une archive de lignes JSON que d’autres programmes peuvent lire. Les mots de passe et les clés n’y sont pas. Pour une grande organisation, cela prend quelques minutes.',
  download: 'Télécharger toutes les données',
  exportUnderWay: 'Les données de cette organisation sont déjà en cours de préparation. Réessayez ensuite.',
  fileName: ({ title, day }) => `${title} ${day}`,
  notMade: 'L’archive n’a pas pu être créée',
}
