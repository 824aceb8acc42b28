/** The words of revisions: on their screen, on paper, and on documents that carry one, in Swedish. */
import type {
  differenceWords as englishOfDifferences,
  revisionMarks as englishMarks,
  revisionPaperWords as englishOfPaper,
  revisionWords as english,
} from '../../../messages/papers/revisions.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital } from '../grammar.ts'

/** Words that are stored with a revision, as its reading. */
export const revisionWords: Translation<typeof english> = {
  engravedPlace: ({ piece, mechanism, side, line }) =>
    capital(
      [
        ...(piece === null ? [] : [`exemplar ${piece}`]),
        `insats ${mechanism}`,
        side === 'above' ? 'ovanför' : 'nedanför',
        ...(line === 1 ? [] : [`rad ${line}`]),
      ].join(', '),
    ),
  thing: ({ kind, name }) => (name === '' ? capital(kind) : `${capital(kind)} ”${name}”`),
  placed: ({ name, piece, sheet }) => `${name}${piece === null ? '' : `, exemplar ${piece}`} (${sheet})`,
  standsOn: 'Står på',
  number: 'Nummer',
  file: 'Fil',
  rest: 'Övriga inställningar',
  restAs: ({ sign }) => `Enligt ${sign}`,
  yes: 'Ja',
  no: 'Nej',
}

/** What is printed beside the number of an order. */
export const revisionMarks: Translation<typeof englishMarks> = {
  name: ({ number }) => `R${number}`,
  changed: ({ number }) => `R${number}, ändrad sedan dess`,
  superseded: ({ number, by }) => `R${number}, ersatt av R${by}`,
}

/** How the facts of an item are called where two revisions are compared. */
export const differenceWords: Translation<typeof englishOfDifferences> = {
  title: 'Namn',
  product: 'Produkt',
  quantity: 'Antal',
  notes: 'Anteckningar',
  unitPrice: 'Styckpris',
  lineTotal: 'Delsumma',
  onRequest: 'På begäran',
}

/** What stands beside two revisions where they are compared, on the screen and on paper. */
export const revisionPaperWords: Translation<typeof englishOfPaper> = {
  comparison: 'Jämförelse',
  compared: ({ from, to }) => `${from} → ${to}`,
  now: 'nu',
  item: 'Artikel',
  what: 'Vad',
  before: 'Före',
  after: 'Efter',
  difference: 'Skillnad',
  amount: 'Belopp',
  place: 'Plats',
  wholeOrder: 'För hela beställningen',
  added: 'Tillagt',
  removed: 'Borttaget',
  changed: 'Ändrat',
  nothing: 'Inget skiljer de två åt: de är lika.',
  legend: 'Ritningarna ligger ovanpå varandra: grått är kvar, rött och streckat är borta, blått är nytt.',
  partOf: ({ title, part }) => `${title}: ${part}`,
  renamed: ({ title }) => `${title} (samma, med annat namn)`,
  otherSettings: ({ text }) => `${text} (andra inställningar)`,
  piece: ({ piece }) => `Exemplar ${piece}`,
  overlay: ({ removed, added }) =>
    removed + added === 0
      ? 'Båda ritningarna är lika.'
      : `Två ritningar ovanpå varandra: ${removed} linjer eller texter är borta, ${added} är nya.`,
}
