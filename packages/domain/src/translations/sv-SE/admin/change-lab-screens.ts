/** What the screens of the change lab say, in Swedish. */
import type { changeLabScreens as english } from '../../../messages/admin/change-lab-screens.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, capital, counted, figure, manyOf, the, theMany, thisOne } from '../grammar.ts'

const records = (count: number) => counted(count, 'post', 'poster')
const changes = (count: number) => counted(count, 'ändring', 'ändringar')
const noOne = (word: string) => `${agree(word, 'ingen', 'inget')} pågående ${word.toLowerCase()}`

const states = {
  open: 'Öppet',
  scheduled: 'Schemalagt',
  published: 'Publicerat',
  discarded: 'Kastat',
  takenBack: 'Tillbakataget',
} as const

const resourceWords: ReadonlyMap<string, string> = new Map([
  ['product', 'Produkt'],
  ['productProperty', 'Egenskap'],
  ['productOption', 'Alternativ'],
  ['productPropertyGroup', 'Egenskapsgrupp'],
  ['productRule', 'Regel'],
  ['productPricingRule', 'Prisregel'],
  ['productOptionClassifier', 'Klassning'],
  ['productOptionClassifierGroup', 'Klassningsgrupp'],
  ['productGraphic', '3D-modell'],
])

const filterWords = {
  all: 'Alla',
  invalid: 'Blir ogiltiga',
  valid: 'Blir giltiga',
  dearer: 'Dyrare',
  cheaper: 'Billigare',
  drawing: 'Ritningen ändras',
} as const

/** Names of the fields of records; one that is not here is spelled out from its own name. */
const fieldWords: ReadonlyMap<string, string> = new Map([
  ['archived', 'Arkiverad'],
  ['costRuleId', 'Kostnadsregel'],
  ['deleted', 'Borttagen'],
  ['fromIds', 'Från'],
  ['toIds', 'Till'],
  ['versions', 'Versioner'],
  ['data', 'Data'],
  ['title', 'Namn'],
  ['internalTitle', 'Internt namn'],
  ['rank', 'Ordning'],
  ['description', 'Beskrivning'],
  ['links', 'Länkar'],
  ['thumbnailUrl', 'Miniatyr'],
  ['isStocked', 'Lagervara'],
  ['currentInventory', 'Antal i lager'],
  ['reorderLevel', 'Beställningspunkt'],
  ['publishLevel', 'Synlighet'],
  ['productCategoryId', 'Kategori'],
  ['productPricingRuleId', 'Prisregel'],
  ['productPropertyGroupId', 'Egenskapsgrupp'],
  ['productPropertyId', 'Egenskap'],
  ['productOptionClassifierGroupId', 'Klassningsgrupp'],
  ['hasScript', 'Har skript'],
  ['instanceTitleIsRequired', 'Artikelns namn krävs'],
  ['shouldRoundPrice', 'Priset avrundas'],
  ['referenceCodes', 'Koder'],
  ['referenceCodeFormulas', 'Kodformler'],
  ['associations', 'Kopplingar'],
  ['productProperties', 'Egenskaper'],
  ['properties', 'Egenskaper'],
  ['formerPropertyIds', 'Tidigare egenskaper'],
  ['exportPriceData', 'Prisexport'],
  ['mediumId', 'Bild'],
  ['drawing', 'Ritning'],
  ['graphic', '3D-modell'],
  ['nodes', 'Noder'],
  ['numbers', 'Tal'],
  ['type', 'Typ'],
  ['isArray', 'Flera poster'],
  ['isOrderLevel', 'Väljs en gång för hela beställningen'],
  ['isRequired', 'Krävs'],
  ['noOptionThumbnails', 'Alternativ utan miniatyrer'],
  ['showThumbnailsOnInvoice', 'Miniatyrer på fakturor'],
  ['placeHolder', 'Platshållare'],
  ['multiline', 'Flera rader'],
  ['icon', 'Ikon'],
  ['drawingVisibility', 'På ritningar'],
  ['invoiceVisibility', 'På fakturor'],
  ['productOptionDataFields', 'Fält för alternativens data'],
  ['arrayInputProps', 'Fält i listan'],
  ['classifications', 'Klassningar'],
  ['availability', 'Erbjuds bara när'],
  ['fromResourceKey', 'Från slag'],
  ['toResourceKey', 'Till slag'],
  ['toProductPropertyId', 'Till egenskap'],
])

/** The caller adds an English plural to the organization's word: 'Offerts' stands for 'Offerter'. */
const shownTitle = (title: string) => {
  const word = title.replace(/s$/, '')
  return title === word ? title : capital(manyOf(word))
}

