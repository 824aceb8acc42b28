/** The words of the screen of revisions, in French. */
import type { revisionScreenMessages as english } from '../../../messages/order/revision-screen.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, e, lower, of, ofThe, the, thisOne } from '../grammar.ts'

export const revisionScreenMessages: Translation<typeof english> = {
  title: 'Révisions',
  hint: ({ word }) =>
    `À chaque soumission ${ofThe(word)}, et à chaque modification approuvée, l’état du moment est conservé.`,
  loading: 'Chargement des révisions',
  empty: 'Pas encore de révision',
  emptyHint: ({ word }) => `La première est créée quand ${the(word)} est soumis${e(word)}.`,
  beforeRevisions: ({ word }) =>
    `${cap(thisOne(word))} a été soumis${e(word)} avant que des révisions soient conservées. La première est créée à la prochaine modification.`,
  list: 'Toutes les révisions',
  from: 'Comparer',
  to: 'avec',
  now: ({ word }) => `${the(word)} à ce jour`,
  reasons: {
    submission: 'Soumission',
    approval: 'Approbation avec modifications',
    status: 'Avancement manuel',
    changeOrder: 'Modification convenue',
  },
  by: ({ name }) => `par ${name}`,
  current: 'actuelle',
  superseded: ({ by }) => `remplacée par ${by}`,
  supersededNotice: ({ name, by }) =>
    `${name} n’est plus valable : ${by} l’a remplacée. Ce qui les sépare figure ci-dessous.`,
  changedSince: ({ word, name }) => `${cap(the(word))} a changé depuis ${name}.`,
  quotePdf: 'Devis',
  drawingsPdf: 'Dessins',
  notedPdf: 'Avec commentaires',
  quoteOf: ({ name }) => `Devis ${of(name)} en PDF`,
  drawingsOf: ({ name }) => `Dessins ${of(name)} en PDF`,
  notedOf: ({ name }) => `Dessins ${of(name)} avec commentaires, en PDF`,
  comparisonPdf: 'Comparaison en PDF',
  items: 'Articles',
  canvas: 'Sur le canevas',
  money: 'Montants',
  drawing: ({ name }) => `Dessins ${of(name)}, superposés`,
  loadingDrawing: 'Superposition des deux dessins',
  noDrawing: 'Non dessiné.',
  sameDrawing: 'Le dessin n’a pas changé.',
  // Changes after the deposit
  changeTitle: 'Modification après approbation',
  changeHint: ({ name }) =>
    `La fabrication se poursuit d’après ${name} tant qu’aucune modification n’est convenue.`,
  ask: 'Demander une modification',
  askLabel: 'Que faut-il modifier ?',
  askSend: 'Envoyer',
  open: 'Ouvrir la révision suivante',
  openLabel: 'Motif (facultatif)',
  openAsked: 'Ouvrir',
  decline: 'Refuser',
  declineLabel: 'Motif du refus',
  agree: 'Convenir de la modification',
  agreeHint:
    'L’accord porte sur les différences ci-dessous, en l’état. Elles deviennent la révision suivante.',
  agreedBy: 'Qui a donné son accord',
  agreedHow: 'Comment',
  hows: { signed: 'Signature', mail: 'Par e-mail', phone: 'Par téléphone', inPerson: 'De vive voix' },
  account: 'Dans l’application',
  withdraw: 'Retirer',
  withdrawAsk: ({ word, name }) =>
    `${cap(the(word))} revient à l’état de ${name}. Ce qui a été modifié depuis est abandonné.`,
  cancel: 'Annuler',
  asked: ({ name, day }) => `Demandé par ${name} le ${day}.`,
  opened: ({ name, day }) => `Ouverte par ${name} le ${day}.`,
  states: {
    requested: 'Demandée',
    open: 'Ouverte',
    agreed: 'Convenue',
    declined: 'Refusée',
    withdrawn: 'Retirée',
  },
  agreedLine: ({ name, how, day }) => `Accord donné par ${name} (${lower(how)}) le ${day}.`,
  extra: ({ amount }) => `Supplément : ${amount}`,
  refund: ({ amount }) => `En moins : ${amount}`,
  sameMoney: 'Le prix ne change pas.',
  formerChanges: 'Modifications antérieures',
}
