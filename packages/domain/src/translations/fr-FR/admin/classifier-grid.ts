/** The numbers of a group's classifiers as a grid, in French. */
import type { classifierGridMessages as english } from '../../../messages/admin/classifier-grid.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, firstOf, lower, of } from '../grammar.ts'

export const classifierGridMessages: Translation<typeof english> = {
  title: 'Nombres en grille',
  intro:
    'Saisissez dans une cellule, ou collez depuis un tableur : ce qui est collé remplit les cellules à droite et en dessous. Les colonnes avec $ sont des prix en dollars.',
  from: 'Nombres du',
  now: ({ date }) => `${date}, en vigueur`,
  another: 'Autre date',
  newDate: 'Nouvelle date',
  dateHint: 'AAAA-MM-JJ HH:MM:SS, en UTC',
  begin: 'Commencer à cette date',
  gridOf: ({ group, date }) => `Nombres ${of(group)} à partir du ${date}`,
  classifier: 'Classificateur',
  options: 'Options',
  column: ({ index, name, isMoney, unit }) => {
    const column = name === '' ? `Nombre ${index + 1}` : name
    return isMoney ? `${column}, $${lower(name) === unit.trim() ? '' : unit}` : column
  },
  cell: ({ title, name }) => `${name}, ${title}`,
  addColumn: 'Ajouter un nombre',
  copy: 'Copier la grille',
  copied: 'Copiée. Collez-la dans un tableur.',
  notCopied: 'Le navigateur ne permet pas la copie à cette page.',
  changed: ({ title, date }) => `Modification des nombres ${of(title)} à partir du ${date}.`,
  pasted: ({ count }) => `${counted(count, 'nombre collé', 'nombres collés')}.`,
  notNumber: ({ text }) => `« ${text} » n’est pas un nombre.`,
  nothingPasted: 'Rien n’a été collé.',
  faults: ({ lines, count }) => `Non collé : ${firstOf({ titles: lines, count })}.`,
  fault: ({ row, column, text }) =>
    `ligne ${row}, colonne ${column} « ${text.length > 30 ? `${text.slice(0, 30)}…` : text} »`,
  changesPrices: ({ group }) => `D’autres nombres ${of(group)} changent`,
}
