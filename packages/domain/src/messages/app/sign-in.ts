/** What signing in says when it does not work. */
import { defineMessages } from '../../localization/define-messages.ts'
export const signInMessages = defineMessages('signInMessages', {
  codeWrong: ({ triesLeft }: { triesLeft: number }) =>
    `This code is not right. Please look again: ${triesLeft === 1 ? 'one try is' : `${triesLeft} tries are`} left.`,
  codeSpoilt: 'This code is not right, and that was the last try. Please ask for a new one.',
  codeRefused: 'This code is not valid any more. Please ask for a new one.',
  linkRefused: 'This link is not valid any more. Please sign in with a code.',

  // Labels and titles
  enterTheCode: 'Enter the code',
  sentNewCodeTo: 'We sent a new code to ',
  sentTo: 'We sent it to ',
  codeLasts: '. It is good for ten minutes.',
  sixDigitCode: 'Six-digit code',
  allDigitsNeeded: 'Enter all six digits of the code.',
  signIn: 'Sign in',
  anotherEmail: 'Use another e-mail',
  sendAgainIn: ({ resendSeconds }: { resendSeconds: number }) => `Send a new code in ${resendSeconds} s`,
  sendAgain: 'Send a new code',
  howItWorks: 'We send a six-digit code to your e-mail.',
  askForCode: ({ refusedLink }: { refusedLink: string }) => `${refusedLink} Ask for a code instead.`,
  eMail: 'E-mail',
  emailNeeded: 'Enter your e-mail address, such as anna@studio.com.',
  sendCode: 'Send code',
  canTryAgainNow: 'You can try again now.',
  tooManyTries: ({ waitSeconds }: { waitSeconds: number }) =>
    `Too many tries. Try again in ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}.`,
  reading: 'READING',
  ceiling: 'CEILING',
  hall: 'HALL',
  garden: 'GARDEN',
  orderwright: 'Orderwright',
  demoCodes: 'This is a demo. Codes are not mailed: read them in the',
  outbox: 'outbox',
  licenses: 'Licenses',
})
