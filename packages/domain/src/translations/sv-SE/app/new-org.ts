/** Making an organization of one's own, in Swedish. */
import type { newOrgMessages as english } from '../../../messages/app/new-org.ts'
import type { Translation } from '../../../localization/translation.ts'

export const newOrgMessages: Translation<typeof english> = {
  isThere: ({ title, email }) => `${email} har redan en organisation som heter ${title}.`,
  start: 'Starta en egen',
  startHint: 'Prova Orderwright med en egen organisation.',
  heading: 'Din organisation',
  title: 'Namn',
  titleNeeded: 'Ange namnet på din organisation.',
  eMail: 'Din e-post',
  create: 'Skapa',
  back: 'Logga in i stället',
  sent: ({ title, email }) => `${title} är klar. En länk som loggar in dig har skickats till ${email}.`,
}
