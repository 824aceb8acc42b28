/** What can be done with an item, and what is said when it is done. [1.2.48, 1.2.64] */
import { defineMessages } from '../../localization/define-messages.ts'
export const itemMessages = defineMessages('itemMessages', {
  deleteItem: 'Delete item',
  deleted: ({ title }: { title: string }) => `${title} deleted.`,
  duplicated: ({ title }: { title: string }) => `${title} duplicated.`,
  copied: ({ title }: { title: string }) => `${title} copied.`,
  itemActions: 'Item actions',
  moreForThisItem: 'More for this item',
  duplicateItem: 'Duplicate item',
  compareVariants: 'Compare variants…',
  savedFirst: 'The item is being saved. Try again in a moment.',
  attachFile: 'Attach a file',
  copyItem: 'Copy item',
  saveAsFavorite: 'Save as favorite…',
  moveUp: 'Move up',
  moveDown: 'Move down',
  deleteItemAsk: 'Delete item…',

  // Steps, as undo calls them
  stepMove: 'Move item',
  stepAdd: ({ count }: { count: number }) => (count === 1 ? 'Add item' : 'Add items'),
  stepRestore: ({ count }: { count: number }) => (count === 1 ? 'Restore item' : 'Restore items'),
  stepDelete: ({ count }: { count: number }) => (count === 1 ? 'Delete item' : 'Delete items'),
})
