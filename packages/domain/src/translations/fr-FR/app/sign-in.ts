/** What signing in says when it does not work, in French. */
import type { signInMessages as english } from '../../../messages/app/sign-in.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const signInMessages: Translation<typeof english> = {
  codeWrong: ({ triesLeft }) =>
    `Ce code n’est pas le bon. Vérifiez-le : il vous reste ${triesLeft === 1 ? 'un essai' : `${triesLeft} essais`}.`,
  codeSpoilt: 'Ce code n’est pas le bon, et c’était le dernier essai. Demandez-en un nouveau.',
  codeRefused: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  linkRefused: 'Ce lien n’est plus valable. Connectez-vous avec un code.',

  // Labels and titles
  enterTheCode: 'Saisissez le code',
  sentNewCodeTo: 'Nous avons envoyé un nouveau code à ',
  sentTo: 'Nous l’avons envoyé à ',
  codeLasts: '. Il est valable dix minutes.',
  sixDigitCode: 'Code à six chiffres',
  allDigitsNeeded: 'Saisissez les six chiffres du code.',
  signIn: 'Se connecter',
  anotherEmail: 'Utiliser un autre e-mail',
  sendAgainIn: ({ resendSeconds }) => `Nouveau code possible dans ${resendSeconds} s`,
  sendAgain: 'Envoyer un nouveau code',
  howItWorks: 'Nous envoyons un code à six chiffres à votre adresse e-mail.',
  askForCode: ({ refusedLink }) => `${refusedLink} Demandez plutôt un code.`,
  eMail: 'E-mail',
  emailNeeded: 'Saisissez votre adresse e-mail, par exemple anna@atelier.fr.',
  sendCode: 'Envoyer le code',
  canTryAgainNow: 'Vous pouvez réessayer maintenant.',
  tooManyTries: ({ waitSeconds }) =>
    `Trop d’essais. Réessayez dans ${counted(waitSeconds, 'seconde', 'secondes')}.`,
  reading: 'LECTURE',
  ceiling: 'PLAFOND',
  hall: 'ENTRÉE',
  garden: 'JARDIN',
  orderwright: 'Orderwright',
  demoCodes: 'Ceci est une démonstration. Les codes ne sont pas envoyés par e-mail : lisez-les dans la',
  outbox: 'boîte d’envoi',
  licenses: 'Licences',
}
