/** What can be done with an item, in Swedish. */
import type { itemMessages as english } from '../../../messages/order/items.ts'
import type { Translation } from '../../../localization/translation.ts'

export const itemMessages: Translation<typeof english> = {
  deleteItem: 'Ta bort artikel',
  deleted: ({ title }) => `${title} har tagits bort.`,
  duplicated: ({ title }) => `${title} har duplicerats.`,
  copied: ({ title }) => `${title} har kopierats.`,
  itemActions: 'Artikelns åtgärder',
  moreForThisItem: 'Mer för artikeln',
  duplicateItem: 'Duplicera artikel',
  compareVariants: 'Jämför varianter…',
  savedFirst: 'Artikeln håller på att sparas. Försök igen om ett ögonblick.',
  attachFile: 'Bifoga en fil',
  copyItem: 'Kopiera artikel',
  saveAsFavorite: 'Spara som favorit…',
  moveUp: 'Flytta upp',
  moveDown: 'Flytta ner',
  deleteItemAsk: 'Ta bort artikel…',

  // Steps, as undo calls them
  stepMove: 'Flytta artikel',
  stepAdd: ({ count }) => (count === 1 ? 'Lägg till artikel' : 'Lägg till artiklar'),
  stepRestore: ({ count }) => (count === 1 ? 'Återställ artikel' : 'Återställ artiklar'),
  stepDelete: ({ count }) => (count === 1 ? 'Ta bort artikel' : 'Ta bort artiklar'),
}
