/** Making an organization of one's own. */
import { defineMessages } from '../../localization/define-messages.ts'
export const newOrgMessages = defineMessages('newOrgMessages', {
  isThere: ({ title, email }: { title: string; email: string }) =>
    `${email} has an organization named ${title} already.`,
  start: 'Start your own',
  startHint: 'Try Orderwright with an organization of your own.',
  heading: 'Your organization',
  title: 'Name',
  titleNeeded: 'Enter the name of your organization.',
  eMail: 'Your e-mail',
  create: 'Create it',
  back: 'Sign in instead',
  sent: ({ title, email }: { title: string; email: string }) =>
    `${title} is ready. A link that signs you in was sent to ${email}.`,
})
