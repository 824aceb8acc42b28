/** What the help says around the pages of the guide, in French. */
import type { helpLinkMessages as englishLinks, helpMessages as english } from '../../../messages/app/help.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const helpLinkMessages: Translation<typeof englishLinks> = {
  help: 'Aide',
  howThisWorks: 'Comment ça marche',
  helpOn: ({ title }) => `Aide : ${title}`,
}

export const helpMessages: Translation<typeof english> = {
  title: 'Aide',
  contents: 'Toutes les pages de l’aide',
  audiences: {
    customers: 'Pour les clients',
    employees: 'Pour l’équipe',
    owners: 'Pour les propriétaires',
  },
  everything: 'Tout, de la première connexion à votre propre organisation.',
  search: 'Rechercher dans l’aide',
  searchPlaceholder: 'Rechercher dans l’aide…',
  clearSearch: 'Effacer la recherche',
  found: ({ count }) => counted(count, 'page', 'pages'),
  nothingFound: 'Aucune page ne contient ces mots.',
  nothingFoundHint: 'Essayez un autre mot, ou parcourez le sommaire.',
  loading: 'Chargement de l’aide',
  notLoaded: 'L’aide n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  close: 'Fermer l’aide',
  newTab: 'Ouvrir cette page dans un nouvel onglet',
  back: 'Retour',
  noPage: 'Cette page de l’aide n’existe pas',
  noPageHint: 'Elle a peut-être changé de nom. Recherchez-la, ou parcourez le sommaire.',
  linkTo: ({ heading }) => `Lien vers « ${heading} »`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  print: 'Imprimer cette page',
  backToApp: 'Retour à l’application',
  signIn: 'Se connecter',
  tryAgain: 'Réessayer',
}
