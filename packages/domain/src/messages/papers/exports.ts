/** The words of exported tables. */
export const exportMessages = {
  price: 'Price',
  noPriceExport: ({ title }: { title: string }) =>
    `${title} exports no prices: say in its settings which properties make the rows and the columns.`,
  priceExportUnknown: ({ ids }: { ids: string }) =>
    `The price export names properties that the product does not have: ${ids}.`,
}
