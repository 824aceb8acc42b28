/** What tables of the catalog, their export and their import say, in Swedish. Tables and columns keep their English names. */
import type {
  orderImportMessages as englishOfOrders,
  spreadsheetFileMessages as englishOfFiles,
  spreadsheetMessages as english,
} from '../../../messages/admin/spreadsheets.ts'
import { columnTitles, customProductName, sheetTitles } from '../../../messages/admin/spreadsheet-titles.ts'
import type { Translation } from '../../../localization/translation.ts'
import { eitherOf, figure } from '../grammar.ts'

const oneOf = (names: readonly string[]) => eitherOf(names.map((name) => `”${name}”`))
const numbered = (ids: readonly number[]) => eitherOf(ids.map((id) => `#${id}`))
const decimal = (value: number) => String(value).replace('.', ',')
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** The sentences of single cells, and of sheets that can not be read. */
export const spreadsheetMessages: Translation<typeof english> = {
  unknownSheet: ({ sheets }) =>
    `Det finns ingen tabell med det namnet. Döp bladet, eller CSV-filen, efter sin tabell: ${oneOf(sheets)}.`,
  sheetTwice: ({ title }) => `Tabellen ”${title}” har redan kommit i ett annat blad.`,
  noHeading: ({ title, id }) =>
    `Ingen rubrikrad hittades. Den första raden måste namnge kolumnerna, till exempel ”${id}” och ”${title}”.`,
  unknownColumn: ({ columns }) =>
    `Det finns ingen kolumn med det namnet här. Kolumner heter ${oneOf(columns)}.`,
  columnTwice: 'Kolumnen har redan kommit, längre till vänster.',
  cellWithoutHeading: 'Inget anger vad detta är: kolumnen har ingen rubrik.',
  idIsNone: 'Id är heltal. Lämna cellen tom för att lägga till något nytt.',
  unknownId: ({ kind, id }) =>
    `”${kind}” har inget med id ${id}. Lämna cellen tom för att lägga till något nytt.`,
  rowTwice: 'En rad högre upp gäller redan samma post.',
  titleTwice: ({ title }) => `En rad högre upp lägger redan till ”${title}”.`,
  manyOfTitle: ({ title }) => `Fler än en post heter ”${title}”. Ange id för den du menar.`,
  titleNeeded: ({ column }) =>
    column === columnTitles.title
      ? 'Ett namn behövs för att lägga till något nytt.'
      : `”${column}” behövs för att lägga till något nytt.`,
  partNeeded: ({ column }) => `”${column}” måste ange vilken som raden gäller.`,
  versionPlace: ({ next }) =>
    `Versioner räknas från 1. Lämna cellen tom, eller skriv ${next}, för att lägga till en.`,
  notAdded: 'Raden lägger inte till något: det den gäller kunde inte läsas.',
  unknownName: ({ name, kind }) => `Inget i ”${kind}” heter ”${name}”.`,
  unknownNumber: ({ id, kind }) => `”${kind}” har inget med id ${id}.`,
  ambiguousName: ({ name, ids }) =>
    `Fler än en heter ”${name}”. Skriv id för den du menar: ${numbered(ids)}.`,
  readAsId: ({ id }) => `Inget har det namnet, så ${id} lästes som ett id.`,
  // What is read knows 'no', and no Swedish word for it.
  yesOrNo: 'Skriv yes eller no.',
  number: 'Detta är inget tal.',
  numberIsDate: ({ date }) =>
    `Kalkylprogrammet har gjort ett datum (${date}) av det som skrevs här. Skriv talet igen, i en cell med formatet Tal.`,
  textIsDate: ({ date }) =>
    `Kalkylprogrammet har gjort ett datum (${date}) av det som skrevs här. Skriv det igen, i en cell med formatet Text.`,
  textIsShortened: ({ text }) =>
    `Kalkylprogrammet har kortat ett långt tal till ${text}. Skriv det igen, i en cell med formatet Text.`,
  looksLikeDate:
    'Detta ser ut som ett datum som ett kalkylprogram har gjort av något annat; det togs som det är.',
  dateTakenBack: ({ text }) => `Kalkylprogrammet hade gjort ett datum av ”${text}”; det är kvar som det var.`,
  zerosTakenBack: ({ text }) =>
    `Kalkylprogrammet hade tagit bort nollorna i början av ”${text}”; det är kvar som det var.`,
  digitsTakenBack: ({ text }) =>
    `Kalkylprogrammet hade kortat det långa talet ”${text}”; det är kvar som det var.`,
  formulaFailed: ({ text }) => `Cellens formel gav inget resultat (${text}). Skriv själva värdet.`,
  formulaTaken: 'Cellen har en formel. Dess senaste resultat användes.',
  date: 'Skriv datumet som 2026-12-31 eller 2026-12-31 08:30, i UTC.',
  oneOf: ({ values }) => `Skriv ${oneOf(values)}.`,
  json: ({ problem }) => `Detta är ingen giltig JSON: ${problem}`,
  fields: {
    contact: 'kontaktuppgifter',
    translations: 'översättningar',
    hasEntered: 'har loggat in sedan dess',
    eventsCount: 'någon har arbetat med det sedan dess',
  },
  needed: 'Något måste stå här.',
  country: 'Skriv landet med dess två bokstäver, till exempel US eller SE.',
  email: 'Skriv en e-postadress, till exempel anna@example.com.',
  emailStays:
    'En gästs adress ändras bara av gästen själv. Lägg till en rad utan id för att bjuda in en annan.',
  nameIsTheirs: 'Utelämnat: gäster anger själva vad de heter.',
  guestComesBack: 'Gästen togs en gång bort och är gäst igen.',
  percentIsShare: ({ value }) => {
    const percentage = decimal(Number((value * 100).toFixed(6)))
    return `Kalkylprogrammet har gjort om en procentsats till ${decimal(value)}. Skriv ${percentage} om du menar ${percentage} %, eller ${decimal(value)} % med procenttecken om du menar det.`
  },
  removedStays: 'En post som ska tas bort kan inte skapas av samma rad.',
  fieldAt: ({ path, message }) => (path === '' ? message : `${path}: ${message}`),
  // Read back as "unchanged" whatever language the file was made in, so it is the same in all of them.
}

