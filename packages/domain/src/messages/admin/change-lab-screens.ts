/** What the screens of the change lab say. [issue 16] */
import { defineMessages } from '../../localization/define-messages.ts'

/** "1 record", "2 records" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`
}

interface Word {
  readonly word: string
}
type Count = { readonly count: number }
type Title = { readonly title: string }

const states = {
  open: 'Open',
  scheduled: 'Scheduled',
  published: 'Published',
  discarded: 'Discarded',
  takenBack: 'Taken back',
} as const

const resourceWords = {
  product: 'Product',
  productProperty: 'Property',
  productOption: 'Option',
  productPropertyGroup: 'Property group',
  productRule: 'Rule',
  productPricingRule: 'Pricing rule',
  productOptionClassifier: 'Classifier',
  productOptionClassifierGroup: 'Classifier group',
  productGraphic: 'Product graphic',
} as const

const filterWords = {
  all: 'All',
  invalid: 'Becomes invalid',
  valid: 'Becomes valid',
  dearer: 'Dearer',
  cheaper: 'Cheaper',
  drawing: 'Drawing changes',
} as const

/** Names of fields that their own name does not say well. */
const fieldWords: ReadonlyMap<string, string> = new Map([
  ['archived', 'Archived'],
  ['deleted', 'Deleted'],
  ['fromIds', 'From'],
  ['toIds', 'To'],
  ['versions', 'Versions'],
  ['data', 'Data'],
])

