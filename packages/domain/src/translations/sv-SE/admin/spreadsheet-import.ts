/** What exporting and importing tables say, in Swedish. */
import type { spreadsheetImportMessages as english } from '../../../messages/admin/spreadsheet-import.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, listed } from '../grammar.ts'

const records = (count: number) => counted(count, 'post', 'poster')

export const spreadsheetImportMessages: Translation<typeof english> = {
  title: 'Import och export',
  intro:
    'Hela katalogen som tabeller: produkter med sina alternativ, priser och regler, och gästerna med sina villkor. Även det som pågår i ett annat program kan tas in. Redigera dem i ett kalkylprogram, se vad de skulle ändra och importera dem i ett steg.',
  exportTitle: 'Export',
  exportMeans: 'Importeras filerna igen som de är ändrar de inget.',
  exportWorkbook: 'Arbetsbok (.xlsx)',
  exportCsv: 'CSV-filer (.zip)',
  templateTitle: 'Börja med en mall',
  templateMeans: 'En arbetsbok med alla tabeller och kolumner. Rader utan id läggs till.',
  emptyTemplate: 'Tom arbetsbok',
  exampleTemplate: 'Arbetsbok med ett exempel',
  importTitle: 'Import',
  drop: 'Släpp en arbetsbok, en CSV-fil eller en zip med CSV-filer här',
  choose: 'Välj en fil',
  chosen: ({ name }) => `Fil: ${name}`,
  chooseOther: 'En annan fil',
  nothingYet: 'Inget ändras förrän du har sett vad en fil skulle göra.',
  fileInput: 'Fil med tabeller',
  locale: 'Tal och datum i filen',
  locales: {
    american: '1,234.5 och 12/31/2026',
    british: '1,234.5 och 31/12/2026',
    continental: '1.234,5 och 31.12.2026',
  },
  checking: 'Granskar filen',
  sending: 'Filen skickas och läses.',
  checked: ({ done, total }) => `${figure(done)} av ${counted(total, 'rad', 'rader')}`,
  again: 'Granska igen',
  tooLarge: ({ most }) => `Filen är för stor: högst ${Math.round(most / 1_000_000)} MB.`,
  resultTitle: 'Vad importen skulle göra',
  isRefused: ({ count }) =>
    `${counted(count, 'cell godtas inte', 'celler godtas inte')}. Inget importeras förrän ${count === 1 ? 'den' : 'de'} har rättats.`,
  isEmpty: 'Filen har inga rader: det finns inget att importera.',
  importsNothing: 'Det finns inget att importera.',
  stay: ({ count }) =>
    count === 1
      ? '1 cell importeras inte och förblir som den är, av den anledning som står bredvid.'
      : `${figure(count)} celler importeras inte och förblir som de är, av de anledningar som står bredvid.`,
  noted: 'Importeras inte',
  changesNothing: 'Filen säger det som redan finns: det finns inget att importera.',
  would: ({ created, changed, removed, newOrders, vocabulary }) => {
    const parts = [
      ...(created > 0 ? [`lägger till ${records(created)}`] : []),
      ...(changed > 0 ? [`ändrar ${figure(changed)}`] : []),
      ...(newOrders > 0
        ? [`påbörjar ${counted(newOrders, vocabulary.order.toLowerCase(), vocabulary.orders.toLowerCase())}`]
        : []),
      ...(removed > 0 ? [`tar bort ${figure(removed)}`] : []),
    ]
    return `Importen ${listed(parts)}.`
  },
  invites: ({ count }) => `Meddela de nya gästerna med e-post (${figure(count)})`,
  tooManyInvited: ({ most }) =>
    `En import meddelar högst ${figure(most)} gäster med e-post. Importera dem i flera filer, eller utan att meddela dem.`,
  sameTitles: ({ orders }) =>
    `Dessa namn finns redan: ${orders.join(', ')}. De lämnas som de är, och filen påbörjar nya.`,
  apply: ({ count }) => `Importera ${records(count)}`,
  downloadReport: 'Ladda ner rapporten',
  reportName: 'Importrapport.csv',
  summary: 'Rader per blad',
  sheet: 'Blad',
  row: 'Rad',
  column: 'Kolumn',
  value: 'Värde',
  before: 'Före',
  outcome: 'Utfall',
  what: 'Vad som händer',
  cells: 'Celler',
  outcomes: { created: 'Nya', changed: 'Ändrade', unchanged: 'Oförändrade', refused: 'Ej godtagna' },
  filter: 'Visa',
  all: 'Alla',
  noneOfThese: 'Inga celler av det slaget.',
  isCut: ({ count }) => `Bara de första ${figure(count)} cellerna listas; antalen ovan gäller alla.`,
  isApplied: ({ name }) => `${name} har importerats.`,
  changedSince:
    'Katalogen eller filen har ändrats sedan du granskade den, så inget importerades. Det här skulle importen göra nu.',
  notSound: 'Celler i filen godtas inte. Inget importerades.',
  importOf: ({ name }) => (name === '' ? 'Import' : `Import av ${name}`),
  historyTitle: 'Importerat hittills',
  noHistory: 'Inget har importerats än.',
  madeBy: ({ by, at }) => `${by}, ${at}`,
  records: ({ count }) => records(count),
  takeBack: 'Ta tillbaka',
  takeBackOf: ({ title }) => `Ta tillbaka: ${title}`,
  askTakeBack:
    'Det som lades till försvinner, och det som ändrades blir som det var. Det som någon har ändrat sedan dess lämnas som det är.',
  isTakenBack: ({ title }) => `${title} har tagits tillbaka.`,
  wasTakenBack: ({ at }) => `Tillbakatagen ${at}`,
  sparedTitle: 'Ändrat sedan dess och lämnat som det är',
  spared: ({ title, fields }) => `${title}: ${fields.join(', ')}`,
  fileNames: {
    catalog: ({ orgTitle, day }) => `${orgTitle} katalog ${day}`,
    empty: () => 'Katalogmall',
    example: () => 'Katalogmall med ett exempel',
  },
  exportFailed: 'Filen kunde inte skapas',
}
