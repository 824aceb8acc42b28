/** The columns of the orders list, in Swedish. */
import type { listColumnWords as english } from '../../../messages/app/list-columns.ts'
import type { Translation } from '../../../localization/translation.ts'

export const listColumnWords: Translation<typeof english> = {
  number: 'Nr',
  title: 'Namn',
  project: 'Projekt',
  account: 'Konto / kund',
  invoiceNumber: 'Fakturanummer',
  externalLink: 'Extern länk',
  company: 'Företag',
  product: 'Produkt',
  category: 'Kategori',
  status: 'Status',
  owner: 'Ägare',
  created: 'Skapad',
  updated: 'Ändrad',
  items: 'Artiklar',
  discount: 'Rabatt',
  tariff: 'Tulltillägg',
  tax: 'Moms',
  balance: 'Restbelopp',
  lastPayment: 'Senaste betalning',
  screwType: 'Skruvtyp',
  engravingTypes: 'Graveringstyper',
  plateFinishes: 'Plattornas ytbehandling',
  mechanismFinishes: 'Insatsernas ytbehandling',
  estimatedShip: 'Beräknad leverans',
  commandNumber: 'Fabriksordernummer',
  commandDate: 'Fabriksorderns datum',
  commandTotal: 'Fabriksorderns summa (euro)',
}
