/** What the settings of an organization say to its owners. */
import { defineMessages } from '../../localization/define-messages.ts'
export const settingsMessages = defineMessages('settingsMessages', {
  unknownSetting: ({ path }: { path: string }) => `There is no setting ${path}.`,
  titleIsNeeded: 'The organization needs a name of at most 200 characters.',
  currencyIsFixed: 'Prices are kept in US dollars; the currency can not be changed.',
  cardIntentsAreFixed: 'This is how cards are charged; it is set by who runs the server.',
  spatialIsFixed: 'How walls and rooms are drawn can not be changed here.',
  precisionOut: 'Dimensions begin with an interval between the finest and the coarsest one.',
  ownersAlone: 'Settings are for owners.',
  statusKeyTwice: 'Another status has this key.',
  statusTitleIsNeeded: 'A status needs a title.',
  startIsNeeded: 'One status must be of the type orderStarted: there everything begins.',
  nowhereToAgree:
    'Nothing can wait for customers to agree: between the first status and production there has to be one of approval or payment.',
  reminderTwice: 'There is a reminder of this day already.',
  reminderTooEarly:
    'Until the due day an invoice is not past due: choose the payment reminder, or a day after it.',
  methodTwice: 'This way of paying is there twice.',
  unknownColumn: ({ column }: { column: string }) => `The list has no column ${column}.`,
  shortcutNeedsStatus: ({ statusKey }: { statusKey: string }) =>
    `A shortcut of the list page needs the status ${statusKey}. Change that shortcut first.`,
  leadTimeNeedsStatus: ({ statusKey }: { statusKey: string }) =>
    `The lead time begins at the status ${statusKey}, which has to be there. Choose another one for it first.`,
  unknownStatus: ({ statusKey }: { statusKey: string }) => `There is no status with the key ${statusKey}.`,
  unknownFont: ({ fonts }: { fonts: string }) => `Choose one of these fonts: ${fonts}.`,
  statusKeyForm: 'A key begins with a letter and has letters, digits, - and _.',
  colorForm: 'Type a color as # and six digits or letters from a to f, such as #8c6a45, or black.',
  prefixForm: 'At most eight letters, and - or / after them, such as INV-.',
  prefixesAlike: 'Invoices, credit notes and receipts need a prefix each: another kind has this one.',
  prefixWasUsed: ({ kind }: { kind: 'invoice' | 'creditNote' | 'receipt' }) =>
    `${{ invoice: 'Invoices', creditNote: 'Credit notes', receipt: 'Receipts' }[kind]} were issued with this prefix: choose another one, so that no number stands on two documents.`,
  accountIsNeeded: 'An account needs a name.',
  fontSizeOut: ({ min, max }: { min: number; max: number }) => `Choose a size from ${min} to ${max}.`,
  wordIsNeeded: 'A word is needed here.',
  translationIsOneLine: 'What is written in one line is translated in one line.',
  linkIsNoAddress: 'A link begins with https://, http://, mailto:, tel: or /.',
  unknownCategory: ({ id }: { id: number }) => `There is no category ${id}.`,
  unknownProperty: ({ id }: { id: number }) => `There is no property ${id}.`,
  statusBeforeStart: ({ title, start }: { title: string; start: string }) =>
    `${title} must stand after ${start}: what has just begun would be past it, and could not be submitted.`,
  statusTypeInUse: ({ title, count, word }: { title: string; count: number; word: string }) =>
    `The type of ${title} can not change: ${count} ${count === 1 ? `${word} stands` : `${word} stand`} at it, and could not go on. Add a status of the new type, and move them there first.`,
  statusInUse: ({ title, count, word }: { title: string; count: number; word: string }) =>
    `${title} can not be removed: ${count} ${count === 1 ? `${word} has` : `${word} have`} it.`,
  changedSince: 'Some of these settings have been changed since.',
  contrastOfText: ({ ratio }: { ratio: number }) => `Contrast ${ratio} to 1: good for words and buttons.`,
  contrastOfShapes: ({ ratio }: { ratio: number }) =>
    `Contrast ${ratio} to 1: good for buttons; words in it are darkened.`,
  contrastTooLow: ({ ratio }: { ratio: number }) =>
    `Contrast ${ratio} to 1: too light on white; it is darkened wherever it is shown.`,
  logoUnsuitable: 'Please choose an SVG or PNG file under 1 MB.',
  logoHasTooMuch:
    'This logo is too detailed: as a small file it may have at most 15,000 bytes. Simplify it, or use a PNG.',
  logoIsBroken: 'This SVG file can not be read. Export it again as plain SVG.',
  logoIsEmpty:
    'Nothing of this SVG file can be shown safely. Export it again as plain SVG with outlined shapes.',
  logoByUpload: 'A logo is uploaded as a file.',
})
