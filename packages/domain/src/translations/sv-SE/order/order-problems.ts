/** Sentences of problems with delivered goods, in Swedish. */
import type { orderProblemMessages as english } from '../../../messages/order/order-problems.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, the, thisOne } from '../grammar.ts'

export const orderProblemMessages: Translation<typeof english> = {
  // The way to it
  report: 'Anmäl ett problem',
  reportAsk: 'Anmäl ett problem…',
  title: 'Problem',
  close: 'Stäng problemen',
  somethingWrong: 'Är något fel med det som kom?',
  counted: ({ count, unsolved }) => {
    if (count === 1) return unsolved === 0 ? '1 problem: löst' : '1 problem: inte löst'
    return `${count} problem: ${unsolved === 0 ? 'alla lösta' : `${unsolved} inte lösta`}`
  },

  // The dialog
  about: 'Vad gäller det?',
  wholeOrder: ({ word }) => `Hela ${the(word)}`,
  items: 'Artiklar',
  piecesOf: ({ title }) => `Antal av ${title}`,
  ofPieces: ({ quantity }) => `av ${quantity}`,
  kind: 'Vad är fel?',
  words: 'Vad har hänt?',
  wordsHint: 'Vad du ser, när det kom fram och vad som skulle hjälpa dig.',
  send: 'Anmäl',
  cancel: 'Avbryt',
  discard: 'Kasta det jag skrivit',
  noConnection: 'Det finns ingen anslutning. Det du skrivit sparas här: skicka det när du är ansluten igen.',
  reported: ({ number }) => `Problem ${number} är anmält. Du får besked när det är besvarat.`,
  reportedByEmployee: ({ number }) => `Problem ${number} är anmält.`,
  chooseItem: 'Välj minst en artikel, eller ange att det gäller alltihop.',
  chooseKind: 'Välj vad som är fel.',

  kinds: {
    damaged: 'Skadat',
    wrong: 'Inte som avtalat',
    missing: 'Saknas',
    doesNotFit: 'Passar inte',
    defect: 'Fungerar inte',
    other: 'Något annat',
  },
  states: { open: 'Öppet', answered: 'Besvarat', solved: 'Löst' },
  resolutions: {
    replacement: 'Ersatt',
    repair: 'Reparerat',
    credit: 'Krediterat',
    nothing: 'Ingen åtgärd',
  },

  // The panel
  empty: 'Inga problem',
  emptyHint: 'Om något kommer fram skadat, fel eller inte alls, anmäl det här. Här ser du också hur det går.',
  emptyReadOnly: ({ word }) => `Ingen har anmält något problem med ${thisOne(word)}.`,
  loading: 'Laddar problemen',
  loadFailed: 'Problemen kunde inte laddas',
  list: 'Anmälda problem',
  filter: 'Vilka problem',
  all: 'Alla',
  ofItem: ({ title }) => `För ${title}`,
  heading: ({ number, kind }) => `${number}. ${kind}`,
  itemLine: ({ title, quantity }) => `${quantity} × ${title}`,
  itemGone: 'En borttagen artikel',
  you: 'Du',
  by: ({ name, when }) => `${name}, ${when}`,
  answer: 'Svara',
  answerOf: ({ name, when }) => `Svar från ${name}, ${when}`,
  solvedBy: ({ how, name, when }) => `${how}: ${name}, ${when}`,
  addPhotos: 'Lägg till foton',

  // What can be done with one
  addWords: 'Skriv mer',
  addedWords: 'Vad vill du tillägga?',
  add: 'Lägg till',
  takeBack: 'Ta tillbaka',
  takenBack: ({ number }) => `Problem ${number} har tagits tillbaka.`,
  changeAnswer: 'Ändra svaret',
  answerLabel: ({ number }) => `Svar på problem ${number}`,
  sendAnswer: 'Skicka svaret',
  answered: ({ number }) => `Problem ${number} är besvarat.`,
  solve: 'Lös',
  how: 'Hur löses det?',
  solutionLabel: 'Vad mer behöver de veta?',
  markSolved: 'Markera som löst',
  solved: ({ number }) => `Problem ${number} är löst.`,
  reopen: 'Öppna igen',
  reopened: ({ number }) => `Problem ${number} är öppet igen.`,

  // Refusals
  wordsMissing: 'Skriv vad som är fel.',
  tooLong: ({ length, most }) =>
    `Texten har ${figure(length)} tecken; högst ${figure(most)} kan sparas. Korta den.`,
  tooLongTogether: ({ most }) =>
    `Med den här texten blir det mer än ${figure(most)} tecken. Korta den eller skriv en kommentar.`,
  tooMany: ({ most }) =>
    `Det finns redan ${most} problem, och fler får det inte vara. Skriv en kommentar i stället.`,
  notLeft: ({ word }) => `Inget i ${the(word)} har skickats än. Skriv en kommentar om något måste ändras.`,
  itemUnknown: 'En artikel som du valde finns inte längre.',
  itemTwice: 'En artikel är angiven två gånger.',
  tooManyPieces: 'Det finns inte så många exemplar av en artikel som du anger.',
  notYours: 'Bara den som anmält ett problem kan lägga till något eller ta tillbaka det.',
  notNow: 'Någon har redan besvarat eller löst problemet.',
  changedElsewhere: 'Någon har ändrat problemet under tiden.',
}
