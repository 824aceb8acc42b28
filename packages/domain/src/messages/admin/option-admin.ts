/** The admin mode of the option popup, and the same settings in the back office. [1.6.31, 1.8.11, 1.8.12] */
import { defineMessages } from '../../localization/define-messages.ts'
export const optionAdminMessages = defineMessages('optionAdminMessages', {
  // The popup
  loading: 'Loading the option',
  gone: 'This option is gone',
  goneNote: 'Somebody has deleted it meanwhile.',
  notLoaded: 'The settings of options could not be loaded.',
  inNoOrder: ({ word }: { word: string }) => `No open ${word} has this option.`,
  inOrders: ({ count, items, word }: { count: number; items: number; word: string }) => {
    const parts = items === 1 ? '1 item' : `${items} items`
    const what = count === 1 ? word : `${word}s`
    const verb = count === 1 ? 'has' : 'have'
    return `${count} open ${what} with ${parts} ${verb} this option.`
  },
  ordersUnknown: ({ word }: { word: string }) => `How many open ${word}s have this option is not known now.`,
  showThem: 'Show them',
  hideThem: 'Hide them',

  // Data
  drawnIn: ({ products }: { products: string }) => `Read by the drawing of ${products}.`,
  notDrawnYet: ({ products }: { products: string }) =>
    `Not set: the drawing of ${products} shows what it shows without it.`,
  hasNoPrice: ({ products }: { products: string }) =>
    `Items with this option have no price, because ${products} adds the price of it: choose a pricing rule.`,
  dataJson: 'Data (JSON)',
  dataJsonHint: 'Everything that drawings, prices and rules read of this option.',

  // Classifications
  classifications: 'Classifications',
  noClassifications: 'This option has no classifications.',
  noGroups: 'There are no classifier groups yet.',
  classifier: 'Classifier',
  value: 'Value',
  classifierOf: ({ row }: { row: number }) => `Classifier of row ${row}`,
  valueOf: ({ row }: { row: number }) => `Value of row ${row}`,
  addClassification: 'Add a classification',
  removeClassification: ({ row }: { row: number }) => `Remove classification ${row}`,
  unsaved: 'Unsaved until valid options are selected',
  classified: ({ option, group }: { option: string; group: string }) => `${group} of ${option} changed.`,
  unclassified: ({ option, group }: { option: string; group: string }) =>
    `${option} is not classified by ${group} any more.`,
  classifiersNotLoaded: 'The classifiers could not be loaded.',
  tryAgain: 'Try again',
  loadingClassifiers: 'Loading classifiers',

  // Rules
  rules: 'Rules',
  oneRule: 'rule',
  noRules: 'No rule names this option.',
  deleteRule: ({ rule }: { rule: string }) => `Delete the rule: ${rule}`,
  leaveOut: ({ option }: { option: string }) => `Leave ${option} out`,
  leaveOutOf: ({ option, rule }: { option: string; rule: string }) =>
    `Leave ${option} out of the rule: ${rule}`,
  leftOut: ({ option }: { option: string }) => `${option} was left out of a rule.`,
  ruleNamed: ({ rule }: { rule: string }) => `The rule "${rule}"`,
  newRule: 'New rule',
  addRule: 'Add a rule',
  ruleSays: ({ option }: { option: string }) => `${option} …`,
  never: 'never goes with',
  only: 'goes only with',
  hides: 'hides',
  shows: 'shows, which is hidden otherwise',
  property: 'Property',
  optionsOf: ({ property }: { property: string }) => `Options of ${property}`,
  searchOptions: 'Search options',
  noSuchOption: 'No option fits.',
  chooseProperty: 'Choose a property.',
  chooseOptions: 'Choose at least one option.',
  saveRule: 'Add the rule',
  cancel: 'Cancel',
  ruleAdded: ({ rule }: { rule: string }) => `New rule: ${rule}`,
})
