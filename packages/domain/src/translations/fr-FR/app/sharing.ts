/** What sharing says: the popup, refusals, the pages of links that lead nowhere, a sharee's tour, in French. */
import type {
  guestMessages as englishGuests,
  sharingMessages as english,
} from '../../../messages/app/sharing.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, figure, lower, of, thisOne } from '../grammar.ts'

export const sharingMessages: Translation<typeof english> = {
  placeholder: 'NOM OU E-MAIL (SANS INSCRIPTION)',
  shareWith: ({ count }) => (count === 0 ? 'Partager' : `Partager avec (${figure(count)})`),
  ownerCannotBeRemoved: 'Le propriétaire ne peut pas être retiré.',
  tooMany: ({ most }) => `${figure(most)} personnes au plus peuvent participer.`,
  disabled: ({ email, org }) => `${email} est désactivé chez ${org} et ne peut pas être invité.`,
  notInvolved: 'Cette personne ne participe plus.',
  termsHidePrices: 'Les prix sont masqués pour cette personne par ses propres conditions, pas ici.',
  unknownPerson: 'Cette personne est introuvable. Choisissez de nouveau, ou saisissez une adresse e-mail.',
  archivedCannotBeShared: 'Ce qui est archivé ne peut pas être partagé. Sortez-le d’abord des archives.',
  linkShowsPrices:
    'Il y a déjà un lien, et il montre des prix qui vous sont masqués. Révoquez-le pour en créer un qui n’en montre pas.',
  removeQuestion: ({ name }) =>
    `L’accès ${of(name)} prend fin aussitôt, y compris sur les pages ouvertes en ce moment.`,
  removed: ({ name }) => `Accès retiré : ${name}.`,
  revokeQuestion:
    'Les personnes venues par ce lien perdent aussitôt l’accès, y compris sur les pages ouvertes en ce moment. Un nouveau lien peut être créé à tout moment.',
  revoked: 'Le lien a été révoqué.',
  linkCopied: 'Lien copié',
  linkNotCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
  notified: 'Partage effectué. Un e-mail est en route.',
  othersInGuestMode: ({ order, orders }) =>
    `En mode invité, vous voyez ce que voit un invité : uniquement vos propres ${lower(orders)}. ${cap(thisOne(order))} appartient à quelqu’un d’autre.`,
  visitorName: 'Invité par lien',
  linkUnknown: 'Ce lien n’est pas valide. Demandez-en un nouveau.',
  linkRevoked: 'Ce lien a été révoqué. Demandez-en un nouveau à la personne qui l’a envoyé.',
  linkArchived: 'Ce que ce lien ouvrait a été archivé. Adressez-vous à la personne qui vous l’a envoyé.',
  linkDeleted: 'Ce que ce lien ouvrait a été supprimé. Adressez-vous à la personne qui vous l’a envoyé.',
  linkClosed:
    'Le lien utilisé a été révoqué, ou ce qu’il ouvrait a été archivé ou supprimé. Adressez-vous à la personne qui l’a envoyé, ou connectez-vous.',
  linkOfEmployee: 'Vous faites partie de cette organisation. Connectez-vous pour l’ouvrir.',
  accessEndedTitle: 'Votre accès a pris fin',
  accessEnded:
    'Vous n’avez plus accès : le contenu a été supprimé, le lien a été révoqué, ou vous avez été retiré.',
  accessEndedUnsent:
    'Votre dernière saisie n’a pas été enregistrée. Elle est conservée dans ce navigateur et affichée ici :',

  // Labels and titles
  notFound: 'Introuvable',
  noAccess: 'Pas d’accès',
  notSaved: 'Non enregistré',
  linkClosedPage: 'Lien fermé',
  linkOpensNothing: 'Ce lien n’ouvre rien',
  signIn: 'Se connecter',
  remove: 'Retirer',
  keep: 'Garder',
  you: '(vous)',
  owner: 'Propriétaire',
  removePerson: ({ name }) => `Retirer ${name}`,
  invite: 'Inviter',
  nobodyToChooseFrom: 'Personne à choisir',
  pricesHiddenByTerms: 'Les prix sont masqués par ses propres conditions',
  pricesAreShown: 'Les prix sont affichés',
  pricesAreHidden: 'Les prix sont masqués',
  pressToSwitch: ({ state, isShown }) => `${state} : cliquez pour les ${isShown ? 'masquer' : 'afficher'}`,
  pricesFor: ({ who }) => `Prix pour ${who}`,
  shareThis: ({ word }) => `Partager ${thisOne(word)}`,
  pendingCollaborators: 'Participants en attente',
  note: 'Message',
  collaborators: 'Participants',
  shareableLink: 'Lien de partage',
  linkExplained: 'Quiconque possède le lien peut y travailler comme invité, sans compte.',
  getShareableLink: 'Obtenir un lien',
  theLink: 'le lien',
  pricesAreShownHere: 'Les prix sont affichés.',
  pricesAreHiddenHere: 'Les prix sont masqués.',
  revoke: 'Révoquer',
  revokeTheLink: 'Révoquer le lien',
  linkAddress: 'Lien de partage',
  copied: 'Copié',
  copy: 'Copier',
}

export const guestMessages: Translation<typeof englishGuests> = {
  notAGuest: 'Seuls les invités de l’organisation peuvent faire partie d’un groupe.',
  isGuest: ({ email }) => `${email} fait déjà partie des invités.`,
  isEmployee: ({ email }) =>
    `${email} travaille ici et ne peut pas être aussi un invité. Désactivez cette personne sous Membres ; elle pourra ensuite être invitée.`,
  noWorkManagement: 'Cette organisation ne transmet pas ses invités à un outil de gestion du travail.',
}
