/** The editor of a compatibility rule, and what it says of the products before the rule is saved. [issue 16] */
import { defineMessages } from '../../localization/define-messages.ts'
const named = (titles: readonly string[]): string =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`

export const ruleImpactMessages = defineMessages('ruleImpactMessages', {
  rules: 'Rules',
  oneRule: 'rule',
  noRulesYet:
    'A rule says which choices go together: with this wood only these finishes, with this size never that hook. Without rules, everything can be chosen with everything.',
  productHasNoRules: 'No rule is between properties of this product.',
  rule: 'Rule',
  from: 'From',
  to: 'To',
  type: 'Type',
  newRule: 'New rule',
  changedMeanwhile: 'Somebody else changed this rule in the meantime.',
  says: 'What it says',
  beginsWith: 'It begins with',
  endsWith: 'and ends with',
  options: 'options',
  wholeProperty: 'any choice of a property',
  choiceAs: 'It begins with what',
  propertyOfStart: 'Property it begins with',
  propertyOfEnd: 'Property it ends with',
  chosenOptions: ({ side }: { side: string }) => `Chosen: ${side}`,
  leaveOut: ({ title }: { title: string }) => `Leave out ${title}`,
  chooseStart: 'Choose what the rule begins with.',
  chooseEnd: 'Choose what the rule ends with.',
  save: 'Save the rule',
  add: 'Add the rule',
  cancel: 'Cancel',
  revert: 'Take back the changes',
  remove: 'Delete the rule',
  changed: ({ rule }: { rule: string }) => `Changed: ${rule}`,
  named: ({ rule }: { rule: string }) => `The rule "${rule}"`,

  // The live answer
  impact: 'What becomes impossible',
  working: 'Working it out …',
  failed: 'What the rule does could not be worked out.',
  tryAgain: 'Try again',
  waiting: 'Once the rule is complete, this says what it does to each product.',
  noProducts: 'No product has both ends of this rule.',
  changesNothing: 'Nothing becomes impossible, and nothing possible that was not.',
  combinations: ({ least, most }: { least: string; most: string }) => {
    if (least !== most) return `${least} to ${most} combinations`
    return least === '1' ? '1 combination' : `${least} combinations`
  },
  beforeAfter: ({ before, after }: { before: string; after: string }) => `${before} before, ${after} with it`,
  bounded: 'Too much depends on each other to count exactly: the number lies between these bounds.',
  dying: ({ titles }: { titles: readonly string[] }) =>
    `${named(titles)} can not be chosen any more: no allowed combination has ${titles.length === 1 ? 'it' : 'them'}.`,
  reviving: ({ titles }: { titles: readonly string[] }) => `${named(titles)} can be chosen again.`,
  forced: ({ property, option }: { property: string; option: string }) =>
    `${property}: only ${option} is left.`,
  contradiction: 'No combination is left: the product can not be ordered.',
  undecided: ({ count }: { count: number }) =>
    count === 1 ? 'Of 1 option it is not known.' : `Of ${count} options it is not known.`,
  andMore: ({ count }: { count: number }) => `and ${count} more`,
  withoutIt: ({ product, before, after }: { product: string; before: string; after: string }) =>
    `${product}: ${before} now, ${after} without the rule.`,
  andMoreProducts: ({ count }: { count: number }) =>
    count === 1 ? 'It changes 1 more product.' : `It changes ${count} more products.`,

  // How a dead option could be chosen again
  askRepair: 'How could it stay?',
  askRepairOf: ({ option }: { option: string }) => `How could ${option} stay?`,
  askOrderable: 'How could it be ordered?',
  askOrderableOf: ({ product }: { product: string }) => `How could ${product} be ordered?`,
  searchingRepair: 'Looking for the smallest change …',
  noRepair: 'No change of one rule suffices: it takes several.',
  repairsOf: ({ option }: { option: string }) => `What would keep ${option}`,
  thisRule: 'this rule',
  thatRule: ({ rule }: { rule: string }) => `the rule "${rule}"`,
  repairTakeOut: ({ title, rule, left }: { title: string; rule: string; left: string }) =>
    `Take ${title} out of ${rule}: then there are ${left}.`,
  repairAllow: ({ title, rule, left }: { title: string; rule: string; left: string }) =>
    `Let ${rule} allow ${title} too: then there are ${left}.`,
  repairDelete: ({ rule, left }: { rule: string; left: string }) =>
    `Do without ${rule}: then there are ${left}.`,
  doRepair: 'Do that',
  doRepairNamed: ({ repair }: { repair: string }) => `Do that: ${repair}`,
  openRepair: 'Open that rule',
  openRepairNamed: ({ repair }: { repair: string }) => `Open that rule: ${repair}`,
  leaveDraft: 'What is changed here is not saved. Leave it?',
  leave: 'Leave',

  // Open orders under the rule
  checkOrders: ({ word }: { word: string }) => `Check open ${word}s`,
  checkingOrders: ({ checked, total }: { checked: number; total: number }) =>
    `${checked} of ${total} checked …`,
  ordersFine: ({ total, word }: { total: number; word: string }) =>
    total === 1 ? `The one open ${word} stays as it is.` : `All ${total} open ${word}s stay as they are.`,
  noOpenOrders: ({ word }: { word: string }) => `There is no open ${word}.`,
  ordersInvalid: ({ count, total, word }: { count: number; total: number; word: string }) =>
    `${count} of ${total} open ${word}s can not be made any more as they are:`,
  ordersValid: ({ count, word }: { count: number; word: string }) =>
    count === 1 ? `1 open ${word} can be made again:` : `${count} open ${word}s can be made again:`,
  ordersFailed: ({ word }: { word: string }) => `The open ${word}s could not be checked.`,
  orderNamed: ({ orgSpecificId, title }: { orgSpecificId: number; title: string }) =>
    title === '' ? `#${orgSpecificId}` : `#${orgSpecificId} ${title}`,

  // Lists of rules on other pages
  search: 'Search rules',
  noneFound: 'No rule has all of these words.',
  propertyHasNoRules: 'No rule names this property or one of its options.',
  addNamed: 'Add a rule',
  askContradiction: ({ titles }: { titles: readonly string[] }) =>
    `Nothing is left to choose of ${named(titles)}. Save the rule nevertheless?`,
  saveNevertheless: 'Save nevertheless',

  // Rules that do nothing
  endMissing: 'One end of the rule is not there any more. Choose another, or delete the rule.',
  neverHolds:
    'The rule never holds: all that it begins with is archived. Take it out of the archive, or begin with something else.',
  withItself: ({ property }: { property: string }) =>
    `The rule never bites: only one option of ${property} is chosen at a time. End it with another property.`,
  takesNothing: 'The rule never bites: it leaves everything as it is. Name fewer options that go with it.',
  neverTogether:
    'The rule never bites: no product has both properties. Give a product both of them, or choose others.',
  mixedOrders:
    'No product has both ends, but one of them is chosen once for all items: the rule bites where products are mixed.',
  duplicate: ({ rule }: { rule: string }) =>
    `Another rule says the same: ${rule} One of them can be deleted.`,
  implied: ({ rules }: { rules: readonly string[] }) =>
    `Other rules say all of it already: ${rules.join(' ')} This one can be deleted.`,
})
