/** Sentences of the production board: orders by status and due day, in French. */
import type { productionMessages as english } from '../../../messages/app/production.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, e, figure, lower, of, the } from '../grammar.ts'

const late = (count: number) => `${figure(count)} en retard`

export const productionMessages: Translation<typeof english> = {
  title: 'Production',
  viewAs: 'Affichage',
  board: 'Tableau',
  calendar: 'Calendrier',
  search: ({ words }) => `Rechercher en production : ${lower(words)}`,
  customer: 'Client',
  anyone: 'Tous',
  lateOnly: 'En retard uniquement',
  loading: 'Chargement du tableau de production',
  counted: ({ count, words, lateCount }) =>
    `${figure(count)} ${lower(words)}${lateCount > 0 ? `, ${late(lateCount)}` : ''}`,
  onlyFirst: ({ count }) =>
    `Seuls les ${figure(count)} premiers sont affichés. Faites une recherche, ou choisissez un client.`,

  // Nothing there
  nothing: 'Rien n’est en production',
  nothingYet: ({ words, status }) => `Les ${lower(words)} apparaissent ici à partir du statut « ${status} ».`,
  nothingFits: 'Aucun résultat',
  nothingFitsSearch: 'Aucune fiche ne correspond à la recherche et aux filtres.',
  clearFilters: 'Effacer les filtres',

  // Columns
  column: ({ title, count }) => `${title}, ${figure(count)}`,
  emptyColumn: 'Aucune fiche',
  finishedColumn: ({ words }) =>
    `Ce qui arrive ici quitte le tableau. Les ${lower(words)} terminé${e(words)}s sont dans la liste.`,
  seeFinished: 'Voir dans la liste',

  // Cards
  items: ({ count }) => counted(count, 'article', 'articles'),
  due: ({ day }) => `Échéance ${day}`,
  dueToday: 'Échéance aujourd’hui',
  wasDue: ({ day }) => `En retard : échéance ${day}`,
  noDueDay: 'Pas d’échéance',
  actionsOf: ({ name }) => `Actions pour ${name}`,
  open: ({ word }) => `Ouvrir ${the(word)}`,
  moveTo: 'Déplacer vers',
  setDueDay: 'Modifier l’échéance…',
  track: ({ carrier, number }) => `${carrier} ${number}`,

  // A step to another status
  stepOf: ({ name, from, to }) => `${name} passe de « ${from} » à « ${to} ».`,
  cancel: 'Annuler',
  notOnItsWay: ({ title }) =>
    `« ${title} » n’est pas une étape de son parcours : la marchandise sur stock ne passe pas par là.`,
  ownersAlone: ({ title }) => `« ${title} » est réservé aux propriétaires.`,
  gone: 'L’élément n’existe plus, ou vous n’y avez pas accès. Le tableau a été actualisé.',

  // The due day
  dueDayOf: ({ name }) => `Échéance ${of(name)}`,
  dueDay: 'Échéance',
  save: 'Enregistrer',
  takeBack: 'Revenir au délai',
  fromLeadTime: ({ days, from }) =>
    `${counted(days, 'jour ouvré', 'jours ouvrés')} à partir du ${from}, selon le délai de fabrication.`,
  setBy: ({ person, date }) => `Fixée par ${person} le ${date}.`,
  setByHand: 'Fixée manuellement.',
  noClock: 'Le délai de fabrication n’a pas commencé. Un jour que vous fixez vaut aussitôt.',
  customerIsTold: 'Le client reçoit un e-mail une minute après qu’un jour est fixé.',
  daySet: ({ name, day }) => `Échéance ${of(name)} : ${day}.`,
  dayTaken: ({ name }) => `${name} n’a plus d’échéance propre.`,
  dayNotSet: ({ name }) => `L’échéance ${of(name)} n’a pas été modifiée.`,
  daySetMeanwhile: ({ day }) =>
    `Quelqu’un d’autre a fixé ${day} entre-temps. Enregistrer fixe votre jour à la place.`,
  dayTakenMeanwhile: 'Quelqu’un d’autre a retiré ce jour entre-temps. Enregistrer fixe de nouveau le vôtre.',

  // The calendar
  month: ({ month }) => `Échéances : ${month}`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  thisMonth: 'Ce mois-ci',
  dayName: ({ day, count, lateCount }) =>
    `${day} : ${count === 0 ? 'aucune échéance' : counted(count, 'échéance', 'échéances')}${lateCount > 0 ? `, ${late(lateCount)}` : ''}`,
  dueOn: ({ day }) => `Échéances du ${day}`,
  nothingDue: 'Aucune échéance ce jour-là.',
  more: ({ count }) => `${figure(count)} de plus`,
  withoutDay: ({ count }) => `${figure(count)} sans échéance`,
  lateOnDay: ({ count }) => late(count),
  keys: 'Les flèches passent d’un jour à l’autre et d’une semaine à l’autre, Page précédente et Page suivante d’un mois à l’autre.',
}
