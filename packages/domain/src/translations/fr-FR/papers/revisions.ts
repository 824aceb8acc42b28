/** The words of revisions: on their screen, on paper, and on documents that carry one, in French. */
import type {
  differenceWords as englishDifferences,
  revisionMarks as englishMarks,
  revisionPaperWords as englishPaper,
  revisionWords as english,
} from '../../../messages/papers/revisions.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, figure, plural } from '../grammar.ts'

export const revisionWords: Translation<typeof english> = {
  engravedPlace: ({ piece, mechanism, side, line }) =>
    cap(
      [
        ...(piece === null ? [] : [`pièce ${piece}`]),
        `mécanisme ${mechanism}`,
        side === 'above' ? 'au-dessus' : 'en dessous',
        ...(line === 1 ? [] : [`ligne ${line}`]),
      ].join(', '),
    ),
  thing: ({ kind, name }) => (name === '' ? cap(kind) : `${cap(kind)} « ${name} »`),
  placed: ({ name, piece, sheet }) => `${name}${piece === null ? '' : `, pièce ${piece}`} (${sheet})`,
  standsOn: 'Emplacement',
  number: 'Numéro',
  file: 'Fichier',
  rest: 'Autres réglages',
  restAs: ({ sign }) => `Selon ${sign}`,
  yes: 'Oui',
  no: 'Non',
}

export const revisionMarks: Translation<typeof englishMarks> = {
  name: ({ number }) => `R${number}`,
  changed: ({ number }) => `R${number}, modifiée depuis`,
  superseded: ({ number, by }) => `R${number}, remplacée par R${by}`,
}

export const differenceWords: Translation<typeof englishDifferences> = {
  title: 'Titre',
  product: 'Produit',
  quantity: 'Quantité',
  notes: 'Remarques',
  unitPrice: 'Prix unitaire',
  lineTotal: 'Sous-total',
  onRequest: 'Sur demande',
}

export const revisionPaperWords: Translation<typeof englishPaper> = {
  comparison: 'Comparaison',
  compared: ({ from, to }) => `${from} → ${to}`,
  now: 'actuel',
  item: 'Article',
  what: 'Champ',
  before: 'Avant',
  after: 'Après',
  difference: 'Écart',
  amount: 'Montant',
  place: 'Place',
  wholeOrder: 'Pour tous les articles',
  added: 'Ajouté',
  removed: 'Retiré',
  changed: 'Modifié',
  nothing: 'Rien ne sépare les deux : ils sont identiques.',
  legend: 'Dessins superposés : gris, inchangé ; rouge en tirets, retiré ; bleu, nouveau.',
  partOf: ({ title, part }) => `${title} : ${part}`,
  renamed: ({ title }) => `${title} (identique, renommé)`,
  otherSettings: ({ text }) => `${text} (autres réglages)`,
  piece: ({ piece }) => `Pièce ${piece}`,
  overlay: ({ removed, added }) =>
    removed + added === 0
      ? 'Les deux dessins sont identiques.'
      : `Deux dessins superposés : ${counted(removed, 'trait ou texte disparu', 'traits ou textes disparus')}, ${figure(added)} ${plural(added, 'nouveau', 'nouveaux')}.`,
}
