/** What can be done with an item, and what is said when it is done, in French. */
import type { itemMessages as english } from '../../../messages/order/items.ts'
import type { Translation } from '../../../localization/translation.ts'

export const itemMessages: Translation<typeof english> = {
  deleteItem: 'Supprimer l’article',
  deleted: ({ title }) => `Article supprimé : ${title}.`,
  duplicated: ({ title }) => `Article dupliqué : ${title}.`,
  copied: ({ title }) => `Article copié : ${title}.`,
  itemActions: 'Actions sur l’article',
  moreForThisItem: 'Autres actions pour cet article',
  duplicateItem: 'Dupliquer l’article',
  compareVariants: 'Comparer des variantes…',
  savedFirst: 'L’article est en cours d’enregistrement. Réessayez dans un instant.',
  attachFile: 'Joindre un fichier',
  copyItem: 'Copier l’article',
  saveAsFavorite: 'Enregistrer comme favori…',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  deleteItemAsk: 'Supprimer l’article…',

  // Steps, as undo calls them
  stepMove: 'Déplacer l’article',
  stepAdd: ({ count }) => (count === 1 ? 'Ajouter un article' : 'Ajouter des articles'),
  stepRestore: ({ count }) => (count === 1 ? 'Restaurer l’article' : 'Restaurer les articles'),
  stepDelete: ({ count }) => (count === 1 ? 'Supprimer l’article' : 'Supprimer les articles'),
}
