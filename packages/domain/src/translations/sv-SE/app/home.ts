/** The home page, in Swedish. */
import type { homeMessages as english } from '../../../messages/app/home.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, capital, genitive, the } from '../grammar.ts'

/** 'Kundportal' becomes 'kundportal' within a sentence; 'Client Portal' and 'VIP' stay as they are written. */
function withinSentence(heading: string): string {
  const rest = heading.slice(1)
  return rest === rest.toLowerCase() ? heading.toLowerCase() : heading
}

export const homeMessages: Translation<typeof english> = {
  creating: 'Skapar',
  welcome: ({ title, heading }) => `Välkommen till ${genitive(title)} ${withinSentence(heading)}`,
  newOrder: ({ order }) => `${agree(order, 'Ny', 'Nytt')} ${order.toLowerCase()}`,
  nothingToConfigureYet: 'Inget att konfigurera än',
  productsAppearSoon: 'Produkter visas här så snart de har publicerats för dig.',
  productsStandHere:
    'Här visas dina produkter, var och en i sin kategori, för dig och dina gäster att välja bland.',
  makeAProduct: 'Skapa en produkt',
  chooseAProduct: ({ title }) => `${title}: välj en produkt`,
  configure: 'Konfigurera',
  inStock: 'I lager',
  opensNewTab: '(öppnas i en ny flik)',
  notCreated: ({ word }) => `${capital(the(word))} skapades inte.`,
  tryAgain: 'Försök igen',
}
