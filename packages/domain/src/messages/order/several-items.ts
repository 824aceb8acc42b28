/** Several items of a cart at once: grouped with their sums, selected, changed, duplicated, deleted. [issue 18, configuring faster] */
import { defineMessages } from '../../localization/define-messages.ts'
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)
const withAmount = (text: string, amount: string) => (amount === '' ? text : `${text}, ${amount}`)

export const severalItemsMessages = defineMessages('severalItemsMessages', {
  groupBy: 'Group by',
  notGrouped: 'Nothing',
  byProduct: 'Product',
  without: ({ title }: { title: string }) => `Without ${title}`,
  groupHeading: ({ title, count, amount }: { title: string; count: number; amount: string }) =>
    `${title}, ${withAmount(items(count), amount)}`,
  inGroup: ({ count, amount }: { count: number; amount: string }) => withAmount(items(count), amount),
  select: 'Select',
  selectAll: 'Select all items that are shown',
  selectGroup: ({ title }: { title: string }) => `Select all of ${title}`,
  selectItem: ({ title }: { title: string }) => `Select ${title}`,
  selected: ({ count, amount }: { count: number; amount: string }) => withAmount(`${count} selected`, amount),
  selectHint: 'Select items to change them together. Shift takes all in between.',
  forTheSelected: 'For the selected items',
  change: 'Change…',
  duplicate: 'Duplicate',
  delete: 'Delete',

  changeTitle: ({ count }: { count: number }) => `Change ${items(count)}`,
  property: 'What to change',
  newValue: 'To',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  haveIt: ({ count, of }: { count: number; of: number }) => `${count} of ${of}`,
  various: 'Various now',
  allHave: ({ value }: { value: string }) => `All have ${value} now`,
  noneHasOne: 'None has one now',
  withoutProperty: ({ count, title }: { count: number; title: string }) =>
    `${items(count)} of the selection ${count === 1 ? 'has' : 'have'} no ${title}.`,
  willChange: ({ count, amount }: { count: number; amount: string }) =>
    `${withAmount(`${items(count)} will change`, amount)}.`,
  nothingChanges: 'Nothing would change.',
  haveItAlready: ({ count }: { count: number }) =>
    `${items(count)} ${count === 1 ? 'has' : 'have'} it already.`,
  cannotTakeIt: ({ count }: { count: number }) =>
    `${items(count)} can not take it and would stay as ${count === 1 ? 'it is' : 'they are'}:`,
  refusedItem: ({ item, reason }: { item: string; reason: string }) => `${item}: ${reason}`,
  selectThese: 'Select only these',
  changeItems: ({ count }: { count: number }) => `Change ${items(count)}`,
  changeOne: ({ title }: { title: string }) => `Change ${title}`,
  changed: ({ title, count }: { title: string; count: number }) => `${title} changed on ${items(count)}`,

  deleteTitle: ({ count }: { count: number }) => `Delete ${items(count)}`,
  deleteAsk: ({ count }: { count: number }) => `Are you sure you want to delete ${items(count)}?`,
  deleted: ({ count }: { count: number }) => `${items(count)} deleted`,
  duplicated: ({ count }: { count: number }) => `${items(count)} duplicated`,
})
