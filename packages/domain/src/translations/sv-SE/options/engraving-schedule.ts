/** The engraving schedule, in Swedish. */
import type { engravingScheduleMessages as english } from '../../../messages/options/engraving-schedule.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, items } from '../grammar.ts'

const cells = (number: number) => counted(number, 'cell', 'celler')
const places = (number: number) => counted(number, 'plats', 'platser')

export const engravingScheduleMessages: Translation<typeof english> = {
  title: 'Graveringslista',
  mm: ({ length }) => `${length} mm`,
  mechanismNumber: ({ number }) => `Insats ${number}`,

  // Columns
  columns: {
    room: 'Rum eller artikel',
    item: 'Produkt',
    pieces: 'Antal',
    mechanism: 'Insats',
    position: 'Läge',
    language: 'Språk',
    line1: 'Rad 1',
    line2: 'Rad 2',
    font: 'Typsnitt',
    size: 'Storlek',
    width: 'Bredd',
  },
  fileColumns: {
    number: 'Artikel',
    quantity: 'Antal',
    widthMm: 'Använd bredd, mm',
    allowedMm: 'Tillåten bredd, mm',
    problems: 'Att kontrollera',
  },
  paperColumns: { number: '#', quantity: 'Antal', engraving: 'Gravering' },
  pictogramNamed: ({ name }) => `Piktogram: ${name}`,
  nothingEngraved: 'Inget är graverat här.',
  sides: { above: 'Ovanför', below: 'Nedanför' },
  languages: { first: 'Första', second: 'Andra' },
  widthOf: ({ width, allowed, isExact }) => `${isExact ? '' : 'cirka '}${width} av ${allowed} mm`,

  // What is wrong with a cell
  tooWide: ({ width, allowed }) => `För bred: ${width} mm där det finns ${allowed} mm.`,
  overRecommended: ({ width, advised }) => `Nära sina grannar: ${width} mm där ${advised} mm rekommenderas.`,
  tooLong: ({ length, most }) => `Texten har ${figure(length)} tecken och en rad rymmer ${most}.`,
  moreLines: 'Cellen har fler rader än vad som kan graveras på en plats.',
  noSuchOption: ({ text, column, options }) =>
    `${column}: ”${text}” finns inte här. Det som finns: ${options}.`,
  notChosen: ({ column }) => `${column} är inget val för den här artikeln.`,
  oneForItem: ({ column, text }) =>
    `${column}: gemensamt för alla graveringar på en artikel, och ett annat har redan angetts för den här. ”${text}” utelämnades.`,

  // Steps, as the undo menu calls them
  steps: {
    type: 'Skriv en gravering',
    clear: 'Rensa graveringar',
    paste: 'Klistra in graveringar',
    cut: 'Klipp ut graveringar',
    fill: 'Fyll i graveringar',
    replace: 'Ersätt i graveringar',
    fit: 'Anpassa graveringar',
    style: 'Ändra typsnitt eller storlek',
  },
  pasted: ({ number }) => `${cells(number)} har ändrats.`,
  nothingChanged: 'Inget har ändrats: allt stod redan där.',
  leftOut: ({ number }) => `${cells(number)} utelämnades:`,
  beyondGrid: ({ number }) =>
    `${counted(number, 'rad', 'rader')} i blocket fick inte plats under den sista raden.`,
  leftOutOf: ({ where, message }) => `${where}: ${message}`,
  andMore: ({ number }) => `och ${figure(number)} till`,

  madeFit: ({ number }) => `${items(number)} har anpassats.`,
  noneFits: 'Ingen av dem har någon kortare lydelse som ryms.',
  leftTooWide: ({ number }) =>
    `${items(number)} är fortfarande för ${number === 1 ? 'bred' : 'breda'}: en annan storlek eller platta kan hjälpa.`,

  // The screen
  loading: 'Graveringslistan tas fram',
  backToItems: 'Tillbaka till artiklarna',
  view: 'Vad som visas',
  arrange: 'Ordnat',
  byItems: 'Efter artikel',
  byPlaces: 'Efter knapp',
  show: 'Visas',
  all: 'Alla platser',
  engraved: 'Graverade',
  faults: ({ number }) => `Att kontrollera (${figure(number)})`,
  figures: ({ items: itemCount, places: number, faults }) =>
    `${items(itemCount)}, ${places(number)} med gravering${
      faults === 0 ? '' : `, ${figure(faults)} att kontrollera`
    }`,
  fitAll: 'Anpassa alla',
  files: 'Filer',
  oneLineOnly: 'bara en rad',
  find: 'Sök och ersätt',
  downloadCsv: 'Ladda ner CSV',
  csv: 'CSV',
  csvFailed: 'CSV-filen kunde inte skapas. Försök igen.',
  openSheet: 'Blad att skriva ut',
  readOnly: 'Du kan läsa listan och kopiera från den. Bara den som får ändra innehållet kan ändra den.',
  nothing: 'Inget att gravera',
  nothingHint: 'Ingen artikel är graverad. Lägg till en, eller välj gravering för en artikel som kan ha det.',
  noneShown: 'Ingen plats är sådan.',
  showAll: 'Visa alla platser',

  // The active cell
  cell: 'Cell',
  noCell: 'Välj en cell för att se vad den säger, vad som är fel och vad som skulle hjälpa.',
  lineNumber: ({ line }) => `rad ${line}`,
  widthUsed: 'Använd bredd',
  selected: ({ number }) => (number === 1 ? '1 markerad cell' : `${figure(number)} markerade celler`),
  pictogram: 'Välj ett piktogram…',
  hidePictograms: 'Dölj piktogrammen',
  close: ({ what }) => `Stäng: ${what}`,

  // Find and replace
  findText: 'Sök',
  replaceText: 'Ersätt med',
  matchCase: 'Skilj på versaler',
  wholeWord: 'Hela ord',
  found: ({ cells: cellCount, times }) =>
    times === 0 ? 'Hittades inte' : `${counted(times, 'ställe', 'ställen')} i ${cells(cellCount)}`,
  next: 'Nästa',
  replaceOne: 'Ersätt',
  replaceAll: 'Ersätt alla',

  // Consistency
  findings: ({ number }) => counted(number, 'anmärkning', 'anmärkningar'),
  showRows: 'Visa',
  consistency: 'Enhetlighet',
  consistent: 'Inget hittades: platser av samma slag är graverade lika.',
  foundBlanks: ({ number }) =>
    `${counted(number, 'text', 'texter')} har mellanslag i början eller slutet, eller två i rad.`,
  foundCase: ({ minor, major, number, of }) =>
    `”${minor}” står på ${places(number)}, ”${major}” på ${places(of)}: bara versalerna skiljer.`,
  foundSpelling: ({ minor, major, number, of }) =>
    `”${minor}” står på ${places(number)}, ”${major}” på ${places(of)}: det kan vara felstavat.`,
  foundMissing: ({ text, place, number, of, rooms }) =>
    `${place}: ”${text}” står på ${of} plattor av samma slag och saknas på ${number}: ${rooms}.`,
  foundNoRoom: ({ number }) =>
    `${items(number)} saknar rum eller namn: det går inte att se var plattan hör hemma.`,
  repairs: {
    blanks: 'Ta bort mellanslagen',
    write: ({ text }) => `Skriv ”${text}” överallt`,
    add: ({ text }) => `Skriv ”${text}” där`,
  },
  placeOf: ({ side, mechanism }) => `${side} ${mechanism.toLowerCase()}`,
  unnamed: 'utan namn',
}
