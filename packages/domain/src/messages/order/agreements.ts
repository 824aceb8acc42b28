/** What is said of acceptances and sign-offs that can not be made, and of what waits for them. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }
type Numbered = { number: number }

export const agreementMessages = defineMessages('agreementMessages', {
  emptySignature: 'Sign in the field, or type your name',
  longSignature: 'The signature has too many strokes: clear it and sign again',
  customersAccept: ({ word }: Word) =>
    `A ${word.toLowerCase()} is accepted by the customer. What was agreed to otherwise is recorded with a change.`,
  pricesHidden: ({ word }: Word) =>
    `Whoever accepts a ${word.toLowerCase()} accepts its price, and prices are hidden from you. Ask the person who shared it.`,
  notAsked: ({ word }: Word) => `This organization does not ask customers to accept a ${word.toLowerCase()}.`,
  noRevision: ({ word }: Word) =>
    `There is nothing to accept yet: the ${word.toLowerCase()} becomes a revision when it is submitted.`,
  superseded: ({ number, last }: Numbered & { last: number }) =>
    `R${number} was superseded by R${last}. Look at R${last} and accept that one.`,
  changedSince: ({ word, number }: Word & Numbered) =>
    `The ${word.toLowerCase()} has changed since R${number}, and what is open can not be accepted. It can once it is submitted or agreed to again.`,
  acceptedAlready: ({ number }: Numbered) => `R${number} is accepted already.`,
  termsChanged: 'The terms have changed since you read them. Read them again, then accept.',
  expired: ({ word, date }: Word & { date: string }) =>
    `This ${word.toLowerCase()} held until ${date}. It can be accepted once it is renewed.`,
  expiredToPay: ({ word, date }: Word & { date: string }) =>
    `This ${word.toLowerCase()} held until ${date}. It can be paid once it is renewed: ask for that first.`,
  notExpired: ({ word }: Word) => `This ${word.toLowerCase()} still holds: nothing has to be renewed.`,
  renewalAskedAlready: 'Somebody has asked for it already.',
  notRenewable: ({ word }: Word) =>
    `This ${word.toLowerCase()} does not end, or both sides are bound by it already: nothing has to be renewed.`,
  renewalClosed: 'While a change is open there is nothing to renew. Close it first.',
  nameMissing: 'Say who accepts',
  emailMissing: 'Say at which e-mail address you can be reached',
  mustAgree: 'Check that you agree to the terms',
  fileLost:
    'The kept file can not be read. Tell whoever runs this server: it has to come back from a backup.',
  notSignedOff: 'This organization signs nothing off one by one.',
  subjectUnknown: ({ number }: Numbered) => `R${number} has no such item or sheet. Look at the list again.`,
  nothingToWithdraw: 'There is nothing to take back: nobody has signed it off.',
  /** `titles`: what is sent back */
  sentBack: ({ number, titles }: Numbered & { titles: readonly string[] }) =>
    `R${number} can not be accepted while something of it is sent back to be revised: ${titles.join(', ')}. It can once that is changed and submitted anew, or approved as it is.`,
  noteMissing: 'Say what has to be changed, or what the note is',
  // What production waits for
  waitsForAcceptance: ({ word, number }: Word & Numbered) =>
    `Production waits: R${number} of this ${word.toLowerCase()} is not accepted by the customer yet.`,
  waitsForChange: ({ word, number }: Word & Numbered) =>
    `Production waits: this ${word.toLowerCase()} differs from R${number}, which was accepted.`,
  waitsForSignOff: ({ number }: Numbered) =>
    `Production waits: not everything of R${number} is signed off yet.`,
  waitsForRevising: ({ number }: Numbered) =>
    `Something of R${number} is sent back to be revised. It can be agreed to once that is changed, or approved as it is.`,
  waitsForRevision: ({ word }: Word) =>
    `Production waits: this ${word.toLowerCase()} has no revision that a customer could accept. Submit it first.`,
  canBeAccepted: ({ number }: Numbered) => `R${number} can be accepted with your signature.`,
  readAndAccept: ({ number }: Numbered) => `Read and accept R${number}`,
  askForRenewal: 'Ask for a renewal',
  seeAgreement: 'Agreement',
  /** on screens and papers */
  differs: ({ number }: Numbered) => `differs from what was accepted in R${number}`,
  accepted: ({ number }: Numbered) => `R${number} accepted`,
})