export const changeLabScreens = defineMessages('changeLabScreens', {
  listOf: 'Drafts of the catalog',
  intro: ({ word }: Word) =>
    `Change prices, options and rules in a draft, see what that would do to every open ${word}, and publish it when it is right.`,
  none: 'No drafts yet',
  noneMeans: ({ word }: Word) =>
    `A draft holds changes of the catalog that nobody else sees. Before you publish it, it is tried on every open ${word}.`,
  begin: 'New draft',
  draftTitle: 'Title',
  titleHint: 'Autumn prices',
  make: 'Begin draft',
  rename: 'Rename',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  titleNeeded: 'Give it a title.',
  renamed: 'The draft has another title.',
  state: (state: keyof typeof states) => states[state],
  scheduledFor: ({ at }: { readonly at: string }) => `Publishes ${at}`,
  closedOn: ({ state, at }: { readonly state: keyof typeof states; readonly at: string }) =>
    `${states[state]} ${at}`,
  changesCount: ({ count }: Count) => (count === 0 ? 'No changes yet' : counted(count, 'change')),
  back: 'Back to the change lab',
  gone: 'There is no such draft',
  goneMeans: 'It may belong to another organization.',

  // Working in a draft
  work: 'Work in this draft',
  leave: 'Leave draft',
  workingIn: ({ title }: Title) => `Working in draft: ${title}`,
  workingInDraft: 'Working in a draft',
  workingInMeans: 'What you change goes into the draft. Customers see nothing of it before it is published.',
  atOnceHere: 'This page is no part of the draft: what you change here is changed at once.',
  copiedAtOnce: 'Copies are made in the catalog itself. Leave the draft to copy this.',
  templatesAtOnce: 'Templates are made in the catalog itself. Leave the draft to use one.',
  groupsAtOnce: 'Property groups are published in the catalog itself. Leave the draft to do this.',
  deletedAtOnce: 'This is deleted in the catalog itself. Leave the draft to delete it.',
  draftIsOver: ({ title }: Title) => `The draft ${title} is not open any more.`,
  inDraft: 'In draft',
  changedHere: 'Changed in this draft',
  madeHere: 'Made in this draft',
  removedHere: 'Deleted in this draft',

  // Its changes
  changes: 'Changes',
  noChanges: 'Nothing has been changed in this draft yet',
  noChangesMeans:
    'Work in this draft: while you do, what you change in products, properties, options, rules, prices and classifiers goes into it.',
  resource: (key: string) => new Map<string, string>(Object.entries(resourceWords)).get(key) ?? key,
  kind: { create: 'Added', update: 'Changed', destroy: 'Deleted' } as const,
  /** "calculateInstanceVersions" → "Calculate instance versions" */
  field: (name: string) => {
    const known = fieldWords.get(name)
    if (known !== undefined) return known
    const text = name
      .replace(/^product(?=[A-Z])/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/ Ids?$/, '')
      .toLowerCase()
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  nothing: 'nothing',
  entries: ({ count }: Count) => counted(count, 'entry', 'entries'),
  version: ({ key }: { readonly key: string }) => `Version ${key}`,
  numbered: ({ key }: { readonly key: string }) => `#${key}`,
  yes: 'yes',
  no: 'no',
  becomes: 'becomes',
  untitled: ({ resource, id }: { readonly resource: string; readonly id: number }) => `${resource} ${id}`,
  moreDifferences: ({ count }: Count) => `and ${counted(count, 'more difference')}`,
  takeOut: 'Take out',
  takeOutOf: ({ title }: Title) => `Take ${title} out of the draft`,
  takenOut: ({ title }: Title) => `${title} is not in the draft any more`,
  openRecord: ({ title }: Title) => `Open ${title}`,
  conflict: ({ fields }: { readonly fields: readonly string[] }) =>
    `Published otherwise since: ${fields.join(', ')}.`,
  isGone: 'It was deleted from the catalog since.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  keptMine: ({ title }: Title) => `${title}: the draft's values stay`,
  tookTheirs: ({ title }: Title) => `${title}: what was published stays`,
  undecided: ({ count }: Count) =>
    `${counted(count, 'record')} changed since ${count === 1 ? 'it was' : 'they were'} put into this draft. Decide below whose values stay.`,

  // Replay
  replay: 'What it would do',
  replayMeans: ({ word }: Word) =>
    `Every open ${word} is judged, priced and drawn with the draft and without it.`,
  runOn: ({ word }: Word) => `Try on open ${word}s`,
  runAgain: 'Try again',
  stop: 'Stop',
  stopped: 'Stopped',
  pricesOf: 'Prices of',
  pricesOfMeans: 'Empty: of now. A version that begins later counts from its day.',
  submittedToo: ({ word }: Word) => `Submitted ${word}s too`,
  submittedTooMeans: 'To see what they would be: they keep their prices.',
  lastSubmitted: ({ count }: Count) => (count === 0 ? 'None' : `The last ${count.toLocaleString('en-US')}`),
  checked: ({ checked, total }: { readonly checked: number; readonly total: number }) =>
    `${checked.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} tried`,
  outdated: 'The draft has changed since. Try it again.',
  nothingToTry: ({ word }: Word) => `There is no open ${word}.`,
  nothingChanges: ({ count, word }: Count & Word) =>
    count === 1 ? `Nothing changes for the ${word}.` : `Nothing changes for any of ${counted(count, word)}.`,
  filterLabel: 'Show',
  filter: (key: keyof typeof filterWords) => filterWords[key],
  filterCount: ({ label, count }: { readonly label: string } & Count) => `${label} ${count}`,
  unchanged: ({ count }: Count) => `${count.toLocaleString('en-US')} unchanged`,
  affected: ({ title }: Title) => `${title} that change`,
  noneOfFilter: 'None of these.',
  becomesInvalid: 'Becomes invalid',
  becomesValid: 'Becomes valid',
  drawingChanges: 'Drawing changes',
  keepsPrices: 'Submitted: keeps its prices',
  orderNamed: ({ orgSpecificId, title }: { readonly orgSpecificId: number; readonly title: string }) =>
    title === '' ? `#${orgSpecificId}` : `#${orgSpecificId} ${title}`,
  moreOrders: ({ count }: Count) => `Show ${count.toLocaleString('en-US')} more`,
  totals: 'Totals',
  totalsOf: { customers: 'By customer', products: 'By product' } as const,
  name: 'Name',
  orders: 'Orders',
  before: 'Today',
  after: 'With the draft',
  difference: 'Difference',
  allOpen: 'All together',
  failed: ({ word }: Word) => `The ${word}s could not be tried. Try again.`,

  // One order
  orderDetail: ({ title }: Title) => `${title} as it would be`,
  openOrder: ({ word }: Word) => `Open this ${word}`,
  line: 'Line',
  lineNamed: ({ title, quantity }: Title & { readonly quantity: number }) =>
    quantity === 1 ? title : `${title} × ${quantity}`,
  unitPrice: 'Unit price',
  lineTotal: 'Total',
  priceIsMadeOf: 'What the price is made of',
  onRequest: 'no price',
  sameProblems: 'Nothing is wrong with it today, and nothing with the draft.',
  wrongBefore: 'Wrong today',
  wrongAfter: 'Wrong with the draft',
  sameAsToday: 'same as today',

  // Publishing
  publish: 'Publish now',
  publishTitle: ({ title }: Title) => `Publish ${title}?`,
  publishMeans: ({ count }: Count) =>
    `${counted(count, 'record')} ${count === 1 ? 'changes' : 'change'} for everybody at once. It can be taken back.`,
  published: ({ title }: Title) => `${title} is published`,
  schedule: 'Publish later',
  scheduleTitle: 'Publish later',
  scheduleAt: 'Day and time',
  scheduleHint: 'In your own time zone.',
  setSchedule: 'Schedule',
  scheduled: ({ title, at }: Title & { readonly at: string }) => `${title} will be published ${at}`,
  unschedule: 'Take off the schedule',
  unscheduled: ({ title }: Title) => `${title} is off the schedule`,
  badTime: 'Choose a day and a time.',
  discard: 'Discard draft',
  discardAsk: ({ title, count }: Title & Count) =>
    `Discard ${title}? ${count === 0 ? 'It holds no changes.' : `Its ${counted(count, 'change')} will not be published.`}`,
  discarded: ({ title }: Title) => `${title} is discarded`,
  takeBack: 'Take back',
  takeBackAsk: ({ title }: Title) =>
    `Take ${title} back? The catalog gets the values of before, in one step. What was changed since stays as it is.`,
  tookBack: ({ title }: Title) => `${title} is taken back`,
  spared: ({ count }: Count) => `${counted(count, 'record')} changed since and stayed:`,
  couldNotPublish: ({ why }: { readonly why: string }) => `It was not published: ${why}`,
  cannotPublish: 'This draft can not be published as it is',
})
