/** Sentences of the screen of members. [issue 14] */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminMemberMessages = defineMessages('adminMemberMessages', {
  members: 'Members',
  becomesMember: ({ email }: { email: string }) => `Make ${email} a member?`,
  makeMember: 'Make a member',
  oneMember: 'member',
  noMembersYet: 'Those who work in this organization will be listed here.',
  email: 'Email',
  name: 'Name',
  role: 'Role',
  dataFields: 'Data fields',
  status: 'Status',
  added: 'Added',
  actions: 'Actions',
  roles: { owner: 'Owner', member: 'Member' },
  statuses: { active: 'Active', disabled: 'Disabled', left: 'Has left' },
  invited: 'Invited',

  personalData: 'Personal data',
  personalDataButton: 'Give or erase',
  personalDataOf: ({ email }: { email: string }) => `Personal data of ${email}`,

  // The form
  inviteOne: 'Invite a member',
  memberEMail: 'Member e-mail',
  roleOfInvited: 'Role of the new member',
  invite: 'Invite',
  wasInvited: ({ email }: { email: string }) => `${email} is invited.`,

  // Changes
  roleOf: ({ email }: { email: string }) => `Role of ${email}`,
  roleChanged: ({ email, role }: { email: string; role: 'owner' | 'member' }) =>
    `${email} is ${role === 'owner' ? 'an owner' : 'a member'} now.`,
  dataFieldsOf: ({ email }: { email: string }) => `${email} may define data fields`,
  dataFieldsChanged: ({ email, may }: { email: string; may: boolean }) =>
    `${email} ${may ? 'may define' : 'may no longer define'} data fields.`,
  disable: 'Disable',
  disableOf: ({ email }: { email: string }) => `Disable ${email}`,
  askDisable:
    'They are signed out of this organization at once. What they made stays, and they can be enabled again.',
  disabled: ({ email }: { email: string }) => `${email} is disabled.`,
  enable: 'Enable',
  enableOf: ({ email }: { email: string }) => `Enable ${email}`,
  enabled: ({ email }: { email: string }) => `${email} is active again.`,
  transfer: 'Transfer ownership',
  transferTo: ({ email }: { email: string }) => `Transfer ownership to ${email}`,
  askTransfer: ({ email }: { email: string }) =>
    `${email} becomes an owner in your place. You become a member, and the back office closes for you.`,
  transferred: ({ email }: { email: string }) => `${email} is an owner now, and you are a member.`,
})
