/** Sentences of the orders list. */

/** "Quotes": the organisation's word for several orders. */
type Words = { words: string }

/** `archived` of the `total` were left. */
type CostUpdateCounts = { changed: number; total: number; archived: number }

export const ordersListMessages = {
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

  // Loading
  slow: ({ words }: Words) => `The ${words.toLowerCase()} take longer than usual. Still loading…`,

  // What others do
  othersChanged: ({ count }: { count: number }) => (count === 1 ? '1 more change' : `${count} more changes`),
} as const
