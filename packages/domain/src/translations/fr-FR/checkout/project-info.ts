/** The form that begins an order, and its way back, in French. */
import type { projectInfoMessages as english } from '../../../messages/checkout/project-info.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, newOf, ofThe, the } from '../grammar.ts'

export const projectInfoMessages: Translation<typeof english> = {
  cancelOrder: 'Annuler la commande',
  nameThe: ({ word }) => `Nommer ${the(word)}`,
  new: ({ word }) => cap(newOf(word)),
  name: ({ word }) => `Nom ${ofThe(word)}`,
  projectName: 'Nom du projet',
  poNumber: 'Bon de commande',
  contact: 'Contact',
  company: 'Société',
  contactName: 'Nom du contact',
  clientEMails: 'E-mails du client',
  emailExample: 'nom@atelier.fr',
  deliveryAddress: 'Adresse de livraison',
  notNow: 'Pas maintenant',
  createOrder: 'Créer',
}
