/** The stock of a product in the back office: its levels, its movements, and what an owner enters, in French. */
import type { stockPanelMessages as english } from '../../../messages/admin/stock.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, figure, lower, ofThe } from '../grammar.ts'

const inPieces = (pieces: number) =>
  Math.abs(pieces) === 1 ? `${figure(pieces)} pièce` : counted(pieces, 'pièce', 'pièces')

const signed = (pieces: number) => (pieces > 0 ? `+${figure(pieces)}` : figure(pieces))

export const stockPanelMessages: Translation<typeof english> = {
  typedBefore: 'Saisi auparavant, et pas encore enregistré.',
  title: 'Stock',
  onHand: 'En stock',
  onHandHint: 'Pièces en rayon',
  allocated: 'Réservé',
  allocatedHint: 'Promis pour des travaux approuvés et pas encore expédiés',
  available: 'Disponible',
  availableHint: 'En stock moins réservé : ce qui peut encore être promis',
  kinds: {
    reservation: 'Réservation',
    shipment: 'Expédition',
    release: 'Libération',
    return: 'Retour',
    receipt: 'Réception',
    count: 'Inventaire',
    correction: 'Correction',
  },
  movements: 'Mouvements',
  system: 'Automatique',
  orderLink: ({ word, number }) => `${cap(word)} n° ${number}`,
  takenBack: 'Annulé',
  takesBack: 'Annule une écriture',
  empty: 'Pas encore de mouvement.',
  emptyHint: 'Pour commencer, comptez ce qui est en rayon, ou saisissez une réception.',
  loading: 'Chargement du stock',
  failed: 'Le stock n’a pas pu être chargé.',
  loadMore: 'Charger des mouvements plus anciens',

  receipt: 'Réception',
  receiptQuantity: 'Pièces reçues',
  addReceipt: 'Ajouter la réception',
  count: 'Inventaire',
  countQuantity: 'Pièces comptées en rayon',
  addCount: 'Enregistrer l’inventaire',
  noteLabel: 'Remarque (facultatif)',
  received: ({ pieces }) => `Réception : ${inPieces(pieces)}.`,
  counted: ({ pieces }) => `Inventaire : ${inPieces(pieces)} en stock.`,
  countAgrees: ({ pieces }) => `L’inventaire concorde : ${inPieces(pieces)} en stock.`,
  undo: 'Annuler',
  undoEntry: ({ kind, day }) => `Annuler : ${lower(kind)}, ${day}`,
  onHandBy: ({ pieces }) => `${signed(pieces)} en stock`,
  allocatedBy: ({ pieces }) => `${signed(pieces)} réservé`,
  undone: 'Écriture annulée.',
  wholePieces: 'Saisissez un nombre entier de pièces.',
  atLeastOne: 'Saisissez au moins 1 pièce.',
  notBelowZero: 'Un inventaire ne peut pas être inférieur à 0.',
  tooMany: ({ most }) => `${figure(most)} pièces au plus à la fois.`,

  reorderLevel: 'Seuil de réapprovisionnement',
  reorderHint:
    'L’équipe est avertie dès que les pièces disponibles descendent à ce nombre. Vide : personne n’est averti.',
  reorderSaved: 'Seuil de réapprovisionnement enregistré.',
  reorderCleared: 'Seuil de réapprovisionnement retiré.',

  // Refusals of the calls
  notStocked: 'Ce produit n’est pas suivi en stock. Marquez-le d’abord comme sur stock.',
  takenBackAlready: 'Cette écriture a déjà été annulée.',
  bookedForOrder: ({ word }) =>
    `Cette écriture dépend ${ofThe(word)} : faites la modification à cet endroit, et le stock suivra.`,
  isCounterEntry: 'Cette écriture en annule une autre. Saisissez plutôt une réception ou un inventaire.',
}
