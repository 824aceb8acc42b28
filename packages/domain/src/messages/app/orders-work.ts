/** Sentences of what employees do in the orders list: with several at once, and with views and columns of their own. */
import { defineMessages } from '../../localization/define-messages.ts'

type Count = { count: number }

const orders = ({ count }: Count) => (count === 1 ? '(1 selected)' : `(${count} selected)`)

export const ordersWorkMessages = defineMessages('ordersWorkMessages', {
  // With the selected ones
  bulkActions: ({ words }: { words: string }) => `Selected ${words}`,
  selected: ({ count }: Count) => `${count} selected`,
  select: ({ name }: { name: string }) => `Select ${name}`,
  selectOne: 'Select',
  selectAll: 'Select all on this page',
  clearSelection: 'Clear selection',
  status: 'Status…',
  owner: 'Owner…',
  print: 'Print',
  printWhat: 'One file with a document of each',
  printsAtMost: ({ most }: { most: number }) => `At most ${most} are printed together`,
  notPrinted: 'The file could not be made.',
  cancel: 'Cancel',
  orders,
  archived: 'Archived',
  unarchived: 'Active again',
  givenTo: ({ name }: { name: string }) => `Given to ${name}`,
  ownerStays: ({ name }: { name: string }) => `${name} has the owner that it had.`,
  takenBack: ({ count }: Count) => `Taken back ${orders({ count })}`,
  notChanged: ({ count }: Count) =>
    count === 1 ? 'One was left as it is' : `${count} were left as they are`,

  // Status
  statusOf: ({ count }: Count) => `Set the status of ${count}`,
  newStatus: 'New status',
  chooseStatus: 'Choose a status',
  tellGuests: 'Tell the guests by mail',
  setStatus: 'Set the status',
  progress: ({ count, all }: { count: number; all: number }) => `${count} of ${all}`,
  goBackwards: ({ count }: Count) =>
    count === 1
      ? 'One has been further than that. Its later steps are taken away.'
      : `${count} have been further than that. Their later steps are taken away.`,
  areThere: ({ count }: Count) =>
    count === 1
      ? 'One is there already and is left as it is.'
      : `${count} are there already and are left as they are.`,
  andMore: ({ count }: Count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  statusSet: ({ title, count }: { title: string; count: number }) => `${title} ${orders({ count })}`,

  // Owner
  ownerOf: ({ count }: Count) => `Give ${count} to another owner`,
  newOwner: 'New owner',
  give: 'Give',
  ownerKeepsTerms: 'Discount and tax terms stay as they are on each.',

  // Views
  views: 'Views',
  noViews: 'Keep searches, filters and sorts that you use often under a name.',
  saveThis: 'Save what is shown as',
  viewTitle: 'Name of the view',
  save: 'Save',
  rename: ({ title }: { title: string }) => `Rename ${title}`,
  newTitle: ({ title }: { title: string }) => `New name of ${title}`,
  deleteView: ({ title }: { title: string }) => `Delete ${title}`,
  viewDeleted: ({ title }: { title: string }) => `The view ${title} is deleted.`,
  viewReplaced: ({ title }: { title: string }) => `The view ${title} shows something else now.`,
  viewSaved: ({ title }: { title: string }) => `The view ${title} is kept.`,

  // Columns
  columns: 'Columns',
  usualColumns: 'Usual columns',

  // Pages
  rowsOf: ({ first, last, total }: { first: number; last: number; total: string }) =>
    `${first}–${last} of ${total}`,
  moreThan: ({ total }: { total: string }) => `more than ${total}`,
})
