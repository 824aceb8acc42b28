/** What is said of choices when one is made, refused, repaired or taken over; it comes with the pickers. */
import { defineMessages } from '../../localization/define-messages.ts'
export const choiceMessages = defineMessages('choiceMessages', {
  itemHasInvalidConfiguration:
    'This item has an invalid configuration.\n\nPlease update it to have no red options on the right.',
  notInList: ({ text }: { text: string }) => `“${text}” is not in the list.`,
  repairChange: ({ property, option }: { property: string; option: string }) =>
    `Change ${property} to ${option}`,
  repairClear: ({ property }: { property: string }) => `Clear ${property}`,
  choiceOnItem: ({ choice, item }: { choice: string; item: string }) => `${choice} on ${item}`,
  propertyShownBy: ({ title }: { title: string }) => `${title} applies only with certain choices.`,
  propertyHiddenBefore: ({ title }: { title: string }) => `${title} did not apply to the earlier choice.`,
  repairOnItem: ({ change, item }: { change: string; item: string }) => `${change} on ${item}`,
  repairTo: ({ property, option }: { property: string; option: string }) => `${property} ${option}`,
  repairAt: ({ item, changes }: { item: string; changes: string }) => `${item}: ${changes}`,
  repairSeveral: ({ count }: { count: number }) => `${count} more changes`,
  nothingHelps: 'No way was found to make it possible. Nothing was changed.',
  lookingForWays: 'Looking for what would make it possible …',
  repairAll: 'Repair everything',
  rulesLeaveNothing: ({ title }: { title: string }) =>
    `The rules leave no option for ${title} with these choices.`,
  applyToAllTurnsInvalid: ({ reason }: { reason: string }) => `It would become invalid: ${reason}`,
  dimensionAdjusted: ({ length }: { length: string }) => `Set to ${length}, the nearest possible length`,
  textTooLong: ({ length, max }: { length: number; max: number }) =>
    `This text has ${length.toLocaleString('en-US')} characters; ${max.toLocaleString('en-US')} are kept. Please shorten it.`,
  samePrice: 'Same price',
  customPriceInstead: ({ byRule, difference }: { byRule: string; difference: string }) =>
    difference === '' ? `By the rules: ${byRule}` : `By the rules: ${byRule} (${difference})`,
})
