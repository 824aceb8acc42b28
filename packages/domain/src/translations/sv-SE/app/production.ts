/** Sentences of the production board, in Swedish. */
import type { productionMessages as english } from '../../../messages/app/production.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, counted, figure, items, the, theMany } from '../grammar.ts'

const late = (count: number) => counted(count, 'försenad', 'försenade')
const latePart = (count: number) => (count > 0 ? `, ${late(count)}` : '')

export const productionMessages: Translation<typeof english> = {
  title: 'Produktion',
  viewAs: 'Vy',
  board: 'Tavla',
  calendar: 'Kalender',
  search: ({ words }) => `Sök ${words.toLowerCase()} i produktion`,
  customer: 'Kund',
  anyone: 'Alla',
  lateOnly: 'Bara försenade',
  loading: 'Laddar produktionstavlan',
  counted: ({ count, words, lateCount }) => `${figure(count)} ${words.toLowerCase()}${latePart(lateCount)}`,
  onlyFirst: ({ count }) => `De första ${figure(count)} visas. Sök, eller välj en kund.`,

  // Nothing there
  nothing: 'Inget är i produktion',
  nothingYet: ({ words, status }) => `${capital(theMany(words))} visas här när de når ”${status}”.`,
  nothingFits: 'Inget passar',
  nothingFitsSearch: 'Inget kort passar sökningen och filtren.',
  clearFilters: 'Rensa filter',

  // Columns
  column: ({ title, count }) => `${title}, ${figure(count)}`,
  emptyColumn: 'Inga',
  finishedColumn: ({ words }) =>
    `Det som kommer hit lämnar tavlan. Färdiga ${words.toLowerCase()} finns i listan.`,
  seeFinished: 'Se dem i listan',

  // Cards
  items: ({ count }) => items(count),
  due: ({ day }) => `Leverans ${day}`,
  dueToday: 'Leverans i dag',
  wasDue: ({ day }) => `Försenad: skulle levereras ${day}`,
  noDueDay: 'Ingen leveransdag',
  actionsOf: ({ name }) => `Åtgärder för ${name}`,
  open: ({ word }) => `Öppna ${the(word)}`,
  moveTo: 'Flytta till',
  setDueDay: 'Ändra leveransdag…',
  track: ({ carrier, number }) => `${carrier} ${number}`,

  // A step to another status
  stepOf: ({ name, from, to }) => `${name} går från ”${from}” till ”${to}”.`,
  cancel: 'Avbryt',
  notOnItsWay: ({ title }) => `”${title}” ingår inte här: lagervaror hoppar över det steget.`,
  ownersAlone: ({ title }) => `Bara ägare kan välja ”${title}”.`,
  gone: 'Det finns inte längre, eller så får du inte se det. Tavlan har lästs in på nytt.',

  // The due day
  dueDayOf: ({ name }) => `Leveransdag för ${name}`,
  dueDay: 'Leveransdag',
  save: 'Spara',
  takeBack: 'Tillbaka till leveranstiden',
  fromLeadTime: ({ days, from }) =>
    `${counted(days, 'arbetsdag', 'arbetsdagar')} från ${from}, enligt leveranstiden.`,
  setBy: ({ person, date }) => `Angiven av ${person} ${date}.`,
  setByHand: 'Angiven för hand.',
  noClock: 'Leveranstiden har inte börjat. En dag som du anger gäller direkt.',
  customerIsTold: 'En minut efter att en dag har angetts får kunden e-post om den.',
  daySet: ({ name, day }) => `${name} ska levereras ${day}.`,
  dayTaken: ({ name }) => `${name} har ingen egen dag.`,
  dayNotSet: ({ name }) => `Leveransdagen för ${name} ändrades inte.`,
  daySetMeanwhile: ({ day }) => `Någon annan har angett ${day} under tiden. Spara anger din i stället.`,
  dayTakenMeanwhile: 'Någon annan har tagit tillbaka dagen under tiden. Spara anger din igen.',

  // The calendar
  month: ({ month }) => `Leveranser i ${month}`,
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  thisMonth: 'Den här månaden',
  dayName: ({ day, count, lateCount }) =>
    `${day}: ${count === 0 ? 'inga leveranser' : counted(count, 'leverans', 'leveranser')}${latePart(lateCount)}`,
  dueOn: ({ day }) => `Leveranser ${day}`,
  nothingDue: 'Inga leveranser den här dagen.',
  more: ({ count }) => `${figure(count)} till`,
  withoutDay: ({ count }) => `${figure(count)} utan leveransdag`,
  lateOnDay: ({ count }) => late(count),
  keys: 'Piltangenterna går från dag till dag och vecka till vecka, Page Up och Page Down från månad till månad.',
}
