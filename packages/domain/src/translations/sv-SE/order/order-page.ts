/** What the order page says now and then, in Swedish. */
import type { orderPageMessages as english } from '../../../messages/order/order-page.ts'
import type { Translation } from '../../../localization/translation.ts'

export const orderPageMessages: Translation<typeof english> = {
  confirmDelete: 'Är du säker?',
  orderUnknownTitle: 'Här finns ingenting',
  orderUnknown: 'Du kanske behöver bli inbjuden, eller så kan det du letar efter ha tagits bort.',
  cartIsEmpty: 'Det finns inga artiklar i varukorgen',
  noProductsAvailable: 'Det finns inga produkter att välja.',
  nothingCopied: 'Kopiera en artikel först: det finns ingen att klistra in.',
  copiedProductNotOffered: 'Den kopierade artikeln kan inte läggas till här: dess produkt erbjuds inte dig.',

  // Labels and titles
  notFound: 'Hittades inte',
  leaveGuestMode: 'Lämna gästläget',
  goToOrders: 'Gå till listan',
}
