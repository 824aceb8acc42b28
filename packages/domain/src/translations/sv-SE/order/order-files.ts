/** What files of an order say, in Swedish. */
import type { orderFileMessages as english } from '../../../messages/order/order-files.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, percent, the, thisOne } from '../grammar.ts'

export const orderFileMessages: Translation<typeof english> = {
  title: 'Filer',
  button: ({ count }) => (count === 0 ? 'Filer' : `Filer: ${count}`),
  close: 'Stäng filerna',
  loading: 'Laddar filerna',
  loadFailed: 'Filerna kunde inte laddas',
  list: 'Bifogade filer',
  adding: 'Filer som läggs till',

  empty: 'Inga filer än',
  emptyHint: ({ word }) =>
    `Planer, signerade ritningar, bilder på prover: släpp dem här eller tryck på Lägg till filer. Alla som kan öppna ${thisOne(word)} ser dem.`,
  emptyReadOnly: ({ word }) => `Ingen har bifogat någon fil till ${thisOne(word)}.`,
  emptyItem: 'Inga filer för artikeln',

  add: 'Lägg till filer',
  chooseFiles: 'Filer att lägga till',
  dropHere: 'Släpp filer här för att lägga till dem',
  accepted: 'PDF, bilder, DWG, DXF, XLSX, DOCX, CSV och vanlig text, under 50 MB per fil',
  about: 'Hör till',
  wholeOrder: ({ word }) => `Hela ${the(word)}`,
  employeesOnly: 'Endast medarbetare',
  employeesOnlyHint: ({ org }) => `Bara de som arbetar på ${org} ser den.`,
  filter: 'Vilka filer',
  all: 'Alla',
  ofItem: ({ title }) => `För ${title}`,
  itemGone: 'En borttagen artikel',

  sending: ({ title, percent: share }) => `${title}: ${percent(share)} skickat`,
  checking: 'Kontrolleras…',
  waiting: 'Väntar på sin tur',
  cancel: ({ title }) => `Avbryt ${title}`,
  retry: ({ title }) => `Försök igen med ${title}`,
  dismiss: ({ title }) => `Ta bort ${title} från listan`,
  connectionLost: 'Anslutningen bröts innan filen hade kommit fram. Försök igen.',

  size: ({ bytes }) => {
    if (bytes < 1000) return `${bytes} B`
    if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
    return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
  },
  by: ({ name, when }) => `${name}, ${when}`,
  you: 'Du',
  download: 'Ladda ner',
  downloadOf: ({ title }) => `Ladda ner ${title}`,
  moreFor: ({ title }) => `Mer för ${title}`,
  rename: 'Byt namn',
  newName: 'Filens namn',
  save: 'Spara',
  cancelRename: 'Avbryt',
  makeInternal: 'Visa bara för medarbetare',
  makePublic: 'Visa för alla',
  moveToItem: ({ title }) => `Lägg hos ${title}`,
  moveToOrder: ({ word }) => `Lägg hos hela ${the(word)}`,
  remove: 'Ta bort',
  removed: ({ title }) => `${title} har tagits bort.`,
  onItem: ({ title, count }) => `${counted(count, 'fil', 'filer')} för ${title}`,

  // Refusals
  unsuitable:
    'Filer av den här typen kan inte bifogas. Det går med PDF, bilder (JPEG, PNG, WebP, GIF, TIFF, HEIC), ritningar (DWG, DXF), XLSX, DOCX, CSV och vanlig text i UTF-8.',
  unreadable: ({ format }) =>
    `Filen anger att den är ${format} men kan inte läsas som det. Den kan vara skadad eller ofullständig.`,
  holdsMacros:
    'Filen innehåller makron, som är program. Spara den utan makron, som XLSX eller DOCX, och lägg till den.',
  tooManyPixels: 'Bilden har fler än 100 miljoner bildpunkter. Gör den mindre och lägg till den sedan.',
  emptyFile: 'Filen är tom.',
  tooLarge: 'Filen är för stor: filer under 50 MB kan bifogas.',
  tooMany: ({ most }) =>
    `Det finns redan ${most} filer, och fler får det inte vara. Ta bort några som ingen behöver först.`,
  tooMuch: ({ most }) =>
    `Med den här filen skulle det bli mer än ${most} GB. Borttagna filer räknas tills de inte längre kan återställas.`,
  itemUnknown: 'Artikeln finns inte längre.',
  notYours: 'Bara den som lagt till en fil, och medarbetare, kan ändra eller ta bort den.',
  changedElsewhere: 'Någon har ändrat filen under tiden.',
  nameEmpty: 'Ge filen ett namn.',
}
