/** What can be done with an item, and what is said when it is done. [1.2.48, 1.2.64] */
export const itemMessages = {
  deleteItem: 'Delete item',
  deleted: ({ title }: { title: string }) => `${title} deleted.`,
  duplicated: ({ title }: { title: string }) => `${title} duplicated.`,
  copied: ({ title }: { title: string }) => `${title} copied.`,
  itemActions: 'Item actions',
  moreForThisItem: 'More for this item',
  duplicateItem: 'Duplicate item',
  attachFile: 'Attach a file',
  copyItem: 'Copy item',
  moveUp: 'Move up',
  moveDown: 'Move down',
  deleteItemAsk: 'Delete item…',
} as const
