/** Sentences of the orders list. */
import { defineMessages } from '../../localization/define-messages.ts'

/** "Quotes": the organisation's word for several orders. */
type Words = { words: string }

/** `archived` of the `total` were left. */
type CostUpdateCounts = { changed: number; total: number; archived: number }

export const ordersListMessages = defineMessages('ordersListMessages', {
  // The CSV export [1.8.01]
  exportFailed: 'Something went wrong while exporting the list to csv.',
  exportNotOffered: 'The list can not be exported here.',
  exportHasAllRows: 'An export has all rows: leave resultConstraints out.',

  // The cost update [1.2.42, 1.7.26]
  costUpdateNotOffered: 'Costs are not updated together here.',
  costUpdateAsk: ({ words }: Words) => `Update the costs of all ${words.toLowerCase()}?`,
  costUpdateWhat: ({ words }: Words) =>
    `Every one is priced again. Submitted ${words.toLowerCase()} keep the prices of their pricing date, archived ones their costs.`,
  costUpdateRuns: ({ checked, total }: { checked: number; total: number }) =>
    `Updating costs: ${checked.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  costUpdateDone: ({ words, changed, total, archived }: Words & CostUpdateCounts) => {
    const active = `${(total - archived).toLocaleString('en-US')} ${words.toLowerCase()}`
    const done =
      changed === 0
        ? `The costs of all ${active} were right already.`
        : `The costs of ${changed.toLocaleString('en-US')} of ${active} have changed.`
    return archived === 0
      ? done
      : `${done} ${archived.toLocaleString('en-US')} archived were left as they are.`
  },
  costUpdateFailed: 'The costs could not be updated. Please try again.',

  // Sorting
  sortNeedsPrices: 'A list without prices can not be sorted by price.',

  // Saved views
  viewNameTaken: ({ title }: { title: string }) =>
    `You have another view called “${title}”. Choose another name.`,
  tooManyViews: ({ most }: { most: number }) =>
    `You have ${most} views, which is all that are kept. Delete one first.`,

  // Loading
  slow: ({ words }: Words) => `The ${words.toLowerCase()} take longer than usual. Still loading…`,

  // What others do
  othersChanged: ({ count }: { count: number }) => (count === 1 ? '1 more change' : `${count} more changes`),

  // Labels and titles
  clearTheFilter: ({ label }: { label: string }) => `Clear the filter ${label}`,
  updateCosts: 'Update costs',
  bookkeeping: 'Bookkeeping',
  production: 'Production',
  exportCsv: 'Export CSV',
  orders: 'Orders',
  anyone: 'Anyone',
  me: 'Me',
  active: 'Active',
  archived: 'Archived',
  all: 'All',
  basic: 'Basic',
  advanced: 'Advanced',
  number: 'Number',
  title: 'Title',
  company: 'Company',
  created: 'Created',
  updated: 'Updated',
  total: 'Total',
  status: 'Status',
  owner: 'Owner',
  category: 'Category',
  filters: 'Filters',
  type: 'Type',
  processingPayment: 'Processing payment',
  view: 'View',
  sortBy: 'Sort',
  itemsPage: 'Items/Page',
  differsFromLast: '(differs from the last completed status)',
  paying: 'Paying',
  loading: ({ label }: { label: string }) => `Loading ${label}`,
  searchOrders: ({ words }: { words: string }) => `Search ${words.toLowerCase()}`,
  pages: 'Pages',
  pageNumbered: ({ page }: { page: number }) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  noOrdersFound: 'No orders found',
  clearFilters: 'Clear filters',
  startHomePage: 'Start at the home page',
  nothingMatchesSearch: 'Nothing matches the search and filters.',
  pageIsEmpty: ({ page }: { page: number }) =>
    `There is nothing on page ${page} any more. The search and the filters stay.`,
  firstPage: 'First page',
  goneFilter: 'No longer there',
  firstStartsSo: ({ word }: { word: string }) => `Your first ${word} starts with a product.`,
  actions: 'Actions',
  wasNotArchived: ({ name }: { name: string }) => `${name} was not archived.`,
  isStillArchived: ({ name }: { name: string }) => `${name} is still archived.`,
  isArchived: ({ name }: { name: string }) => `${name} is archived.`,
  activeAgain: ({ name }: { name: string }) => `${name} is active again.`,
  moreForNumber: ({ orgSpecificId }: { orgSpecificId: number }) => `More for #${orgSpecificId}`,
  unarchive: 'Unarchive',
  archive: 'Archive',
  search: 'Search',
  list: 'List',
  searchPlaceholder: 'SEARCH...',
  clearSearch: 'Clear search',
  shortcuts: 'Shortcuts',
})
