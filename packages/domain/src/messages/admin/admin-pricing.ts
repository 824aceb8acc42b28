/** The versions of a pricing rule: their editor, its faults, its preview. [2.2.95–2.2.97, 2.4.22, 2.5.11–2.5.15] */
import { defineMessages } from '../../localization/define-messages.ts'
const oneOf = (values: readonly string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

export const adminPricingMessages = defineMessages('adminPricingMessages', {
  // Faults of what is typed
  kinds: {
    array: 'a list in [ ]',
    object: 'a record in { }',
    string: 'a text in double quotation marks',
    number: 'a number',
    boolean: 'true or false',
  },
  expected: ({ kind }: { kind: string }) => `This must be ${kind}.`,
  wholeNumber: 'This must be a whole number.',
  oneOf: ({ values }: { values: readonly string[] }) => `This must be ${oneOf(values)}.`,
  notThis: 'This can not stand here.',
  unknownKey: ({ name }: { name: string }) => `There is no key "${name}" here.`,
  keyMissing: ({ name }: { name: string }) => `The key "${name}" is missing here.`,
  keyTwice: ({ name }: { name: string }) => `The key "${name}" stands here twice: only the last would count.`,
  tooMany: ({ max }: { max: number }) => `No more than ${max} can stand in this list.`,
  tooLong: ({ max }: { max: number }) => `No more than ${max} characters can stand here.`,
  tooLarge: ({ max }: { max: number }) => `This can be ${max} at most.`,
  tooSmall: ({ min }: { min: number }) => `This must be ${min} at least.`,
  noProperty: ({ id }: { id: number }) =>
    `There is no property ${id}: what is priced by this version has no price.`,
  noGroup: ({ id }: { id: number }) => `There is no classifier group ${id}.`,
  noNumber: ({ index, most }: { index: number; most: number }) =>
    `Numbers are counted from 0, and no classifier of this group has more than ${most}: there is no number ${index}.`,
  noOption: ({ id }: { id: number }) => `There is no option ${id}: the condition never holds.`,
  optionElsewhere: ({ option, property }: { option: string; property: string }) =>
    `${option} is no option of ${property}: the condition never holds.`,
  noClassifier: ({ id }: { id: number }) => `There is no classifier ${id}: the condition never holds.`,
  classifierElsewhere: ({ classifier, group }: { classifier: string; group: string }) =>
    `${classifier} is no classifier of ${group}: the condition never holds.`,

  // Versions
  versions: 'Versions',
  help: 'Data Structure Explanation',
  addVersion: 'Add a version',
  versionAdded: ({ key }: { key: string }) => `Version ${key} was added.`,
  newFromThis: 'New version from this one',
  deleteVersion: ({ key }: { key: string }) => `Delete version ${key}`,
  versionDeleted: ({ key }: { key: string }) => `Version ${key} was deleted.`,
  versionSaved: ({ key, title }: { key: string; title: string }) => `Version ${key} of ${title} changed.`,
  versionChanges: ({ key, title }: { key: string; title: string }) => `Version ${key} of ${title} changes`,
  effectiveDate: 'Effective date',
  effectiveDateHint: 'YYYY-MM-DD HH:MM:SS, UTC',
  effectiveDateOf: ({ key }: { key: string }) => `Effective date of version ${key}`,
  dateNeeded: 'A version needs a date: YYYY-MM-DD HH:MM:SS, in UTC.',
  isEmpty: 'It has no expressions yet: prices stay as they are.',

  // Editor
  expressionsOf: ({ key }: { key: string }) => `Expressions of version ${key}, as JSON`,
  editorKeys: 'Tab leaves the editor. Ctrl or ⌘ with S saves.',
  loadingEditor: 'Loading the editor…',
  editorNotLoaded: 'The editor could not be loaded.',
  save: 'Save',
  saved: 'Saved',
  saving: 'Saving…',
  unsavedChanges: 'Unsaved changes',
  notSent: 'Saved as soon as you are back online',
  notTaken: 'Not saved yet: the server could not take it just now. It is sent again.',
  revert: 'Revert',
  format: 'Format',
  invalidJson: ({ message }: { message: string }) => `Invalid JSON: ${message}`,
  saveFailed: ({ message }: { message: string }) => `Save failed: ${message}`,
  faults: ({ count }: { count: number }) => (count === 1 ? '1 fault' : `${count} faults`),
  warnings: ({ count }: { count: number }) => (count === 1 ? '1 warning' : `${count} warnings`),
  place: ({ line, column }: { line: number; column: number }) => `Line ${line}, column ${column}`,
  askSaveAnyway: ({ messages }: { messages: readonly string[] }) =>
    ['This version names what there is not:', ...messages].join('\n'),
  saveAnyway: 'Save anyway',
  changedMeanwhile: 'A colleague has changed this version since you began. Saving offers you both.',
  decide: 'Which of the two stays',
  theirs: 'What your colleague wrote',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  tryAgain: 'Try again',
  discard: 'Discard',

  // Completion
  fixedAmount: 'an amount in cents, or a factor',
  priceOfOption: 'the price of the chosen option',
  numberOfClassifier: 'a number of its classifier',
  valueOfProperty: 'the value of a property',
  groupOfExpressions: 'expressions worked out first',

  // Preview
  preview: 'Preview',
  configuration: 'Configuration',
  product: 'Product',
  item: 'Item',
  defaultConfiguration: 'Default configuration',
  orderTitle: ({ number, title }: { number: number; title: string }) => `#${number} ${title}`,
  itemTitle: ({ rank, title, product }: { rank: number; title: string; product: string }) =>
    title === '' ? `${rank}. ${product}` : `${rank}. ${title} (${product})`,
  withThis: 'With this version',
  withInForce: ({ key }: { key: string | null }) => (key === null ? 'Today' : `Today, by version ${key}`),
  difference: 'Difference',
  noDifference: 'The same price',
  oneDearer: ({ amount }: { amount: string }) => `${amount} more for one`,
  oneCheaper: ({ amount }: { amount: string }) => `${amount} less for one`,
  nothingPriced:
    'No product has this pricing rule, and no product has an option with it: there is nothing to preview.',
  noItemPriced: 'This rule prices nothing there. Choose another.',
  previewWaits: 'The preview follows as soon as the JSON can be read.',
  loadingPreview: 'Loading the configuration…',
  goToFault: ({ path }: { path: string }) => `Go to ${path}`,
})
