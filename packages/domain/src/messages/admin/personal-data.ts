import { defineMessages } from '../../localization/define-messages.ts'
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What is said where an organization gives somebody what it holds about them, or erases it. */
export const personalDataMessages = defineMessages('personalDataMessages', {
  /** stands where a name stood */
  erasedPerson: 'Erased person',
  /** stands where an address or a telephone number stood */
  erased: '(erased)',
  // The popup
  give: 'Give them what is held',
  giveHint:
    'Who asks what you hold about them gets this file: their account, contact data, and all that is theirs, with its history and papers.',
  download: 'Download as JSON',
  fileName: ({ email, day }: { email: string; day: string }) =>
    `personal-data-${email.replaceAll(/[^a-z0-9]+/gi, '-')}-${day}.json`,
  erase: 'Erase them',
  eraseHint:
    'Their account here, contact data and mails go, and their name is struck out of what stays. Issued documents, payments and agreements stay, as the law asks. There is no way back: give them their data first.',
  typeAddress: ({ email }: { email: string }) => `Type ${email}`,
  eraseForGood: 'Erase for good',
  close: 'Close',
  unknown: ({ email }: { email: string }) => `Nobody with the address ${email} is known here.`,
  isOpen: ({ numbers }: { numbers: readonly number[] }) =>
    `${numbers.length === 1 ? 'This is' : 'These are'} not finished: ${numbers.map((number) => `#${number}`).join(', ')}. Whoever makes and sends it needs the address. Finish, cancel or archive ${numbers.length === 1 ? 'it' : 'them'} first.`,
  wrongAddress: 'Type the e-mail address of the person who is erased.',
  notYourself: 'Somebody else has to erase you: nobody could see then that it was done.',
  // What was done
  done: ({
    email,
    orders,
    places,
    mails,
  }: {
    email: string
    orders: number
    places: number
    mails: number
  }) =>
    `${email} is erased. Contact data was taken out of ${counted(orders, 'record')}, names and addresses out of ${counted(places, 'text')}; ${counted(mails, 'mail')} to them ${mails === 1 ? 'is' : 'are'} gone.`,
  kept: ({ number, papers }: { number: number; papers: string }) =>
    `Papers of #${number} stay as they were, as the law asks: ${papers}.`,
  invoices: ({ count }: { count: number }) => counted(count, 'invoice'),
  payments: ({ count }: { count: number }) => counted(count, 'payment'),
  acceptances: ({ count }: { count: number }) => counted(count, 'acceptance'),
  accountIsGone: 'The account is gone.',
  accountStays: 'The account stays: another organization knows it.',
  standsInSettings: 'The address still stands in the settings of the organization.',
  elsewhere: 'Backups hold the person until they are thrown away, and so do connected systems.',
})