export const changeLabScreens: Translation<typeof english> = {
  listOf: 'Utkast till katalogen',
  intro: ({ word }) =>
    `Ändra priser, alternativ och regler i ett utkast, se vad det skulle göra med varje pågående ${word.toLowerCase()}, och publicera när det är rätt.`,
  none: 'Inga utkast än',
  noneMeans: ({ word }) =>
    `Ett utkast innehåller ändringar i katalogen som ingen annan ser. Innan du publicerar prövas det på varje pågående ${word.toLowerCase()}.`,
  begin: 'Nytt utkast',
  draftTitle: 'Namn',
  titleHint: 'Höstens priser',
  make: 'Börja utkast',
  rename: 'Byt namn',
  save: 'Spara',
  cancel: 'Avbryt',
  close: 'Stäng',
  titleNeeded: 'Ge det ett namn.',
  renamed: 'Utkastet har bytt namn.',
  state: (state) => states[state],
  scheduledFor: ({ at }) => `Publiceras ${at}`,
  closedOn: ({ state, at }) => `${states[state]} ${at}`,
  changesCount: ({ count }) => (count === 0 ? 'Inga ändringar än' : changes(count)),
  back: 'Tillbaka till ändringslabbet',
  gone: 'Det finns inget sådant utkast',
  goneMeans: 'Det kan höra till en annan organisation.',

  // Working in a draft
  work: 'Arbeta i utkastet',
  leave: 'Lämna utkastet',
  workingIn: ({ title }) => `Arbetar i utkast: ${title}`,
  workingInDraft: 'Arbetar i ett utkast',
  workingInMeans: 'Det du ändrar hamnar i utkastet. Kunder ser inget av det förrän det publiceras.',
  atOnceHere: 'Den här sidan ingår inte i utkastet: det du ändrar här ändras direkt.',
  copiedAtOnce: 'Kopior görs i själva katalogen. Lämna utkastet för att kopiera.',
  templatesAtOnce: 'Mallar används i själva katalogen. Lämna utkastet för att använda en.',
  groupsAtOnce: 'Egenskapsgrupper publiceras i själva katalogen. Lämna utkastet för att göra det.',
  deletedAtOnce: 'Detta tas bort i själva katalogen. Lämna utkastet för att ta bort det.',
  draftIsOver: ({ title }) => `Utkastet ${title} är inte öppet längre.`,
  inDraft: 'I utkastet',
  changedHere: 'Ändrat i utkastet',
  madeHere: 'Skapat i utkastet',
  removedHere: 'Borttaget i utkastet',

  // Its changes
  changes: 'Ändringar',
  noChanges: 'Inget har ändrats i utkastet än',
  noChangesMeans:
    'Arbeta i utkastet: under tiden hamnar det du ändrar i produkter, egenskaper, alternativ, regler, priser och klassningar i det.',
  resource: (key) => resourceWords.get(key) ?? key,
  kind: { create: 'Tillagt', update: 'Ändrat', destroy: 'Borttaget' },
  field: (name) =>
    fieldWords.get(name) ??
    capital(
      name
        .replace(/^product(?=[A-Z])/, '')
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/ Ids?$/, '')
        .toLowerCase(),
    ),
  nothing: 'inget',
  entries: ({ count }) => counted(count, 'post', 'poster'),
  version: ({ key }) => `Version ${key}`,
  numbered: ({ key }) => `#${key}`,
  yes: 'ja',
  no: 'nej',
  becomes: 'blir',
  untitled: ({ resource, id }) => `${resource} ${id}`,
  moreDifferences: ({ count }) => `och ${counted(count, 'skillnad', 'skillnader')} till`,
  takeOut: 'Ta ut',
  takeOutOf: ({ title }) => `Ta ut ${title} ur utkastet`,
  takenOut: ({ title }) => `${title} finns inte längre i utkastet`,
  openRecord: ({ title }) => `Öppna ${title}`,
  conflict: ({ fields }) => `Publicerat på annat sätt sedan dess: ${fields.join(', ')}.`,
  isGone: 'Det har tagits bort ur katalogen sedan dess.',
  keepMine: 'Behåll mitt',
  takeTheirs: 'Ta den andras',
  keptMine: ({ title }) => `${title}: utkastets värden gäller`,
  tookTheirs: ({ title }) => `${title}: det publicerade gäller`,
  undecided: ({ count }) =>
    `${records(count)} har ändrats sedan ${count === 1 ? 'den' : 'de'} lades i utkastet. Avgör nedan vems värden som gäller.`,

  // Replay
  replay: 'Vad det skulle göra',
  replayMeans: ({ word }) =>
    `Varje pågående ${word.toLowerCase()} bedöms, prissätts och ritas med utkastet och utan det.`,
  runOn: ({ word }) => `Pröva på pågående ${manyOf(word)}`,
  runAgain: 'Försök igen',
  stop: 'Stoppa',
  stopped: 'Stoppat',
  pricesOf: 'Priser från',
  pricesOfMeans: 'Tomt: nuvarande. En version som börjar senare gäller från sin dag.',
  submittedToo: ({ word }) => `Även inskickade ${manyOf(word)}`,
  submittedTooMeans: 'För att se vad de skulle bli: de behåller sina priser.',
  lastSubmitted: ({ count }) => (count === 0 ? 'Inga' : `De senaste ${figure(count)}`),
  checked: ({ checked, total }) => `${figure(checked)} av ${figure(total)} prövade`,
  outdated: 'Utkastet har ändrats sedan dess. Pröva igen.',
  nothingToTry: ({ word }) => `Det finns ${noOne(word)}.`,
  nothingChanges: ({ count, word }) =>
    count === 1 ? `Inget ändras för ${the(word)}.` : `Inget ändras för någon av de ${figure(count)}.`,
  filterLabel: 'Visa',
  filter: (key) => filterWords[key],
  filterCount: ({ label, count }) => `${label} ${count}`,
  unchanged: ({ count }) => counted(count, 'oförändrad', 'oförändrade'),
  affected: ({ title }) => `${shownTitle(title)} som ändras`,
  noneOfFilter: 'Inga av dessa.',
  becomesInvalid: 'Blir ogiltig',
  becomesValid: 'Blir giltig',
  drawingChanges: 'Ritningen ändras',
  keepsPrices: 'Inskickad: behåller sina priser',
  orderNamed: ({ orgSpecificId, title }) =>
    title === '' ? `#${orgSpecificId}` : `#${orgSpecificId} ${title}`,
  moreOrders: ({ count }) => `Visa ${figure(count)} till`,
  totals: 'Summor',
  totalsOf: { customers: 'Per kund', products: 'Per produkt' },
  name: 'Namn',
  orders: 'Beställningar',
  before: 'I dag',
  after: 'Med utkastet',
  difference: 'Skillnad',
  allOpen: 'Alla tillsammans',
  failed: ({ word }) => `${capital(theMany(manyOf(word)))} kunde inte prövas. Försök igen.`,

  // One order
  orderDetail: ({ title }) => `${title} som det skulle bli`,
  openOrder: ({ word }) => `Öppna ${thisOne(word)}`,
  line: 'Rad',
  lineNamed: ({ title, quantity }) => (quantity === 1 ? title : `${title} × ${quantity}`),
  unitPrice: 'Styckpris',
  lineTotal: 'Summa',
  priceIsMadeOf: 'Vad priset består av',
  onRequest: 'inget pris',
  sameProblems: 'Inget är fel i dag, och inget med utkastet.',
  wrongBefore: 'Fel i dag',
  wrongAfter: 'Fel med utkastet',
  sameAsToday: 'som i dag',

  // Publishing
  publish: 'Publicera nu',
  publishTitle: ({ title }) => `Publicera ${title}?`,
  publishMeans: ({ count }) => `${records(count)} ändras för alla på en gång. Det kan tas tillbaka.`,
  published: ({ title }) => `${title} är publicerat`,
  schedule: 'Publicera senare',
  scheduleTitle: 'Publicera senare',
  scheduleAt: 'Dag och tid',
  scheduleHint: 'I din egen tidszon.',
  setSchedule: 'Schemalägg',
  scheduled: ({ title, at }) => `${title} publiceras ${at}`,
  unschedule: 'Ta bort schemaläggningen',
  unscheduled: ({ title }) => `${title} är inte längre schemalagt`,
  badTime: 'Välj en dag och en tid.',
  discard: 'Kasta utkastet',
  discardAsk: ({ title, count }) =>
    `Kasta ${title}? ${count === 0 ? 'Det innehåller inga ändringar.' : `${changes(count)} kommer inte att publiceras.`}`,
  discarded: ({ title }) => `${title} har kastats`,
  takeBack: 'Ta tillbaka',
  takeBackAsk: ({ title }) =>
    `Ta tillbaka ${title}? Katalogen får de tidigare värdena, i ett steg. Det som har ändrats sedan dess lämnas som det är.`,
  tookBack: ({ title }) => `${title} har tagits tillbaka`,
  spared: ({ count }) =>
    `${records(count)} har ändrats sedan dess och lämnades ${count === 1 ? 'orörd' : 'orörda'}:`,
  couldNotPublish: ({ why }) => `Det publicerades inte: ${why}`,
  cannotPublish: 'Utkastet kan inte publiceras som det är',
}
