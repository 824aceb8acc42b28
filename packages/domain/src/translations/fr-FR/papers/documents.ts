/** The words of documents on paper, and of the screen around them, in French. */
import type {
  documentMessages as english,
  documentNames as englishNames,
} from '../../../messages/papers/documents.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, lower } from '../grammar.ts'

const entryKinds = { payment: 'Paiement', refund: 'Remboursement', correction: 'Correction' } as const
const entryArticles = { payment: 'le', refund: 'le', correction: 'la' } as const

export const documentMessages: Translation<typeof english> = {
  incompleteAddress: '*adresse incomplète',
  notChosen: 'Aucun choix',
  customProduct: 'Produit hors catalogue',
  onRequest: 'Sur demande',
  rounded: ({ quantity, unit, rounding, total }) =>
    `${figure(quantity)} × ${unit} + ${rounding} d’arrondi = ${total}`,
  noItems: 'Il n’y a encore rien ici.',
  note: ({ text }) => `Remarque : ${text}`,
  noteTitle: 'Remarque',
  roundingTitle: 'Arrondi',
  machining: 'Usinage',
  pieces: ({ numbers }) => `N° ${numbers} :`,
  noEngraving: 'aucune',
  engravedMechanism: ({ number, text }) => `${number} : ${text}`,
  pieceOf: ({ piece, pieces }) => `Pièce ${piece} sur ${pieces}`,
  allPieces: ({ quantity }) => counted(quantity, 'pièce', 'pièces'),
  itemOf: ({ item, items }) => `Article ${item} sur ${items}`,
  opensItem: ({ item }) => `Code qui ouvre l’article ${item}`,
  engravedSymbol: 'Symbole',
  engravedAt: ({ scale }) => `Gravure, ${lower(scale)}`,
  somePieces: ({ numbers, quantity }) =>
    `${/\D/.test(numbers) ? 'Pièces' : 'Pièce'} ${numbers} sur ${quantity}`,
  shipBy: ({ date }) => `À expédier avant le ${date}`,
  shipByTitle: 'À expédier avant le',
  purchaseOrder: 'Bon de commande',
  estimate: 'N° d’estimation',
  estimatedShipDate: 'Date d’expédition prévue',
  tracking: 'N° de suivi',
  continued: ({ title }) => `${title}, suite`,
  engravedBeside: ' · ',
  pageOf: ({ page, pages }) => `Page ${page} sur ${pages}`,
  wholeOrder: 'Pour tous les articles',
  project: 'Projet',
  billTo: 'Facturer à',
  shipTo: 'Livrer à',
  details: 'Informations',
  notes: 'Remarques',
  terms: 'Conditions',
  shipping: 'Livraison',
  payment: ({ title, date }) => `Paiement du ${date} (${title})`,
  entry: ({ kind, date, method, status, of: other, fee }) =>
    [
      `${entryKinds[kind]} du ${date}, ${method}`,
      status === '' ? '' : ` (${status})`,
      other === '' ? '' : kind === 'correction' ? `, annule ${other}` : `, pour ${other}`,
      fee === '' ? '' : ` ; frais de carte de ${fee} non compris`,
    ].join(''),
  entryNamed: ({ kind, date }) => `${entryArticles[kind]} ${lower(entryKinds[kind])} du ${date}`,
  otherPayments: 'Autres paiements et corrections',
  issued: ({ date }) => `Émission : ${date}`,
  notIssued: 'Pas encore émis',
  from: 'De',
  taxNumber: ({ taxNumber }) => `Numéro fiscal : ${taxNumber}`,
  validUntil: ({ date }) => `Valable jusqu’au : ${date}`,
  paymentTerms: 'Conditions de paiement',
  dateOf: ({ date }) => `Date : ${date}`,
  withoutUnpriced: 'Hors articles dont le prix est sur demande.',
  pdfMissing:
    'Ce serveur ne peut pas créer de PDF pour le moment. Imprimez plutôt la page, et choisissez « Enregistrer au format PDF ».',
  pdfBusy:
    'De nombreux PDF sont en cours de création. Réessayez dans un instant, ou imprimez plutôt la page.',
  pdfHung: 'La création du PDF a pris trop de temps et a été arrêtée. Réessayez, ou imprimez plutôt la page.',
  pdfDied: 'La création du PDF s’est interrompue. Réessayez, ou imprimez plutôt la page.',
  pdfOffline: 'Le PDF n’a pas pu être chargé : il n’y a pas de connexion. Imprimez plutôt la page.',
  notForGuests: 'Ce document est réservé aux membres et aux propriétaires.',
  csvFailed: 'Le fichier CSV n’a pas pu être créé.',
  items: 'Articles',
  loading: 'Mise en page…',
  // Columns
  item: 'Article',
  quantity: 'Qté',
  unitPrice: 'Prix unitaire',
  subtotal: 'Sous-total',
  sku: 'Référence',
  factoryCode: 'Code fabrication',
  drawings: 'Dessins',
  // Columns of the CSV file that only it has
  identifier: 'Repère',
  product: 'Produit',
  quantityInFull: 'Quantité',
  total: 'Total',
}

export const documentNames: Translation<typeof englishNames> = {
  quote: { name: 'Devis', label: 'Devis (client)' },
  invoice: { name: 'Facture', label: 'Facture' },
  packingSlip: { name: 'Bon de livraison', label: 'Bon de livraison' },
  factory: { name: 'Fiche de fabrication', label: 'Fiche de fabrication' },
  schedule: { name: 'Tableau des gravures', label: 'Tableau des gravures' },
  labels: { name: 'Étiquettes', label: 'Étiquettes' },
}
