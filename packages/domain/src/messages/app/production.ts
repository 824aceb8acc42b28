/** Sentences of the production board: orders by status and due day. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'

/** "order", "quotes": the organization's words */
type Word = { word: string }
type Words = { words: string }
type Count = { count: number }

const figure = (count: number) => count.toLocaleString('en-US')
const late = (count: number) => `${figure(count)} late`

export const productionMessages = defineMessages('productionMessages', {
  title: 'Production',
  viewAs: 'View',
  board: 'Board',
  calendar: 'Calendar',
  search: ({ words }: Words) => `Search ${words.toLowerCase()} in production`,
  customer: 'Customer',
  anyone: 'Anyone',
  lateOnly: 'Late only',
  loading: 'Loading the production board',
  counted: ({ count, words, lateCount }: Words & Count & { lateCount: number }) =>
    `${figure(count)} ${words.toLowerCase()}${lateCount > 0 ? `, ${late(lateCount)}` : ''}`,
  onlyFirst: ({ count }: Count) => `The first ${figure(count)} are shown. Search, or choose a customer.`,

  // Nothing there
  nothing: 'Nothing is in production',
  nothingYet: ({ words, status }: Words & { status: string }) =>
    `${words} appear here when they come to “${status}”.`,
  nothingFits: 'Nothing fits',
  nothingFitsSearch: 'No card fits the search and the filters.',
  clearFilters: 'Clear filters',

  // Columns
  column: ({ title, count }: Count & { title: string }) => `${title}, ${figure(count)}`,
  emptyColumn: 'None',
  finishedColumn: ({ words }: Words) =>
    `What comes here leaves the board. Finished ${words.toLowerCase()} are in the list.`,
  seeFinished: 'See them in the list',

  // Cards
  items: ({ count }: Count) => (count === 1 ? '1 item' : `${figure(count)} items`),
  due: ({ day }: { day: string }) => `Due ${day}`,
  dueToday: 'Due today',
  wasDue: ({ day }: { day: string }) => `Late: was due ${day}`,
  noDueDay: 'No due day',
  actionsOf: ({ name }: { name: string }) => `Actions for ${name}`,
  open: ({ word }: Word) => `Open the ${word.toLowerCase()}`,
  moveTo: 'Move to',
  setDueDay: 'Change the due day…',
  track: ({ carrier, number }: { carrier: string; number: string }) => `${carrier} ${number}`,

  // A step to another status
  stepOf: ({ name, from, to }: { name: string; from: string; to: string }) =>
    `${name} goes from “${from}” to “${to}”.`,
  cancel: 'Cancel',
  notOnItsWay: ({ title }: { title: string }) => `“${title}” is no step on its way: stocked goods skip it.`,
  ownersAlone: ({ title }: { title: string }) => `“${title}” is set by owners alone.`,
  gone: 'It is no longer there, or not yours to see. The board has been read again.',

  // The due day
  dueDayOf: ({ name }: { name: string }) => `Due day of ${name}`,
  dueDay: 'Due day',
  save: 'Save',
  takeBack: 'Back to the lead time',
  fromLeadTime: ({ days, from }: { days: number; from: string }) =>
    `${days === 1 ? '1 working day' : `${figure(days)} working days`} from ${from}, by the lead time.`,
  setBy: ({ person, date }: { person: string; date: string }) => `Set by ${person} on ${date}.`,
  setByHand: 'Set by hand.',
  noClock: 'Its lead time has not begun. A day that you set counts at once.',
  customerIsTold: 'The customer gets a mail about a day that is set, a minute later.',
  daySet: ({ name, day }: { name: string; day: string }) => `${name} is due ${day}.`,
  dayTaken: ({ name }: { name: string }) => `${name} has no day of its own.`,
  dayNotSet: ({ name }: { name: string }) => `The due day of ${name} was not changed.`,
  daySetMeanwhile: ({ day }: { day: string }) =>
    `Somebody else has set ${day} meanwhile. Save sets yours instead.`,
  dayTakenMeanwhile: 'Somebody else has taken the day back meanwhile. Save sets yours again.',

  // The calendar
  month: ({ month }: { month: string }) => `Due in ${month}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  dayName: ({ day, count, lateCount }: Count & { day: string; lateCount: number }) =>
    `${day}: ${count === 0 ? 'nothing due' : `${figure(count)} due`}${lateCount > 0 ? `, ${late(lateCount)}` : ''}`,
  dueOn: ({ day }: { day: string }) => `Due on ${day}`,
  nothingDue: 'Nothing is due on this day.',
  more: ({ count }: Count) => `${figure(count)} more`,
  withoutDay: ({ count }: Count) => `${figure(count)} without a due day`,
  lateOnDay: ({ count }: Count) => late(count),
  keys: 'Arrow keys go from day to day and week to week, Page Up and Page Down from month to month.',
})
