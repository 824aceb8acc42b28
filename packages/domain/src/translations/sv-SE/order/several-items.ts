/** Several items of a cart at once, in Swedish. */
import type { severalItemsMessages as english } from '../../../messages/order/several-items.ts'
import type { Translation } from '../../../localization/translation.ts'
import { items } from '../grammar.ts'

const withAmount = (text: string, amount: string) => (amount === '' ? text : `${text}, ${amount}`)

export const severalItemsMessages: Translation<typeof english> = {
  groupBy: 'Gruppera efter',
  notGrouped: 'Ingenting',
  byProduct: 'Produkt',
  without: ({ title }) => `Utan ${title}`,
  groupHeading: ({ title, count, amount }) => `${title}, ${withAmount(items(count), amount)}`,
  inGroup: ({ count, amount }) => withAmount(items(count), amount),
  select: 'Markera',
  selectAll: 'Markera alla artiklar som visas',
  selectGroup: ({ title }) => `Markera alla i ${title}`,
  selectItem: ({ title }) => `Markera ${title}`,
  selected: ({ count, amount }) => withAmount(count === 1 ? '1 markerad' : `${count} markerade`, amount),
  selectHint: 'Markera artiklar för att ändra dem tillsammans. Shift tar med alla däremellan.',
  forTheSelected: 'För de markerade artiklarna',
  change: 'Ändra…',
  duplicate: 'Duplicera',
  delete: 'Ta bort',

  changeTitle: ({ count }) => `Ändra ${items(count)}`,
  property: 'Vad som ändras',
  newValue: 'Till',
  none: 'Inget',
  yes: 'Ja',
  no: 'Nej',
  haveIt: ({ count, of }) => `${count} av ${of}`,
  various: 'Olika nu',
  allHave: ({ value }) => `Alla har ${value} nu`,
  noneHasOne: 'Ingen har något nu',
  withoutProperty: ({ count, title }) => `${items(count)} i urvalet saknar ${title}.`,
  willChange: ({ count, amount }) => `${withAmount(`${items(count)} ändras`, amount)}.`,
  nothingChanges: 'Inget skulle ändras.',
  haveItAlready: ({ count }) => `${items(count)} har det redan.`,
  cannotTakeIt: ({ count }) =>
    `${items(count)} kan inte ha det och lämnas som ${count === 1 ? 'den' : 'de'} är:`,
  refusedItem: ({ item, reason }) => `${item}: ${reason}`,
  selectThese: 'Markera bara dessa',
  changeItems: ({ count }) => `Ändra ${items(count)}`,
  changeOne: ({ title }) => `Ändra ${title}`,
  changed: ({ title, count }) => `${title} har ändrats på ${items(count)}`,

  deleteTitle: ({ count }) => `Ta bort ${items(count)}`,
  deleteAsk: ({ count }) => `Vill du ta bort ${items(count)}?`,
  deleted: ({ count }) => `${items(count)} har tagits bort`,
  duplicated: ({ count }) => `${items(count)} har duplicerats`,
}
