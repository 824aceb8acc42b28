/** Sentences of editing in the back office. [2.2.70–2.2.107, 2.8] */
import { defineMessages } from '../../localization/define-messages.ts'
const list = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

/** What a person did, to be named within another sentence. */
const bare = (sentence: string) => sentence.replace(/\.$/, '')

export const adminEditingMessages = defineMessages('adminEditingMessages', {
  backOffice: 'Back office',
  undo: 'Undo',
  redo: 'Redo',
  undone: ({ label }: { label: string }) => `Undone: ${label}`,
  redone: ({ label }: { label: string }) => `Done again: ${label}`,

  // Saving
  saved: 'Saved',
  typedBefore: 'Typed before, and not saved yet.',
  saveTyped: 'Save it',
  typedList: 'Typed and not saved',
  typedIn: ({ field, record }: { field: string; record: string }) => `${field} of ${record}`,
  typedCount: ({ count }: { count: number }) =>
    count === 1 ? 'One field is typed and not saved' : `${count} fields are typed and not saved`,
  saving: 'Saving…',
  waiting: ({ count }: { count: number }) =>
    count === 1
      ? 'Not saved yet: it is sent when you are back online.'
      : `${count} changes are sent when you are back online.`,
  retrying: ({ count }: { count: number }) =>
    count === 1
      ? 'Not saved yet: the server could not take it just now. It is sent again.'
      : `${count} changes are not saved yet: the server could not take them just now. They are sent again.`,
  signedOut: 'Sign in again to save.',
  problems: ({ count }: { count: number }) =>
    count === 1 ? '1 change was not saved' : `${count} changes were not saved`,
  notSaved: ({ label }: { label: string }) => `This change is not saved: “${bare(label)}”.`,
  notUndone: ({ label }: { label: string }) => `This could not be undone: “${bare(label)}”.`,
  problemList: 'What was not saved',
  decide: ({ field }: { field: string }) => `What becomes of your ${field}`,
  theirs: ({ value }: { value: string }) => `A colleague wrote: ${value === '' ? 'nothing' : value}`,
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  moreDifferences: ({ count }: { count: number }) =>
    count === 1 ? 'And one more difference.' : `And ${count} more differences.`,
  tryAgain: 'Try again',
  discard: 'Discard',
  yours: ({ value }: { value: string }) => `Yours: ${value === '' ? 'nothing' : value}`,

  differs: ({ place, yours, theirs }: { place: string; yours: string; theirs: string }) =>
    `${place}: you have ${yours}, your colleague has ${theirs}.`,

  sameDataKey: ({ key }: { key: string }) => `Two fields have the key “${key}”. Each needs one of its own.`,

  // Fields
  changed: ({ field, title }: { field: string; title: string }) => `${field} of ${title} changed.`,
  fieldOf: ({ field, title }: { field: string; title: string }) => `${field} of ${title}`,
  renamed: ({ title }: { title: string }) => `Renamed to ${title}.`,
  titleOf: ({ one }: { one: string }) => `Title of the ${one}`,
  titleNeeded: 'A title needs at least one letter.',
  wholeNumber: 'Type a whole number.',
  number: 'Type a number.',
  atLeast: ({ min }: { min: number }) => `${min} is the least.`,
  atMost: ({ max }: { max: number }) => `${max} is the most.`,
  rankOf: ({ title }: { title: string }) => `Rank of ${title}`,
  moved: ({ title, rank }: { title: string; rank: number }) => `${title} is number ${rank} now.`,
  moveUp: ({ title }: { title: string }) => `Move ${title} up`,
  moveDown: ({ title }: { title: string }) => `Move ${title} down`,

  // Records
  add: ({ one }: { one: string }) => `Add a ${one}`.replace(/^Add a ([aeiou])/i, 'Add an $1'),
  added: ({ title }: { title: string }) => `${title} was added.`,
  settings: 'Settings',
  settingsOf: ({ title }: { title: string }) => `Settings of ${title}`,
  archive: 'ARCHIVE',
  unarchive: 'UNARCHIVE',
  records: ({ count }: { count: number }) => (count === 1 ? '1 record' : `${count} records`),
  archivedNow: ({ title, count }: { title: string; count: number }) =>
    `${title} ${count === 1 ? 'is' : 'are'} archived.`,
  unarchivedNow: ({ title, count }: { title: string; count: number }) =>
    `${title} ${count === 1 ? 'is' : 'are'} active again.`,
  delete: 'Delete',
  deleted: ({ title }: { title: string }) => `${title} was deleted.`,
  restored: ({ title }: { title: string }) => `${title} is back.`,
  deleteOne: ({ one }: { one: string }) => `Delete the ${one}`,
  pictureSet: ({ title }: { title: string }) => `${title} has a new picture.`,
  pictureBack: ({ title }: { title: string }) => `${title} has its former picture.`,
  pictureRemoved: ({ title }: { title: string }) => `The picture of ${title} was removed.`,
  pictureOf: ({ title }: { title: string }) => `Picture of ${title}`,
  removePicture: 'Remove picture',
  allFilteredOut: 'Nothing fits the filter.',
  restore: 'Restore',
  duplicate: 'Duplicate',
  productDuplicated:
    'This product has been successfully duplicated. Would you like to be redirect to the new product?',
  propertyDuplicated:
    'This property has been successfully duplicated. Would you like to be redirect to the new property?',
  goToCopy: 'Go to the copy',
  stayHere: 'Stay here',
  areYouSure: 'Are you sure?',
  askDeleteGroup: 'Are you sure you want to delete this property group?',
  askDeleteVersion: 'Are you want to delete this pricing rule version?',
  askDeleteClassifier: 'Are you sure you want to delete this classifier?',
  askDeleteNumber: 'Are you sure you want to delete this number and description?',
  askDeleteClassifierVersion: 'Are you sure you want to delete this version?',
  askDeleteClassifierGroup: 'Are you sure you want to delete this classifier group?',
  propertiesIn: ({ titles }: { titles: readonly string[] }) => {
    if (titles.length === 0) return ''
    const named = titles.length > 5 ? [...titles.slice(0, 4), `${titles.length - 4} more`] : titles
    const isOne = titles.length === 1
    return `${list.format(named)} ${isOne ? 'stands' : 'stand'} in it and ${isOne ? 'stays' : 'stay'}, without a group. Restoring the group brings ${isOne ? 'it' : 'them'} back into it.`
  },
  classifiersIn: ({ count }: { count: number }) =>
    count === 0 ? '' : count === 1 ? '1 classifier stands in it.' : `${count} classifiers stand in it.`,
  askDeleteMedium: 'Are you sure you want to delete this picture?',

  // Properties of a product
  selectProperties: 'Select Properties',
  selectPropertiesOf: ({ title }: { title: string }) => `Select properties of ${title}`,
  searchProperties: 'Search properties',
  noSuchProperty: 'No property fits.',
  propertyChosen: ({ property, product }: { property: string; product: string }) =>
    `${product} has ${property} now.`,
  propertyLeftOut: ({ property, product }: { property: string; product: string }) =>
    `${product} has no ${property} any more.`,
  optionOffered: ({ option, product }: { option: string; product: string }) =>
    `${product} offers ${option} now.`,
  optionLeftOut: ({ option, product }: { option: string; product: string }) =>
    `${product} no longer offers ${option}.`,
  offeredOf: ({ count, all }: { count: number; all: number }) => `${count} of ${all} options offered`,
  showOptions: ({ title }: { title: string }) => `Show the options of ${title}`,
  hideOptions: ({ title }: { title: string }) => `Hide the options of ${title}`,
  optionsOf: ({ title }: { title: string }) => `Options of ${title}`,
  offerAll: 'Offer all',
  offerNone: 'Offer none',
  allOffered: ({ title }: { title: string }) => `All options of ${title} are offered.`,
  noneOffered: ({ title }: { title: string }) => `No option of ${title} is offered.`,

  // Property groups
  editProperties: 'Edit Properties',
  editPropertiesOf: ({ title }: { title: string }) => `Properties of ${title}`,
  inGroup: ({ title }: { title: string }) => `In ${title}`,
  draftJoined: ({ property, group }: { property: string; group: string }) =>
    `${property} joins ${group} when it is published.`,
  draftLeft: ({ property, group }: { property: string; group: string }) =>
    `${property} leaves ${group} when it is published.`,
  publish: 'Publish',
  nothingToPublish: 'Everything is published.',
  publishQuestion: ({ title, lines }: { title: string; lines: readonly string[] }) =>
    [`Where people choose, under ${title}:`, ...lines].join('\n'),
  publishJoins: ({ property }: { property: string }) => `${property} appears here`,
  publishLeaves: ({ property }: { property: string }) => `${property} stands in no group any more`,
  publishMoves: ({ property, group }: { property: string; group: string }) =>
    `${property} comes here from ${group}`,
  anotherGroup: 'another group',
  published: ({ title }: { title: string }) => `${title} is published.`,
  draftNotBack: ({ title }: { title: string }) =>
    `The properties stand where they stood; what was drafted for ${title} could not be brought back.`,
  unpublished: ({ count }: { count: number }) =>
    count === 1 ? '1 change is not published' : `${count} changes are not published`,

  // Versions of classifiers
  addVersion: 'Add a version',
  versionAdded: 'A version was added.',
  versionFrom: ({ date }: { date: string }) => `Version from ${date}`,
  versionNow: 'in force today',
  versionToCome: 'to come',
  effectiveFrom: 'In force from (UTC)',
  dateHint: 'YYYY-MM-DD HH:MM:SS, UTC',
  numberLabel: ({ index, date }: { index: number; date: string }) =>
    `Number ${index} of the version from ${date}`,
  descriptionLabel: ({ index, date }: { index: number; date: string }) =>
    `Description ${index} of the version from ${date}`,
  description: 'Description',
  numberColumn: 'Number',
  addNumber: 'Add a number',
  removeNumber: ({ index }: { index: number }) => `Delete number ${index}`,
  removeVersion: 'Delete this version',
  numbersChanged: ({ title }: { title: string }) => `Numbers of ${title} changed.`,
  versionRemoved: ({ title }: { title: string }) => `A version of ${title} was deleted.`,
  numberRemoved: ({ title }: { title: string }) => `A number of ${title} was deleted.`,
  becameZero: ({ text }: { text: string }) =>
    text.trim() === ''
      ? 'The number was left empty: it became 0.'
      : `${text.trim()} is no number: it became 0.`,
  commaBecame: 'A comma stands between descriptions: it became a semicolon.',
  noVersionsYet: 'This classifier has no numbers yet.',

  // What a change concerns
  goOn: 'Change it',
  concerns: ({
    orders: count,
    items,
    word,
    lines,
    isMore,
  }: {
    orders: number
    items: number
    word: string
    lines: readonly string[]
    isMore: boolean
  }) => {
    const what = count === 1 ? word : `${word}s`
    const parts = items === 1 ? '1 item' : `${items} items`
    return [`This concerns ${count} open ${what} with ${parts}:`, ...lines, ...(isMore ? ['…'] : [])].join(
      '\n',
    )
  },
  showOthers: ({ count }: { count: number }) => (count === 1 ? 'Show the other one' : `Show ${count} others`),
  untold: ({ count }: { count: number }) => `and ${count.toLocaleString('en-US')} more`,
  concernedOrder: ({
    orgSpecificId,
    title,
    count,
  }: {
    orgSpecificId: number
    title: string
    count: number
  }) => `#${orgSpecificId} ${title} (${count} ${count === 1 ? 'item' : 'items'})`,
  archives: ({ title }: { title: string }) => `Archive ${title}`,

  // Rows and JSON
  cellOf: ({ column, one, index }: { column: string; one: string; index: number }) =>
    `${column} of ${one} ${index}`,
  cellNeeded: ({ column, one, index }: { column: string; one: string; index: number }) =>
    `${column} of ${one} ${index} is missing. Without it the ${one} leads nowhere.`,
  removeRow: ({ one, index }: { one: string; index: number }) => `Remove ${one} ${index}`,
  notJson: 'value is not json.',
  notJsonBecause: ({ fault }: { fault: string }) => `This is no JSON: it is not saved. ${fault}.`,
  notRecord: 'Write values by their keys, between { and }: it is not saved.',

  // Lists
  select: ({ title }: { title: string }) => `Select ${title}`,
  selectAll: 'Select all',
  selected: ({ count }: { count: number }) => `${count} selected`,
  clearSelection: 'Clear',
  bulkActions: 'What to do with the selected ones',
  bulkDone: ({ label, count }: { label: string; count: number }) =>
    `${label}: ${count} ${count === 1 ? 'record' : 'records'}.`,
  previous: ({ one }: { one: string }) => `Previous ${one}`,
  next: ({ one }: { one: string }) => `Next ${one}`,
  backToList: ({ title }: { title: string }) => `Back to ${title.toLowerCase()}`,
})
