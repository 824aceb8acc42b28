/** What the help says around the pages of the guide, in Swedish. */
import type {
  helpLinkMessages as englishOfLinks,
  helpMessages as english,
} from '../../../messages/app/help.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const helpLinkMessages: Translation<typeof englishOfLinks> = {
  help: 'Hjälp',
  howThisWorks: 'Så fungerar det',
  helpOn: ({ title }) => `Hjälp: ${title}`,
}

export const helpMessages: Translation<typeof english> = {
  title: 'Hjälp',
  contents: 'Alla sidor i hjälpen',
  audiences: {
    customers: 'För kunder',
    employees: 'För medarbetare',
    owners: 'För ägare',
  },
  everything: 'Allt, från första inloggningen till en egen organisation.',
  search: 'Sök i hjälpen',
  searchPlaceholder: 'Sök i hjälpen…',
  clearSearch: 'Rensa sökningen',
  found: ({ count }) => counted(count, 'sida', 'sidor'),
  nothingFound: 'Ingen sida innehåller de orden.',
  nothingFoundHint: 'Prova ett annat ord eller titta i innehållet.',
  loading: 'Laddar hjälpen',
  notLoaded: 'Hjälpen kunde inte laddas. Kontrollera anslutningen och försök igen.',
  close: 'Stäng hjälpen',
  newTab: 'Öppna sidan i en ny flik',
  back: 'Tillbaka',
  noPage: 'Det finns ingen sådan sida i hjälpen',
  noPageHint: 'Den kan ha bytt namn. Sök efter den eller titta i innehållet.',
  linkTo: ({ heading }) => `Länk till ”${heading}”`,
  previousPage: 'Föregående sida',
  nextPage: 'Nästa sida',
  print: 'Skriv ut sidan',
  backToApp: 'Tillbaka till appen',
  signIn: 'Logga in',
  tryAgain: 'Försök igen',
}
