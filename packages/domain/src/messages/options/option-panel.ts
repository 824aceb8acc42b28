/** The panel of the options, as it stands before anything is opened. [1.5.20] */
import { defineMessages } from '../../localization/define-messages.ts'
export const optionPanelMessages = defineMessages('optionPanelMessages', {
  none: 'None',
  customReviewed: 'Custom, to be reviewed',
  options: 'Options',
  optionsAppearHere: 'The options of your items appear here.',
  itemHasNone: 'This item has no options of its own.',
  applyToAllItems: 'These choices apply to all items in the order.',
  oneToFix: '1 to fix',
  toFix: ({ count }: { count: number }) => `${count} to fix`,
  otherOptions: 'Other options',
  forTheWholeOrder: 'For the whole order',
  choose: 'Choose…',
  whyInvalid: 'Why this item is invalid',
  why: 'why?',
})
