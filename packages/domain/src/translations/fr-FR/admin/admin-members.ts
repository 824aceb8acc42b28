/** Sentences of the screen of members, in French. */
import type { adminMemberMessages as english } from '../../../messages/admin/admin-members.ts'
import type { Translation } from '../../../localization/translation.ts'
import { of } from '../grammar.ts'

export const adminMemberMessages: Translation<typeof english> = {
  members: 'Membres',
  becomesMember: ({ email }) => `Faire de ${email} un membre ?`,
  makeMember: 'Faire membre',
  oneMember: 'membre',
  noMembersYet: 'Les personnes qui travaillent dans cette organisation figureront ici.',
  email: 'E-mail',
  name: 'Nom',
  role: 'Rôle',
  dataFields: 'Champs de données',
  status: 'Statut',
  added: 'Ajout',
  actions: 'Actions',
  roles: { owner: 'Propriétaire', member: 'Membre' },
  statuses: { active: 'Actif', disabled: 'Désactivé', left: 'Parti' },
  invited: 'Invité',

  personalData: 'Données personnelles',
  personalDataButton: 'Remettre ou effacer',
  personalDataOf: ({ email }) => `Données personnelles ${of(email)}`,

  // The form
  inviteOne: 'Inviter un membre',
  memberEMail: 'E-mail du membre',
  roleOfInvited: 'Rôle du nouveau membre',
  invite: 'Inviter',
  wasInvited: ({ email }) => `Invitation envoyée à ${email}.`,

  // Changes
  roleOf: ({ email }) => `Rôle ${of(email)}`,
  roleChanged: ({ email, role }) =>
    `${email} est maintenant ${role === 'owner' ? 'propriétaire' : 'membre'}.`,
  dataFieldsOf: ({ email }) => `${email} peut définir des champs de données`,
  dataFieldsChanged: ({ email, may }) =>
    `${email} ${may ? 'peut' : 'ne peut plus'} définir des champs de données.`,
  disable: 'Désactiver',
  disableOf: ({ email }) => `Désactiver ${email}`,
  askDisable:
    'Cette personne est aussitôt déconnectée de l’organisation. Ce qu’elle a créé reste, et elle peut être réactivée.',
  disabled: ({ email }) => `Accès désactivé : ${email}.`,
  enable: 'Réactiver',
  enableOf: ({ email }) => `Réactiver ${email}`,
  enabled: ({ email }) => `Accès réactivé : ${email}.`,
  transfer: 'Céder la propriété',
  transferTo: ({ email }) => `Céder la propriété à ${email}`,
  askTransfer: ({ email }) =>
    `${email} devient propriétaire à votre place. Vous devenez membre, et le back-office vous est fermé.`,
  transferred: ({ email }) => `${email} est maintenant propriétaire, et vous êtes membre.`,
}
