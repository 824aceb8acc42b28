/**
 * Every sentence a user reads, keyed: here those of the engine and of the order page; those of single screens, of
 * mails and of calls in messages/, so that a page loads its own alone. Texts given by the specification stand
 * exactly as written there, its spelling included. A sentence with parameters is a function of them.
 */
import { defineMessages } from './localization/define-messages.ts'

/** "Order", "Quote", "Project": the organisation's word, as the profile's vocabulary gives it. */
type Word = { word: string }

type UndoRedo = { direction: 'undo' | 'redo'; label: string }

const done = { undo: 'undone', redo: 'redone' } as const

/** “Hall”, or words for an item without a name. */
function nameOf(title: string): string {
  return title.trim() === '' ? 'The item' : `“${title}”`
}

/** 'Title', 'Title and Size', 'Title, Size and Finish'. */
function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const messages = defineMessages('messages', {
  // Titles [1.5.11–1.5.18]
  orderTitleRequired: ({ word }: Word) => `A valid ${word.toLowerCase()} name is required.`,
  orderTitleUntitled: ({ word }: Word) =>
    `${word} name can not be "Untitled ${word}", please enter a valid name.`,
  itemTitleRequired: 'This item must have an identifier/description.',
  cartItemTitleRequired: 'This item can not be added without an identifier/description.',
  confirmDeleteItem: 'Are you sure you want to delete this product instance?',

  // Options and rules [1.5.26, 1.8.02 and our own words for the reasons]
  optionLeavesNoOptions: ({ title }: { title: string }) =>
    `Oops selecting this option means ${title} will not have any options. Please select another option or update your other options.`,
  noOptionsAvailable: ({ title }: { title: string }) => `${title}: No options available`,
  choiceMissing: ({ title }: { title: string }) => `${title} is not chosen yet.`,
  valueMissing: ({ title }: { title: string }) => `${title} is not filled in yet.`,
  optionUnknown: 'This option does not belong to this property.',
  propertyUnknown: 'This property does not belong to this product.',
  itemUnknown: 'This item is not there any more.',

  // Several people on one order
  itemDeletedAlready: (title: string) => `${nameOf(title)} had been deleted by somebody else already.`,
  itemDeletedByOther: (title: string) => `${nameOf(title)} was deleted by somebody else.`,
  orderOutOfReach: 'It is not there any more, or it is no longer shared with you.',
  undoNothingLeft: ({ direction, label }: UndoRedo) =>
    `Nothing of “${label}” is left to be ${done[direction]}.`,
  undoItemGone: ({ direction, label }: UndoRedo) =>
    `“${label}” cannot be ${done[direction]}: somebody else deleted the item since.`,
  undoItemChanged: ({ direction, title }: { direction: UndoRedo['direction']; title: string }) =>
    `Somebody else has worked on ${title.trim() === '' ? 'this item' : nameOf(title)} since, so it was not removed. ${
      direction === 'undo' ? 'Delete it' : 'Delete it again'
    } if it should go.`,
  undoFieldsKept: ({
    direction,
    label,
    fields,
    isSomethingDone,
  }: UndoRedo & { fields: readonly string[]; isSomethingDone: boolean }) =>
    `Somebody else changed ${listed(fields)} since, so ${fields.length === 1 ? 'it stays' : 'they stay'} as ${
      fields.length === 1 ? 'it is' : 'they are'
    }. ${isSomethingDone ? `The rest of “${label}” is ${done[direction]}.` : ''}`.trim(),
  propertyHidden: ({ title }: { title: string }) => `${title} does not apply to the other choices.`,
  optionDisabled: ({ option, product }: { option: string; product: string }) =>
    `${option} is not offered for ${product}.`,
  optionArchived: ({ option }: { option: string }) => `${option} is no longer offered.`,
  optionNotPublished: ({ option }: { option: string }) => `${option} is not offered to you.`,
  optionIncompatible: ({
    option,
    property,
    with: other,
  }: {
    option: string
    property: string
    with: string
  }) => `${option} can not be combined with ${other} (${property}).`,
  optionNotAmongCompatible: ({
    option,
    property,
    with: other,
  }: {
    option: string
    property: string
    with: string
  }) => `${option} does not go with ${other} (${property}).`,
  optionNeedsCondition: ({ option, property }: { option: string; property: string }) =>
    `${option} is not available with the choice of ${property}.`,
  optionLeavesNone: ({ title }: { title: string }) => `${title} would have no options left.`,
  valueOutOfBounds: ({ title }: { title: string }) => `${title} is outside its bounds.`,
  productUnknown: 'This product is no longer part of the catalog.',
  engravingTooWide: ({ title }: { title: string }) => `${title}: a text is too wide for its place.`,
  lengthUnreadable: ({ text }: { text: string }) =>
    `“${text}” is not a length. Write it like 92.1, 9cm, 3 5/8" or 1' 2".`,
  archivedInUse: 'No longer offered; kept here',
  drawingIncomplete: ({ title }: { title: string }) => `${title} is needed for the drawing.`,
  drawingUnreadable: 'This configuration can not be drawn.',
  drawingsNotLoaded: 'A part of this page could not be fetched. Check the connection and try again.',

  // 3D view
  view3dNotLoaded: 'The 3D view could not be loaded. Check the connection and try again.',

  // Prices
  priceOnRequest: 'Price on request',
  pricingHidden: 'Prices are hidden.',
  pricingNoRule: ({ title }: { title: string }) => `${title} has no pricing rule.`,
  pricingRuleUnknown: ({ rule }: { rule: string }) => `Pricing rule ${rule} does not exist.`,
  pricingNoVersion: ({ rule, date }: { rule: string; date: string }) =>
    `${rule} has no version in effect on ${date}.`,
  pricingNothingApplies: ({ rule }: { rule: string }) => `No expression of ${rule} applies.`,
  pricingPropertyUnknown: ({ property }: { property: string }) =>
    `The product has no property ${property} to take a price from.`,
  pricingOptionMissing: ({ property }: { property: string }) => `${property} is not chosen yet.`,
  pricingOptionHasNoRule: ({ option }: { option: string }) => `${option} has no pricing rule.`,
  pricingValueMissing: ({ property }: { property: string }) => `${property} is not filled in yet.`,
  pricingValueNotNumber: ({ property }: { property: string }) => `${property} is not a number.`,
  pricingClassifierMissing: ({ option, group }: { option: string; group: string }) =>
    `${option} has no classifier in ${group}.`,
  pricingClassifierNoVersion: ({ classifier, date }: { classifier: string; date: string }) =>
    `${classifier} has no numbers in effect on ${date}.`,
  pricingNumberMissing: ({ classifier, index }: { classifier: string; index: number }) =>
    `${classifier} has no number ${index + 1}.`,
  pricingDivisionByZero: 'The price would divide by zero.',
  pricingCycle: ({ rule }: { rule: string }) => `${rule} uses its own price.`,
  pricingTooDeep: 'The pricing rules are nested too deeply.',
  pricingNotFinite: 'The price is too large to be right.',
  pricingBeyondOrder: 'With this item it would cost more than can be counted.',
  pricingTooPrecise: 'The price has too many decimals to be right.',

  // Why an order costs what it costs
  costsWithoutUnpriced: 'Items that are priced on request are not in these figures.',

  // Orders and items [1.2.48, 1.2.64, 1.2.81, 1.2.74]
  copyNotKept: 'This browser does not keep copied items.',
  pastedWithout: ({ count }: { count: number }) =>
    count === 1 ? 'Pasted without one choice.' : `Pasted without ${count} choices.`,
  pastedWithoutHint: 'They are no longer offered.',
  emptyOrderHint: 'Click + to add your first product',

  // Engraving [1.5.33, 1.5.34, 1.5.49]
  engravingsMissing: ({ title, characters }: { title: string; characters: string }) =>
    `${title}: the font has no ${characters}.`,
  engravingMeets: ({ what, other }: { what: string; other: string }) =>
    `The engraving ${what} meets ${other}. Shorter or smaller texts, or a larger plate, would make room.`,
  engravingSymbolUnknown: 'This symbol does not exist.',
  customEngravingsNotOffered: 'Custom engravings are not offered here.',
  confirmCustomEngravings:
    'Custom engravings do not enforce design constraints. All custom designs will be reviewed and may be rejected if they are not feasible for production. Are you sure you want to proceed?',
})

/** The code of a sentence. */
export type MessageKey = keyof typeof messages