/** Why a file can not be read as tables. */
export const spreadsheetFileMessages: Translation<typeof englishOfFiles> = {
  tooLarge: ({ most }) => `Filen är för stor: högst ${megabytes(most)}.`,
  inflatesTooMuch: ({ most }) =>
    `Arbetsboken blir större än ${megabytes(most)} när den packas upp. Spara tabellerna som CSV-filer, eller i flera arbetsböcker.`,
  tooManyParts: ({ most }) => `Arbetsboken har fler än ${figure(most)} delar.`,
  tooManyRows: ({ sheet, most }) =>
    `”${sheet}” har fler än ${figure(most)} rader. Tomma rader räknas: ta bort dem under tabellen.`,
  tooManyColumns: ({ sheet, most }) =>
    `”${sheet}” har fler än ${figure(most)} kolumner. Tomma kolumner räknas: ta bort dem bredvid tabellen.`,
  tooLongCell: ({ sheet, row, most }) =>
    `En cell på rad ${row} i ”${sheet}” har fler än ${figure(most)} tecken.`,
  linksOutside:
    'Arbetsboken hämtar värden från andra filer. Kopiera dem och klistra in dem som värden, och spara den igen.',
  oldWorkbook:
    'Detta är en arbetsbok av det äldre slaget (.xls), eller en med lösenord. Spara den som .xlsx utan lösenord.',
  noWorkbook: 'Filen är ingen arbetsbok som går att läsa: den är skadad, eller något annat.',
  takesTooLong: 'Filen tar för lång tid att läsa. Importera dess tabeller i flera filer.',
  needsTooMuch: 'Filen kräver för mycket minne att läsa. Importera dess tabeller i flera filer.',
  notText: 'Filen är varken en arbetsbok (.xlsx) eller en text med kolumner (.csv).',
}

/** What is said of the rows of orders. */
export const orderImportMessages: Translation<typeof englishOfOrders> = {
  choiceHeadings: `Val har sin egenskaps namn som rubrik, graveringar ”${columnTitles.engraving} 1” och så vidare.`,
  keyNeeded: ({ column }) => `”${column}” måste ange vad raden hör till: ett valfritt namn eller nummer.`,
  orderTwice: ({ key }) => `En rad högre upp är redan ”${key}”.`,
  unknownCustomer: ({ email }) =>
    `${email} är varken gäst eller arbetar här. Bjud in personen, eller lägg till i tabellen ”${sheetTitles.guests}”.`,
  priceToTheCent: 'Skriv styckpriset med högst två decimaler, till exempel 48,50.',
  priceBelowZero: 'Ett pris kan inte vara under 0.',
  priceTooMuch: ({ most }) => `Ett pris är högst ${most}.`,
  otherCurrency: ({ symbol }) => `Skriv priser i ${symbol}: inget räknas om.`,
  insteadOfRules: ({ byRule }) => `I stället för ${byRule} per styck enligt prisreglerna.`,
  customNeedsItem: `En rad med ”${customProductName}” behöver ett namn under ”${columnTitles.item}”.`,
  productNeeded: 'En rad behöver en produkt: dess namn, eller en av dess koder.',
  unknownProduct: ({ text }) => `Ingen produkt har namnet eller koden ”${text}”.`,
  manyProducts: ({ text, ids }) =>
    `Fler än en produkt är ”${text}”. Skriv id för den du menar: ${numbered(ids)}.`,
  notOfProduct: ({ product, property }) => `”${product}” har ingen ”${property}”. Lämna cellen tom.`,
  manyProperties: ({ product, property }) =>
    `”${product}” har fler än en ”${property}”. Ge kolumnen id för den du menar som rubrik, till exempel #12.`,
  unknownOption: ({ text, property, options }) =>
    `”${property}” har inget alternativ med namnet eller koden ”${text}”.${options.length === 0 ? '' : ` Det finns ${oneOf(options)}.`}`,
  manyOptions: ({ text, ids }) =>
    `Fler än ett alternativ är ”${text}”. Skriv id för det du menar: ${numbered(ids)}.`,
  otherThanBefore: ({ property, row }) =>
    `”${property}” väljs en gång för alla dessa rader, och rad ${row} säger något annat.`,
  notEngraved: ({ product }) => `”${product}” graveras inte. Lämna cellen tom.`,
  isEngraved: ({ property }) =>
    `”${property}” graveras: ge kolumnerna rubrikerna ”${columnTitles.engraving} 1”, ”${columnTitles.engraving} 2” och så vidare, en för varje insats.`,
  tooManyLinesEngraved: ({ most }) => `En insats har högst ${most} rader per sida.`,
  becomes: ({ value }) => `Detta blir ${value}, som på sidan: egenskapen har gränser eller steg.`,
  tooLong: ({ most }) => `En graverad rad har högst ${most} tecken.`,
  length: 'Skriv ett mått, till exempel 120, 120 mm eller 4 3/4".',
  tooManyOrders: ({ most }) =>
    `Fler än ${figure(most)} i ”${sheetTitles.orders}” är för många för en import. Dela filen.`,
  tooManyLines: ({ most }) => `Fler än ${figure(most)} rader är för många för en import. Dela filen.`,
  stillOpen: ({ properties }) => `Återstår att välja: ${properties.join(', ')}.`,
}
