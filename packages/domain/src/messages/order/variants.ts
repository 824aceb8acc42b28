/** Variants of an item, side by side: compared, changed, taken. [issue 18, configuring faster] */
import { defineMessages } from '../../localization/define-messages.ts'
const items = (count: number) => (count === 1 ? '1 choice' : `${count} choices`)

export const variantMessages = defineMessages('variantMessages', {
  title: ({ item }: { item: string }) => `Variants of ${item}`,
  columns: 'The item and its variants',
  group: 'Variants',
  undoLast: 'Undo in the variant changed last',
  redoLast: 'Redo in the variant changed last',
  explained: 'Nothing changes until you use one of them.',
  sameScale: 'All are drawn at the same scale.',
  asItIs: 'As it is now',
  variant: ({ letter }: { letter: string }) => `Variant ${letter}`,
  began: 'How it began',
  sameAsNow: 'The same as now',
  add: 'Add a variant',
  most: ({ count }: { count: number }) => `${count} variants are the most that fit side by side.`,
  shown: 'Choices that are shown',
  differing: 'What differs',
  all: 'All choices',
  nothingDiffers: 'All are the same. Change a choice in a variant to compare.',
  differs: 'Differs from the item as it is now.',
  notHere: 'Not for this one',

  pieces: ({ count }: { count: number }) => (count === 1 ? '1 piece' : `${count} pieces`),
  samePrice: 'Same price',
  inAllItems: ({ amount }: { amount: string }) => `${amount} in all items`,
  toFix: ({ count }: { count: number }) => (count === 1 ? '1 thing to fix' : `${count} things to fix`),

  use: ({ name }: { name: string }) => `Use ${name}`,
  used: ({ name }: { name: string }) => `The item is as ${name} now.`,
  addAsItem: ({ name }: { name: string }) => `Add ${name} as an item`,
  addAsItemShort: 'Add as item',
  added: ({ title }: { title: string }) => `${title} added as another item.`,
  changesAllItems: ({ name }: { name: string }) =>
    `${name} has choices that hold for all items. Use it to change all of them.`,
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  removed: ({ name }: { name: string }) => `${name} removed.`,
  undoIn: ({ name, label }: { name: string; label: string }) => `Undo in ${name}: ${label}`,
  undoNothingIn: ({ name }: { name: string }) => `Undo in ${name}`,
  redoIn: ({ name, label }: { name: string; label: string }) => `Redo in ${name}: ${label}`,
  redoNothingIn: ({ name }: { name: string }) => `Redo in ${name}`,
  startedAnew: 'Earlier variants of this item were put aside.',
  notTaken: ({ count }: { count: number }) =>
    `${items(count)} of this variant can not be taken any more, and ${count === 1 ? 'is' : 'are'} as in the item.`,
  itemGone: 'The item is not there any more.',
})
