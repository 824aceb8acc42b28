/** Sentences of what employees do in the orders list, in Swedish. */
import type { ordersWorkMessages as english } from '../../../messages/app/orders-work.ts'
import type { Translation } from '../../../localization/translation.ts'

const orders = ({ count }: { count: number }) => (count === 1 ? '(1 markerad)' : `(${count} markerade)`)

export const ordersWorkMessages: Translation<typeof english> = {
  // With the selected ones
  bulkActions: ({ words }) => `Markerade ${words}`,
  selected: ({ count }) => (count === 1 ? '1 markerad' : `${count} markerade`),
  select: ({ name }) => `Markera ${name}`,
  selectOne: 'Markera',
  selectAll: 'Markera alla på sidan',
  clearSelection: 'Avmarkera',
  status: 'Status…',
  owner: 'Ägare…',
  print: 'Skriv ut',
  printWhat: 'En fil med ett dokument från var och en',
  printsAtMost: ({ most }) => `Högst ${most} skrivs ut tillsammans`,
  notPrinted: 'Filen kunde inte skapas.',
  cancel: 'Avbryt',
  orders,
  archived: 'Arkiverat',
  unarchived: 'Aktivt igen',
  givenTo: ({ name }) => `Överlämnat till ${name}`,
  ownerStays: ({ name }) => `${name} har samma ägare som förut.`,
  takenBack: ({ count }) => `Tillbakataget ${orders({ count })}`,
  notChanged: ({ count }) => (count === 1 ? 'En lämnades som den är' : `${count} lämnades som de är`),

  // Status
  statusOf: ({ count }) => `Ändra status för ${count}`,
  newStatus: 'Ny status',
  chooseStatus: 'Välj en status',
  tellGuests: 'Meddela gästerna med e-post',
  setStatus: 'Ändra status',
  progress: ({ count, all }) => `${count} av ${all}`,
  goBackwards: ({ count }) =>
    count === 1
      ? 'En har kommit längre än så. Dess senare steg tas bort.'
      : `${count} har kommit längre än så. Deras senare steg tas bort.`,
  areThere: ({ count }) =>
    count === 1 ? 'En är redan där och lämnas som den är.' : `${count} är redan där och lämnas som de är.`,
  andMore: ({ count }) => (count === 1 ? 'Och en till.' : `Och ${count} till.`),
  statusSet: ({ title, count }) => `${title} ${orders({ count })}`,

  // Owner
  ownerOf: ({ count }) => `Ge ${count} till en annan ägare`,
  newOwner: 'Ny ägare',
  give: 'Överlämna',
  ownerKeepsTerms: 'Villkor för rabatt och moms behålls för var och en.',

  // Views
  views: 'Vyer',
  noViews: 'Spara sökningar, filter och sorteringar som du använder ofta under ett namn.',
  saveThis: 'Spara det som visas som',
  viewTitle: 'Vyns namn',
  save: 'Spara',
  rename: ({ title }) => `Byt namn på ${title}`,
  newTitle: ({ title }) => `Nytt namn på ${title}`,
  deleteView: ({ title }) => `Ta bort ${title}`,
  viewDeleted: ({ title }) => `Vyn ${title} har tagits bort.`,
  viewReplaced: ({ title }) => `Vyn ${title} visar nu något annat.`,
  viewSaved: ({ title }) => `Vyn ${title} har sparats.`,

  // Columns
  columns: 'Kolumner',
  usualColumns: 'Vanliga kolumner',

  // Pages
  rowsOf: ({ first, last, total }) => `${first}–${last} av ${total}`,
  moreThan: ({ total }) => `fler än ${total}`,
}
