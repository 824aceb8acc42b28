/** The form that begins an order, and its way back. [1.5] */
import { defineMessages } from '../../localization/define-messages.ts'
export const projectInfoMessages = defineMessages('projectInfoMessages', {
  cancelOrder: 'Cancel Order',
  nameThe: ({ word }: { word: string }) => `Name the ${word.toLowerCase()}`,
  new: ({ word }: { word: string }) => `New ${word.toLowerCase()}`,
  name: ({ word }: { word: string }) => `${word} name`,
  projectName: 'Project name',
  poNumber: 'PO number',
  contact: 'Contact',
  company: 'Company',
  contactName: 'Contact name',
  clientEMails: 'Client e-mails',
  emailExample: 'name@studio.com',
  deliveryAddress: 'Delivery address',
  notNow: 'Not now',
  createOrder: 'Create order',
})
