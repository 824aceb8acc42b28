/** What the import of a keypad schedule says, in Swedish. */
import type { keypadImportMessages as english } from '../../../messages/order/keypad-import.ts'
import type { Translation } from '../../../localization/translation.ts'

const figure = (number: number) => number.toLocaleString('sv-SE')
const items = (number: number) => `${figure(number)} ${number === 1 ? 'artikel' : 'artiklar'}`
const rows = (number: number) => `${figure(number)} ${number === 1 ? 'rad' : 'rader'}`
const buttons = (number: number) => `${figure(number)} ${number === 1 ? 'knapp' : 'knappar'}`

export const keypadImportMessages: Translation<typeof english> = {
  title: 'Importera en knappsatslista',
  menu: 'Från en knappsatslista…',

  // The file
  intro:
    'En rad för varje knappsats, eller en för varje knapp: rum, namn, antal, val och vad som graveras. Inget läggs till innan du har sett det.',
  choose: 'Välj en fil, eller släpp en här',
  chooseOther: 'Välj en annan fil',
  kinds: 'En arbetsbok (.xlsx) eller en text med kolumner (.csv)',
  fileInput: 'Knappsatslistans fil',
  paste: 'Eller klistra in celler från ett kalkylblad',
  pasteHint: 'Med rubrikraden',
  takePasted: 'Använd de här cellerna',
  reading: ({ name }) => `${name} läses`,
  template: 'Ladda ner ett exempel',
  templateFailed: 'Exemplet kunde inte göras. Försök igen.',
  noConnection:
    'Det finns ingen anslutning, och filer läses av servern. Klistra in cellerna här, eller försök igen när du är ansluten.',
  noRows: 'Det står inget i tabellen under rubrikerna.',
  again: 'Försök igen',
  back: 'En annan fil',
  loading: 'Produkterna laddas',
  notLoaded: 'Produkterna kunde inte laddas',
  noProducts: 'Ingen produkt som erbjuds här kan graveras',
  pastedName: 'Inklistrade celler',

  // The columns
  sheet: 'Blad',
  headerRow: 'Rubrikerna står i',
  row: ({ number }) => `Rad ${figure(number)}`,
  noHeader: 'Ingen rad: den första är en knappsats',
  product: 'Raderna blir',
  startItem: ({ title, product }) => `${title} (${product})`,
  side: 'Graveringarna står',
  sides: { above: 'Ovanför knappen', below: 'Nedanför knappen' },
  columns: 'Kolumner',
  columnsHint: 'Igenkända på sina rubriker. Ändra det som inte stämmer.',
  columnOf: ({ heading }) => `Kolumn ”${heading}”`,
  untitledColumn: ({ letter }) => `Kolumn ${letter}`,
  sample: ({ text }) => `till exempel ”${text}”`,
  showColumns: ({ used, of }) => `Kolumner: ${used} av ${of} läses`,
  roles: {
    ignored: 'Läses inte',
    title: 'Knappsatsens namn',
    room: 'Rum',
    quantity: 'Antal',
    notes: 'Anteckningar',
    product: 'Produkt',
    number: 'Knappsatsens nummer',
    buttons: 'Antal knappar',
    button: 'Vilken knapp (en rad för varje)',
    position: 'Ovanför eller nedanför',
    language: 'Språk',
    pieces: 'Exemplar',
  },
  lineRole: ({ line }) => `Radens gravering, textrad ${line}`,
  buttonRole: ({ button, side, isSecond, line }) =>
    [
      `Knapp ${button}`,
      ...(side === '' ? [] : [side === 'above' ? 'ovanför' : 'nedanför']),
      ...(isSecond ? ['andra språket'] : []),
      ...(line === 1 ? [] : [`textrad ${line}`]),
    ].join(', '),
  nothingEngraved:
    'Ingen kolumn har graveringar. Välj ”Knapp 1” för den första knappens kolumn, eller ”Vilken knapp” där varje knapp har en rad.',

  // What is wrong with a cell
  notesTooLong: ({ length, most }) =>
    `Anteckningen har ${figure(length)} tecken, och ${figure(most)} är det mesta.`,
  titleTooLong: ({ length, most }) => `Namnet har ${length} tecken, och ${most} är det mesta.`,
  quantity: ({ most }) => `Skriv ett heltal från 1 till ${figure(most)}.`,
  unknownProduct: ({ text }) => `Ingen produkt som kan graveras heter ”${text}”.`,
  buttonsNumber: 'Skriv hur många knappar knappsatsen har.',
  noLayoutOf: ({ number }) => `Det finns ingen layout med ${buttons(number)}.`,
  noLayoutChoice:
    'Hur många knappar produkten har väljs inte med en enda egenskap. Läs inte den här kolumnen.',
  tooManyButtons: ({ number, most }) =>
    `Det här är knapp ${number}, och här finns bara ${most === 1 ? 'en' : most}.`,
  tooManyForAll: ({ number, most }) => `Det här är knapp ${number}, och den största layouten har ${most}.`,
  unknownButton: ({ text }) =>
    `Plattan har ingen knapp ”${text}”. Skriv dess nummer, räknat från övre vänstra hörnet.`,
  buttonNeeded: 'Vilken knapp är det? Skriv dess nummer, räknat från övre vänstra hörnet.',
  position: ({ text }) => `”${text}” är varken ovanför eller nedanför.`,
  language: ({ text }) => `”${text}” är varken det första språket eller det andra.`,
  noSecondLanguage: 'Produkten graveras på ett språk.',
  placeTwice: ({ row }) => `Rad ${figure(row)} har redan en gravering på den platsen.`,
  moreLines: 'En knapp har högst två textrader på varje sida.',
  differs: ({ row }) => `Raden hör till knappsatsen på rad ${figure(row)}, som säger något annat här.`,
  pieces: ({ text, quantity }) => `”${text}” är inte exemplar av ${figure(quantity)}. Skriv 1, 2 eller 1–3.`,
  chosenForAll: ({ property, choice }) => `”${property}” väljs en gång för allt här: ${choice}.`,
  takeInstead: ({ text }) => `Använd ”${text}”`,

  // What is added without being said in the file
  layoutFound: ({ property, layout, number }) =>
    `${property}: ${layout}, den minsta som rymmer ${buttons(number)}.`,
  choice: ({ property, choice }) => `${property}: ${choice}`,
  madePossible: ({ choices }) => `Valt för att det ska gå att gravera: ${choices}.`,
  leftOutOfStart: ({ property }) =>
    `${property} är en annan än för artikeln som den ska likna: den passar inte med raden.`,

  // The preview
  preview: 'Det som läggs till',
  figures: ({ number, errors, warnings }) =>
    [
      `${items(number)} att lägga till`,
      ...(errors === 0 ? [] : [`${rows(errors)} med fel`]),
      ...(warnings === 0 ? [] : [`${rows(warnings)} att kontrollera`]),
    ].join(', '),
  working: ({ done, of }) => `${figure(done)} av ${items(of)} är granskade`,
  engravings: 'Graveringar',
  price: 'Pris',
  take: ({ title }) => `Lägg till ${title}`,
  rowsOf: ({ first, last }) =>
    first === last ? `Rad ${figure(first)}` : `Rad ${figure(first)} till ${figure(last)}`,
  correct: ({ column, row }) => `${column} på rad ${figure(row)}`,
  errorMark: 'Fel',
  warningMark: 'Att kontrollera',
  noteMark: 'Anmärkning',
  leaveOutFaulty: ({ number }) => `Utelämna ${rows(number)} med fel`,
  onlyFaulty: 'Bara de att titta på',
  nothingToLookAt: 'Inget är fel med någon rad.',
  add: ({ number }) => `Lägg till ${items(number)}`,
  mendFirst: 'Rätta raderna med fel, eller utelämna dem.',
  added: ({ number }) => `${items(number)} har lagts till.`,
  tooMany: ({ number, most }) =>
    `Tabellen har ${figure(number)} knappsatser, och ${figure(most)} kan läggas till åt gången. Dela filen.`,
  tooLargeTable: ({ sheet, most }) =>
    `”${sheet}” har mer än ${figure(most)} ifyllda celler: det är ingen knappsatslista.`,
  notAddable: 'Inget kan läggas till här längre.',
  cancel: 'Avbryt',

  example: {
    name: 'Knappsatslista',
    room: 'Rum',
    keypad: 'Knappsats',
    quantity: 'Antal',
    button: ({ number }) => `Knapp ${number}`,
    rooms: ['Hall', 'Kök', 'Sovrum'],
    texts: [
      ['ALLT AV', 'HALL'],
      ['KÖKSÖ', 'BORD', 'DIM', 'AV'],
      ['LÄS', 'GARDIN', 'FLÄKT', 'NATT'],
    ],
  },
}
