/** Sentences of the screen of members, in Swedish. */
import type { adminMemberMessages as english } from '../../../messages/admin/admin-members.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminMemberMessages: Translation<typeof english> = {
  members: 'Medlemmar',
  becomesMember: ({ email }) => `Göra ${email} till medlem?`,
  makeMember: 'Gör till medlem',
  oneMember: 'medlem',
  noMembersYet: 'De som arbetar i organisationen listas här.',
  email: 'E-post',
  name: 'Namn',
  role: 'Roll',
  dataFields: 'Datafält',
  status: 'Status',
  added: 'Tillagd',
  actions: 'Åtgärder',
  roles: { owner: 'Ägare', member: 'Medlem' },
  statuses: { active: 'Aktiv', disabled: 'Avstängd', left: 'Har slutat' },
  invited: 'Inbjuden',

  personalData: 'Personuppgifter',
  personalDataButton: 'Lämna ut eller radera',
  personalDataOf: ({ email }) => `Personuppgifter om ${email}`,

  // The form
  inviteOne: 'Bjud in en medlem',
  memberEMail: 'Medlemmens e-post',
  roleOfInvited: 'Den nya medlemmens roll',
  invite: 'Bjud in',
  wasInvited: ({ email }) => `${email} är inbjuden.`,

  // Changes
  roleOf: ({ email }) => `Roll för ${email}`,
  roleChanged: ({ email, role }) => `${email} är nu ${role === 'owner' ? 'ägare' : 'medlem'}.`,
  dataFieldsOf: ({ email }) => `${email} får definiera datafält`,
  dataFieldsChanged: ({ email, may }) =>
    `${email} får ${may ? 'definiera' : 'inte längre definiera'} datafält.`,
  disable: 'Stäng av',
  disableOf: ({ email }) => `Stäng av ${email}`,
  askDisable:
    'Personen loggas ut från organisationen direkt. Det personen har gjort blir kvar, och kontot kan aktiveras igen.',
  disabled: ({ email }) => `${email} är avstängd.`,
  enable: 'Aktivera',
  enableOf: ({ email }) => `Aktivera ${email}`,
  enabled: ({ email }) => `${email} är aktiv igen.`,
  transfer: 'Överlåt ägarskapet',
  transferTo: ({ email }) => `Överlåt ägarskapet till ${email}`,
  askTransfer: ({ email }) =>
    `${email} blir ägare i ditt ställe. Du blir medlem, och administrationen stängs för dig.`,
  transferred: ({ email }) => `${email} är nu ägare, och du är medlem.`,
}
