/** What is said of changes after the deposit that can not be made. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }

export const changeOrderMessages = defineMessages('changeOrderMessages', {
  notMadeYet: ({ word }: Word) =>
    `This ${word.toLowerCase()} is still open: change it, or ask for changes, before it is approved.`,
  openAlready: 'A change is open or asked for already. Close that one first.',
  nothingOpen: 'No change is open.',
  nothingAsked: 'No change is asked for.',
  nothingChanged: ({ word }: Word) =>
    `Nothing of the ${word.toLowerCase()} has changed yet: there is nothing to agree to.`,
  changedSince: 'It has changed since you looked at it. Look at the difference again.',
  lookFirst: 'Say what is agreed to: the proposal that was looked at.',
  waitsForCustomer: 'A change of what was agreed to waits for your answer.',
  waitsForEmployee: 'A change that a customer asked for, or refused, waits for you.',
  look: 'Look at the change',
  sayWhy: 'Say why it is refused',
  nameMissing: 'Say who has agreed.',
})
