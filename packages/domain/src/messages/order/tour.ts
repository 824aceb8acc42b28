/** What the guided tour of the order page says, step by step. [1.2.87] */
import { defineMessages } from '../../localization/define-messages.ts'

/** "Order", "Quote", "Project": the organisation's word. */
type Word = { word: string }

export const tourMessages = defineMessages('tourMessages', {
  status: {
    title: 'Where it stands',
    text: ({ word }: Word) =>
      `Each dot is a step on the way of this ${word.toLowerCase()}, filled once it is reached. Point at a dot to read what it means.`,
  },
  price: {
    title: 'What it comes to',
    text: () =>
      'The price of all items together, worked out anew with every choice. Shipping and tax are added later.',
  },
  add: {
    title: 'Add an item',
    text: () =>
      'Add as many products as you need. Each one becomes an item with its own drawing and choices.',
  },
  itemTitle: {
    title: 'Name the item',
    text: () =>
      'Say where it goes or what it is for, such as “Hall, left of the door”. It is printed on every document.',
  },
  quantity: {
    title: 'How many, and notes',
    text: () => 'Set how many pieces you need, and leave a note for whoever makes or fits them.',
  },
  options: {
    title: 'Make it yours',
    text: () =>
      'Choose sizes, finishes and engravings here. The drawing and the price follow at once. Choices that do not go together say why.',
  },
  next: 'Next',
  back: 'Back',
  done: 'Done',
  close: 'Close the tour',
  progress: '{{current}} of {{total}}',
  failed: 'The tour could not be loaded. Please try again.',
})
