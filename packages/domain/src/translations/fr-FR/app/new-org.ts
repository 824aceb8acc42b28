/** Making an organization of one's own, in French. */
import type { newOrgMessages as english } from '../../../messages/app/new-org.ts'
import type { Translation } from '../../../localization/translation.ts'

export const newOrgMessages: Translation<typeof english> = {
  isThere: ({ title, email }) => `${email} a déjà une organisation nommée ${title}.`,
  start: 'Créer la vôtre',
  startHint: 'Essayez Orderwright avec votre propre organisation.',
  heading: 'Votre organisation',
  title: 'Nom',
  titleNeeded: 'Saisissez le nom de votre organisation.',
  eMail: 'Votre e-mail',
  create: 'Créer',
  back: 'Se connecter plutôt',
  sent: ({ title, email }) => `${title} est en place. Un lien de connexion a été envoyé à ${email}.`,
}
