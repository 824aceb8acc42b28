/** Sentences of the orders list, in Swedish. */
import type { ordersListMessages as english } from '../../../messages/app/orders-list.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, capital, counted, figure, theMany } from '../grammar.ts'

export const ordersListMessages: Translation<typeof english> = {
  // The CSV export
  exportFailed: 'Något gick fel när listan exporterades till CSV.',
  exportNotOffered: 'Listan kan inte exporteras här.',
  exportHasAllRows: 'En export har alla rader: utelämna resultConstraints.',

  // The cost update
  costUpdateNotOffered: 'Kostnader uppdateras inte tillsammans här.',
  costUpdateAsk: ({ words }) => `Uppdatera kostnaderna för alla ${words.toLowerCase()}?`,
  costUpdateWhat: ({ words }) =>
    `Alla prissätts på nytt. Inskickade ${words.toLowerCase()} behåller priserna från sitt prisdatum, arkiverade sina kostnader.`,
  costUpdateRuns: ({ checked, total }) => `Uppdaterar kostnader: ${figure(checked)} av ${figure(total)}`,
  costUpdateDone: ({ words, changed, total, archived }) => {
    const active = `${figure(total - archived)} ${words.toLowerCase()}`
    const done =
      changed === 0
        ? `Kostnaderna för alla ${active} stämde redan.`
        : `Kostnaderna för ${figure(changed)} av ${active} har ändrats.`
    return archived === 0 ? done : `${done} ${counted(archived, 'arkiverad', 'arkiverade')} är oförändrade.`
  },
  costUpdateFailed: 'Kostnaderna kunde inte uppdateras. Försök igen.',

  // Sorting
  sortNeedsPrices: 'En lista utan priser kan inte sorteras efter pris.',

  // Saved views
  viewNameTaken: ({ title }) => `Du har en annan vy som heter ”${title}”. Välj ett annat namn.`,
  tooManyViews: ({ most }) => `Du har ${most} vyer, och fler sparas inte. Ta bort en först.`,

  // Loading
  slow: ({ words }) => `${capital(theMany(words))} tar längre tid än vanligt. Laddar fortfarande…`,

  // What others do
  othersChanged: ({ count }) => counted(count, 'ändring till', 'ändringar till'),

  // Labels and titles
  clearTheFilter: ({ label }) => `Rensa filtret ${label}`,
  updateCosts: 'Uppdatera kostnader',
  bookkeeping: 'Bokföring',
  production: 'Produktion',
  exportCsv: 'Exportera CSV',
  orders: 'Beställningar',
  anyone: 'Alla',
  me: 'Jag',
  active: 'Aktiva',
  archived: 'Arkiverade',
  all: 'Alla',
  basic: 'Enkel',
  advanced: 'Utökad',
  number: 'Nummer',
  title: 'Namn',
  company: 'Företag',
  created: 'Skapad',
  updated: 'Ändrad',
  total: 'Summa',
  status: 'Status',
  owner: 'Ägare',
  category: 'Kategori',
  filters: 'Filter',
  type: 'Typ',
  processingPayment: 'Betalning behandlas',
  view: 'Vy',
  sortBy: 'Sortera',
  itemsPage: 'Per sida',
  differsFromLast: '(skiljer sig från den senast slutförda statusen)',
  paying: 'Betalas',
  loading: ({ label }) => `Laddar ${label}`,
  searchOrders: ({ words }) => `Sök ${words.toLowerCase()}`,
  pages: 'Sidor',
  pageNumbered: ({ page }) => `Sida ${page}`,
  previousPage: 'Föregående sida',
  nextPage: 'Nästa sida',
  noOrdersFound: 'Inget hittades',
  clearFilters: 'Rensa filter',
  startHomePage: 'Börja på startsidan',
  nothingMatchesSearch: 'Inget motsvarar sökningen och filtren.',
  pageIsEmpty: ({ page }) => `Det finns inget kvar på sida ${page}. Sökningen och filtren är kvar.`,
  firstPage: 'Första sidan',
  goneFilter: 'Finns inte längre',
  firstStartsSo: ({ word }) =>
    `${agree(word, 'Din första', 'Ditt första')} ${word.toLowerCase()} börjar med en produkt.`,
  actions: 'Åtgärder',
  wasNotArchived: ({ name }) => `${name} arkiverades inte.`,
  isStillArchived: ({ name }) => `${name} finns kvar i arkivet.`,
  isArchived: ({ name }) => `${name} har arkiverats.`,
  activeAgain: ({ name }) => `${name} är aktiv igen.`,
  moreForNumber: ({ orgSpecificId }) => `Mer för #${orgSpecificId}`,
  unarchive: 'Återaktivera',
  archive: 'Arkivera',
  search: 'Sök',
  list: 'Lista',
  searchPlaceholder: 'SÖK…',
  clearSearch: 'Rensa sökningen',
  shortcuts: 'Genvägar',
}
