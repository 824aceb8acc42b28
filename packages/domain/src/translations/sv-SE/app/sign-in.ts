/** What signing in says, in Swedish. */
import type { signInMessages as english } from '../../../messages/app/sign-in.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const signInMessages: Translation<typeof english> = {
  codeWrong: ({ triesLeft }) =>
    `Koden stämmer inte. Titta en gång till: ${triesLeft === 1 ? 'ett försök' : `${triesLeft} försök`} kvar.`,
  codeSpoilt: 'Koden stämmer inte, och det var sista försöket. Be om en ny.',
  codeRefused: 'Koden gäller inte längre. Be om en ny.',
  linkRefused: 'Länken gäller inte längre. Logga in med en kod.',

  // Labels and titles
  enterTheCode: 'Ange koden',
  sentNewCodeTo: 'Vi har skickat en ny kod till ',
  sentTo: 'Vi har skickat den till ',
  codeLasts: '. Den gäller i tio minuter.',
  sixDigitCode: 'Sexsiffrig kod',
  allDigitsNeeded: 'Ange alla sex siffror i koden.',
  signIn: 'Logga in',
  anotherEmail: 'Använd en annan e-postadress',
  sendAgainIn: ({ resendSeconds }) => `Skicka en ny kod om ${resendSeconds} s`,
  sendAgain: 'Skicka en ny kod',
  howItWorks: 'Vi skickar en sexsiffrig kod till din e-post.',
  askForCode: ({ refusedLink }) => `${refusedLink} Be om en kod i stället.`,
  eMail: 'E-post',
  emailNeeded: 'Ange din e-postadress, till exempel anna@studio.com.',
  sendCode: 'Skicka kod',
  canTryAgainNow: 'Du kan försöka igen nu.',
  tooManyTries: ({ waitSeconds }) =>
    `För många försök. Försök igen om ${counted(waitSeconds, 'sekund', 'sekunder')}.`,
  reading: 'LÄSNING',
  ceiling: 'TAK',
  hall: 'HALL',
  garden: 'ALTAN',
  orderwright: 'Orderwright',
  demoCodes: 'Det här är en demo. Koder skickas inte med e-post: läs dem i',
  outbox: 'utkorgen',
  licenses: 'Licenser',
}
