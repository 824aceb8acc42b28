/** What the members of an organization are told, and what is told of them. */
import { defineMessages } from '../../localization/define-messages.ts'
export const memberMessages = defineMessages('memberMessages', {
  isEmployee: ({ email }: { email: string }) => `${email} is a member already.`,
  lastOwner: 'An organization needs an owner. Make somebody else an owner first.',
  onlyOneself: 'Nobody else can leave for them. Disable them instead.',
  notYourself: 'You are the owner already.',
  notActive: 'Ownership goes to an active member.',
  dataFieldsNotAllowed:
    'Fields of option data are defined by those whom an owner has marked for it in the members list.',
  // The e-mails
  isGuest: ({ email }: { email: string }) =>
    `${email} is a guest here. As a member they see everybody’s work and prices, and lose the terms of a guest.`,
  inviteSubject: ({ org }: { org: string }) => `You are invited to ${org}`,
  inviteOpening: ({ org, inviter, role }: { org: string; inviter: string; role: 'owner' | 'member' }) =>
    `${inviter === '' ? 'You are now' : `${inviter} has made you`} ${role === 'owner' ? 'an owner' : 'a member'} of ${org}.`,
  guestOpening: ({ org, inviter }: { org: string; inviter: string }) =>
    `${inviter === '' ? 'You are invited' : `${inviter} has invited you`} to ${org}. There you put products together and follow what becomes of them.`,
  inviteNext: 'Sign in with this e-mail address; you get a code by e-mail.',
  signIn: 'Sign in',
  greeting: 'Hello,',
  closing: 'Kind regards',
  inviteBecause: ({ org }: { org: string }) =>
    `You get this e-mail because an owner of ${org} entered your address.`,
  welcomeSubject: ({ org }: { org: string }) => `${org} is ready`,
  welcomeOpening: ({ org }: { org: string }) => `${org} is set up, and you are its owner.`,
  welcomeNext: ({ minutes, address }: { minutes: number; address: string }) =>
    `The button signs you in once, within ${minutes} minutes. After that, ask for a code at ${address} with this e-mail address.`,
  welcomeBecause: ({ org }: { org: string }) =>
    `You get this e-mail because ${org} was set up with your address.`,
})
