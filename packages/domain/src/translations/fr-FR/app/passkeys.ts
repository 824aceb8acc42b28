/** The words of passkeys: signing in with one, and those that a person has, in French. */
import type { passkeyMessages as english } from '../../../messages/app/passkeys.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const passkeyMessages: Translation<typeof english> = {
  // What the server says
  expired: 'Cela a pris trop de temps. Réessayez.',
  refused: 'Cette clé d’accès ne permet pas de se connecter ici. Connectez-vous avec un code.',
  otherSite: 'Cette clé d’accès a été demandée par une autre page. Personne n’a été connecté.',
  unverified:
    'L’appareil n’a pas vérifié votre identité. Configurez un verrouillage d’écran ou un code PIN, puis réessayez.',
  copied:
    'Cette clé d’accès a été utilisée ailleurs entre-temps, comme le serait une copie. Connectez-vous avec un code, et retirez-la.',
  notAdded: 'Cette clé d’accès est illisible et n’a donc pas été ajoutée.',
  isThereAlready: 'Cet appareil a déjà une clé d’accès.',
  tooMany: ({ most }) =>
    `Vous avez ${figure(most)} clés d’accès, le maximum. Retirez-en une que vous n’utilisez plus.`,
  nameNeeded: 'Donnez-lui un nom.',

  // The e-mail
  mailSubject: 'Une clé d’accès a été ajoutée à votre compte',
  mailText: ({ name, when, address }) =>
    `Une clé d’accès nommée « ${name} » a été ajoutée à votre compte Orderwright le ${when} (UTC).\n\nQuiconque la détient peut se connecter à votre place. Si vous ne l’avez pas ajoutée, connectez-vous avec un code à ${address}, choisissez « Clés d’accès et appareils… » dans le menu portant vos initiales, retirez la clé d’accès et déconnectez tous les autres appareils.`,

  // Signing in
  or: 'ou',
  signInWith: 'Se connecter avec une clé d’accès',
  notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou demandez un code.',
  notSignedIn: 'La clé d’accès n’a pas pu être utilisée dans ce navigateur. Connectez-vous avec un code.',

  // Those that a person has
  title: 'Clés d’accès',
  hint: 'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de votre appareil, sans code.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  listOf: 'Vos clés d’accès',
  add: 'Ajouter une clé d’accès',
  added: ({ name }) => `La clé d’accès ${name} a été ajoutée. Un e-mail vous le confirme.`,
  notMade: 'Aucune clé d’accès n’a été ajoutée.',
  notHere: 'Ce navigateur ne peut pas ajouter de clé d’accès à cette adresse.',
  facts: ({ created, lastUsed, isSynced }) =>
    [
      `Ajoutée ${created}`,
      lastUsed === null ? 'jamais utilisée' : `dernière utilisation ${lastUsed}`,
      ...(isSynced ? ['conservée dans un gestionnaire de mots de passe'] : []),
    ].join(' · '),
  numbered: ({ name, number }) => `${name} ${number}`,
  name: 'Nom',
  rename: 'Renommer',
  renameOf: ({ name }) => `Renommer ${name}`,
  save: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Retirer',
  removeOf: ({ name }) => `Retirer ${name}`,
  removed: ({ name }) => `${name} ne permet plus de se connecter.`,
}
