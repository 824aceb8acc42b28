/** The numbers of a group's classifiers as a grid, in Swedish. */
import type { classifierGridMessages as english } from '../../../messages/admin/classifier-grid.ts'
import type { Translation } from '../../../localization/translation.ts'
import { firstOf } from '../grammar.ts'

export const classifierGridMessages: Translation<typeof english> = {
  title: 'Talen som rutnät',
  intro:
    'Skriv i en cell, eller klistra in från ett kalkylblad: det som klistras in hamnar i cellerna till höger och nedanför. Kolumner med $ är priser i dollar.',
  from: 'Tal från',
  now: ({ date }) => `${date}, gäller`,
  another: 'Ett annat datum',
  newDate: 'Nytt datum',
  dateHint: 'ÅÅÅÅ-MM-DD TT:MM:SS, i UTC',
  begin: 'Börja med det datumet',
  gridOf: ({ group, date }) => `Tal i ${group} från ${date}`,
  classifier: 'Klassning',
  options: 'Alternativ',
  column: ({ index, name, isMoney, unit }) => {
    const column = name === '' ? `Tal ${index + 1}` : name
    return isMoney ? `${column}, $${name.toLowerCase() === unit.trim() ? '' : unit}` : column
  },
  cell: ({ title, name }) => `${name}, för ${title}`,
  addColumn: 'Lägg till ett tal',
  copy: 'Kopiera rutnätet',
  copied: 'Kopierat. Klistra in det i ett kalkylblad.',
  notCopied: 'Webbläsaren låter inte sidan kopiera.',
  changed: ({ title, date }) => `Talen för ${title} från ${date} har ändrats.`,
  pasted: ({ count }) => `${count} tal har klistrats in.`,
  notNumber: ({ text }) => `”${text}” är inget tal.`,
  nothingPasted: 'Inget klistrades in.',
  faults: ({ lines, count }) => `Inte inklistrat: ${firstOf({ titles: lines, count })}.`,
  fault: ({ row, column, text }) =>
    `rad ${row}, kolumn ${column} ”${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`,
  changesPrices: ({ group }) => `Andra tal i ${group} ändras`,
}
