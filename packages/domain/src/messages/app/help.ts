/** What the help says around the pages of the guide, which stand in docs/guide. */
import { defineMessages } from '../../localization/define-messages.ts'

export const helpLinkMessages = defineMessages('helpLinkMessages', {
  help: 'Help',
  howThisWorks: 'How this works',
  helpOn: ({ title }: { title: string }) => `Help: ${title}`,
})

/** What organizations say that have no word of their own. */
export const usualWords = { order: 'Order', orders: 'Orders' } as const

/** Words of a question that tell no page from another. */
export const silentWords =
  'a an and are as at be by can do does for from how i if in into is it its my of on or that the there this to what when where with you your'

export const helpMessages = defineMessages('helpMessages', {
  title: 'Help',
  contents: 'All pages of the help',
  audiences: {
    customers: 'For customers',
    employees: 'For employees',
    owners: 'For owners',
  },
  everything: 'Everything, from the first sign-in to an organization of your own.',
  search: 'Search the help',
  searchPlaceholder: 'Search the help…',
  clearSearch: 'Clear search',
  found: ({ count }: { count: number }) => (count === 1 ? '1 page' : `${count} pages`),
  nothingFound: 'No page has these words.',
  nothingFoundHint: 'Try another word, or look through the contents.',
  loading: 'Loading the help',
  notLoaded: 'The help could not be loaded. Check the connection and try again.',
  close: 'Close the help',
  newTab: 'Open this page in a new tab',
  back: 'Back',
  noPage: 'There is no such page of the help',
  noPageHint: 'It may have been renamed. Search for it, or look through the contents.',
  linkTo: ({ heading }: { heading: string }) => `Link to “${heading}”`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  print: 'Print this page',
  backToApp: 'Back to the app',
  signIn: 'Sign in',
  tryAgain: 'Try again',
})
