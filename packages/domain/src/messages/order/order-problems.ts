/** What problems with delivered goods say: reporting them, their place on the page, and refusals. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }
type Numbered = { number: number }
type Person = { name: string; when: string }

export const orderProblemMessages = defineMessages('orderProblemMessages', {
  // The way to it
  report: 'Report a problem',
  reportAsk: 'Report a problem…',
  title: 'Problems',
  close: 'Close the problems',
  somethingWrong: 'Something wrong with what arrived?',
  counted: ({ count, unsolved }: { count: number; unsolved: number }) => {
    if (count === 1) return unsolved === 0 ? '1 problem: solved' : '1 problem: not solved'
    return `${count} problems: ${unsolved === 0 ? 'all solved' : `${unsolved} not solved`}`
  },

  // The dialog
  about: 'What is it about?',
  wholeOrder: ({ word }: Word) => `The whole ${word.toLowerCase()}`,
  items: 'Items',
  piecesOf: ({ title }: { title: string }) => `Pieces of ${title}`,
  ofPieces: ({ quantity }: { quantity: number }) => `of ${quantity}`,
  kind: 'What is wrong?',
  words: 'What happened?',
  wordsHint: 'What you see, when it arrived, and what would help you.',
  send: 'Report it',
  cancel: 'Cancel',
  discard: 'Discard what I wrote',
  noConnection: 'There is no connection. What you wrote is kept here: send it when you are connected again.',
  reported: ({ number }: Numbered) => `Problem ${number} is reported. You are told when it is answered.`,
  reportedByEmployee: ({ number }: Numbered) => `Problem ${number} is reported.`,
  chooseItem: 'Choose at least one item, or say that it is about all of it.',
  chooseKind: 'Choose what is wrong.',

  kinds: {
    damaged: 'Damaged',
    wrong: 'Not what was agreed',
    missing: 'Missing',
    doesNotFit: 'Does not fit',
    defect: 'Does not work',
    other: 'Something else',
  },
  states: { open: 'Open', answered: 'Answered', solved: 'Solved' },
  resolutions: {
    replacement: 'Replaced',
    repair: 'Repaired',
    credit: 'Credited',
    nothing: 'Nothing to be done',
  },

  // The panel
  empty: 'No problems',
  emptyHint:
    'When something arrives damaged, wrong or not at all, report it here. You see here what becomes of it.',
  emptyReadOnly: ({ word }: Word) => `Nobody has reported a problem with this ${word.toLowerCase()}.`,
  loading: 'Loading the problems',
  loadFailed: 'The problems could not be loaded',
  list: 'Problems that are reported',
  filter: 'Which problems',
  all: 'All',
  ofItem: ({ title }: { title: string }) => `Of ${title}`,
  heading: ({ number, kind }: Numbered & { kind: string }) => `${number}. ${kind}`,
  itemLine: ({ title, quantity }: { title: string; quantity: number }) => `${quantity} × ${title}`,
  itemGone: 'An item that was deleted',
  you: 'You',
  by: ({ name, when }: Person) => `${name}, ${when}`,
  answer: 'Answer',
  answerOf: ({ name, when }: Person) => `Answer by ${name}, ${when}`,
  solvedBy: ({ how, name, when }: Person & { how: string }) => `${how}: ${name}, ${when}`,
  addPhotos: 'Add photographs',

  // What can be done with one
  addWords: 'Write more',
  addedWords: 'What else is there to say?',
  add: 'Add it',
  takeBack: 'Take it back',
  takenBack: ({ number }: Numbered) => `Problem ${number} is taken back.`,
  changeAnswer: 'Change the answer',
  answerLabel: ({ number }: Numbered) => `Answer to problem ${number}`,
  sendAnswer: 'Send the answer',
  answered: ({ number }: Numbered) => `Problem ${number} is answered.`,
  solve: 'Solve',
  how: 'How is it solved?',
  solutionLabel: 'What else should they know?',
  markSolved: 'Mark as solved',
  solved: ({ number }: Numbered) => `Problem ${number} is solved.`,
  reopen: 'Reopen',
  reopened: ({ number }: Numbered) => `Problem ${number} is open again.`,

  // Refusals
  wordsMissing: 'Say what is wrong.',
  tooLong: ({ length, most }: { length: number; most: number }) =>
    `This has ${length.toLocaleString('en-US')} characters; at most ${most.toLocaleString('en-US')} can be kept. Please shorten it.`,
  tooLongTogether: ({ most }: { most: number }) =>
    `With this there would be more than ${most.toLocaleString('en-US')} characters. Please shorten it, or write a comment.`,
  tooMany: ({ most }: { most: number }) =>
    `There are ${most} problems already, which is the most. Write a comment instead.`,
  notLeft: ({ word }: Word) =>
    `Nothing of this ${word.toLowerCase()} has been shipped yet. Write a comment if something has to be different.`,
  itemUnknown: 'An item that you chose is not there any more.',
  itemTwice: 'An item is named twice.',
  tooManyPieces: 'There are fewer pieces of an item than you say.',
  notYours: 'Only who reported a problem can add to it or take it back.',
  notNow: 'Somebody has answered or solved this problem in the meantime.',
  changedElsewhere: 'Somebody has changed this problem in the meantime.',
})
