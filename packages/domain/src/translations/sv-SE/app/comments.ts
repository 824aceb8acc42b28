/** What comments say, in Swedish. */
import type { commentMessages as english } from '../../../messages/app/comments.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, the, thisOne } from '../grammar.ts'

function unreadPart(unread: number): string {
  return unread > 0 ? `, ${counted(unread, 'oläst', 'olästa')}` : ''
}

export const commentMessages: Translation<typeof english> = {
  title: 'Kommentarer',
  button: ({ open, unread }) =>
    open === 0 && unread === 0
      ? 'Kommentarer'
      : `Kommentarer: ${counted(open, 'öppen', 'öppna')}${unreadPart(unread)}`,
  onItem: ({ title, open, unread }) =>
    open === 0
      ? `Kommentera ${title}`
      : `${counted(open, 'öppen kommentarstråd', 'öppna kommentarstrådar')} om ${title}${unreadPart(unread)}`,

  empty: 'Inga kommentarer än',
  emptyHint: ({ word }) =>
    `Fråga eller förklara något, om hela ${the(word)} eller om en artikel. Alla som har tillgång ser det du skriver.`,
  emptyItem: 'Inga kommentarer om artikeln',
  emptyItemHint: 'Det du skriver nedan visas vid artikeln.',
  loading: 'Laddar kommentarerna',
  loadFailed: 'Kommentarerna kunde inte laddas',

  placeholder: 'Skriv en kommentar. @ nämner någon.',
  placeholderAnswer: 'Skriv ett svar',
  write: 'Kommentera',
  answer: 'Svara',
  send: 'Skicka',
  aboutOrder: ({ word }) => `Hela ${the(word)}`,
  internal: 'Intern',
  internalHint: ({ org }) => `Bara de som arbetar på ${org} ser den.`,
  visitorName: 'Ditt namn',
  byLink: 'via länk',
  deleted: 'Kommentaren har tagits bort.',
  edited: 'ändrad',
  unread: 'Oläst',
  you: 'Du',
  resolve: 'Markera som löst',
  reopen: 'Öppna igen',
  resolvedBy: ({ name }) => `Löst av ${name}`,
  resolvedThreads: ({ count }) => counted(count, 'löst tråd', 'lösta trådar'),
  answers: ({ count }) => `${figure(count)} svar`,
  itemGone: 'En borttagen artikel',
  commentDeleted: 'Kommentaren har tagits bort.',
  notHere: 'Kommentaren finns inte här längre: den har tagits bort, eller är inte avsedd för dig.',

  sending: 'Skickar…',
  waiting: 'Inte skickad än: det finns ingen anslutning. Den sparas här och skickas när du är ansluten igen.',
  notSent: 'Inte skickad.',
  tryAgain: 'Försök igen',
  changeText: 'Ändra',
  discard: 'Kasta',
  discarded: 'Inte skickad, och kastad.',

  emptyText: 'Skriv något först.',
  tooLong: ({ length, most }) =>
    `Kommentaren har ${figure(length)} tecken; högst ${figure(most)} kan skickas. Korta den.`,
  tooMany: ({ most }) => `Det finns redan ${figure(most)} kommentarer; fler kan inte läggas till.`,
  cannotSee: ({ word }) =>
    `Någon som du nämner kan inte se ${thisOne(word)}. Dela med personen först, eller ta bort omnämnandet.`,
  cannotSeeInternal: 'Någon som du nämner arbetar inte här och kan inte se interna kommentarer.',
  threadGone: 'Kommentaren som du svarar på har tagits bort.',
  itemUnknown: 'Artikeln finns inte längre.',
  notYours: 'Bara den som skrivit en kommentar kan ändra eller ta bort den.',
  changedElsewhere: 'Du har ändrat kommentaren någon annanstans under tiden.',

  mentionedYou: ({ author, name }) => `${author} nämnde dig i ${name}`,
  commentedOn: ({ author, name }) => `${author} kommenterade ${name}`,

  digestWho: ({ name, item }) => (item === '' ? `${name}:` : `${name}, om ${item}:`),
  digestPinned: ({ item, pin }) => `${item}, ${pin}`,
  digestMore: ({ count }) => `${counted(count, 'tidigare kommentar', 'tidigare kommentarer')}, och därefter:`,
  digestTwo: ({ first, second }) => `${first} och ${second}`,
  digestMany: ({ first, count }) => `${first} och ${count} till`,

  pinTo: 'Pekar på',
  pinNothing: 'Hela artikeln',
  pinOnDrawing: 'Peka i ritningen',
  pinStopPointing: 'Sluta peka',
  pinHint:
    'Tryck på det som kommentaren gäller: en del, en gravering, ett mått eller en valfri punkt. Escape avslutar.',
  pinPoint: 'En punkt i ritningen',
  pinEngraving: ({ at, side, isSecond }) =>
    `${at === '' ? '' : `${at}: `}${isSecond ? 'andra ' : ''}graveringen ${
      side === 'above' ? 'ovanför' : 'nedanför'
    }`,
  pinDimension: ({ figure: measure }) => `Måttet ${measure}`,
  pinChanged: ({ title, was }) => `${title} (var: ${was})`,
  pinGone: ({ title }) => `${title} – finns inte längre i ritningen`,
  pinOfPiece: ({ title, piece }) => `${title}, exemplar ${piece}`,
  pinShow: ({ mark, title }) => `Visa markering ${mark} i ritningen: ${title}`,
  pinOpen: ({ mark, title, by, text }) => `Markering ${mark}, ${title}. ${by}: ${text}`,
  pinNew: 'Din kommentar kommer att peka hit',
  pinsOnDrawing: 'Kommentarers markeringar',
  pinsShown: 'Visa kommentarer',
  pinsTip: 'Öppna kommentarer som pekar i en ritning. Interna kommer aldrig med på papper.',
  pinsSheet: 'Kommentarer',
  pinColumns: { mark: 'Nr', item: 'Artikel', place: 'Pekar på', said: 'Kommentar' },
  pinSaid: ({ author, date, text }) => `${author}, ${date}: ${text}`,
  pinResolved: 'Löst.',
  pinNeedsItem: 'En kommentar kan bara peka i ritningen av en artikel.',

  // Labels and titles
  yourComment: 'Din kommentar',
  moreForYourComment: 'Mer för din kommentar',
  edit: 'Ändra',
  save: 'Spara',
  showOrHide: 'Visa eller dölj kommentarerna',
  order: 'Beställning',
  closeTheComments: 'Stäng kommentarerna',
  whichComments: 'Vilka kommentarer',
  all: 'Alla',
  aboutItem: ({ title }) => `Om ${title}`,
  cancel: 'Avbryt',
  peopleToMention: 'Personer att nämna',
  about: 'Om',
  threads: 'Trådar',
  delete: 'Ta bort',
}
