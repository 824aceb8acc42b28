/** The form that begins an order, in Swedish. */
import type { projectInfoMessages as english } from '../../../messages/checkout/project-info.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, the } from '../grammar.ts'

export const projectInfoMessages: Translation<typeof english> = {
  cancelOrder: 'Annullera',
  nameThe: ({ word }) => `Namnge ${the(word)}`,
  new: ({ word }) => `${agree(word, 'Ny', 'Nytt')} ${word.toLowerCase()}`,
  name: ({ word }) => `Namn på ${the(word)}`,
  projectName: 'Projektnamn',
  poNumber: 'Inköpsordernr',
  contact: 'Kontakt',
  company: 'Företag',
  contactName: 'Kontaktperson',
  clientEMails: 'Kundens e-post',
  emailExample: 'namn@studio.com',
  deliveryAddress: 'Leveransadress',
  notNow: 'Inte nu',
  createOrder: 'Skapa',
}
