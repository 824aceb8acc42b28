/** What the members of an organization are told, and what is told of them, in French. */
import type { memberMessages as english } from '../../../messages/admin/members.ts'
import type { Translation } from '../../../localization/translation.ts'
import { of } from '../grammar.ts'

export const memberMessages: Translation<typeof english> = {
  isEmployee: ({ email }) => `${email} est déjà membre.`,
  lastOwner:
    'Une organisation a besoin d’un propriétaire. Désignez d’abord quelqu’un d’autre comme propriétaire.',
  onlyOneself: 'Personne d’autre ne peut partir à sa place. Désactivez plutôt cette personne.',
  notYourself: 'Vous êtes déjà le propriétaire.',
  notActive: 'La propriété passe à un membre actif.',
  dataFieldsNotAllowed:
    'Les champs de données d’option sont définis par les personnes qu’un propriétaire a désignées dans la liste des membres.',
  // The e-mails
  isGuest: ({ email }) =>
    `${email} est invité ici. Comme membre, cette personne voit le travail et les prix de tous, et perd ses conditions d’invité.`,
  inviteSubject: ({ org }) => `Invitation chez ${org}`,
  inviteOpening: ({ org, inviter, role }) => {
    const what = role === 'owner' ? 'propriétaire' : 'membre'
    return inviter === ''
      ? `Vous êtes maintenant ${what} ${of(org)}.`
      : `${inviter} vous a désigné comme ${what} ${of(org)}.`
  },
  guestOpening: ({ org, inviter }) =>
    `${inviter === '' ? 'Vous êtes invité' : `${inviter} vous a invité`} chez ${org}. Vous y composez des produits et suivez leur avancement.`,
  inviteNext: 'Connectez-vous avec cette adresse e-mail ; vous recevrez un code par e-mail.',
  signIn: 'Se connecter',
  greeting: 'Bonjour,',
  closing: 'Cordialement',
  inviteBecause: ({ org }) =>
    `Vous recevez cet e-mail parce qu’un propriétaire ${of(org)} a saisi votre adresse.`,
  welcomeSubject: ({ org }) => `${org} est en place`,
  welcomeOpening: ({ org }) => `${org} est en place, et vous en êtes propriétaire.`,
  welcomeNext: ({ minutes, address }) =>
    `Le bouton vous connecte une seule fois, dans les ${minutes} minutes. Ensuite, demandez un code à ${address} avec cette adresse e-mail.`,
  welcomeBecause: ({ org }) => `Vous recevez cet e-mail parce que ${org} a été créé avec votre adresse.`,
}
