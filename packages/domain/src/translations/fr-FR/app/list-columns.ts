/** The columns of the orders list, in French. */
import type { listColumnWords as english } from '../../../messages/app/list-columns.ts'
import type { Translation } from '../../../localization/translation.ts'

export const listColumnWords: Translation<typeof english> = {
  number: 'Numéro',
  title: 'Titre',
  project: 'Projet',
  account: 'Compte / Client',
  invoiceNumber: 'Numéro de facture',
  externalLink: 'Lien externe',
  company: 'Société',
  product: 'Produit',
  category: 'Catégorie',
  status: 'Statut',
  owner: 'Propriétaire',
  created: 'Création',
  updated: 'Mise à jour',
  items: 'Articles',
  discount: 'Remise',
  tariff: 'Droits de douane',
  tax: 'Taxe',
  balance: 'Solde',
  lastPayment: 'Dernier paiement',
  screwType: 'Type de vis',
  engravingTypes: 'Types de gravure',
  plateFinishes: 'Finitions des plaques',
  mechanismFinishes: 'Finitions des mécanismes',
  estimatedShip: 'Expédition prévue',
  commandNumber: 'Numéro de l’ordre de fabrication',
  commandDate: 'Date de l’ordre de fabrication',
  commandTotal: 'Total de l’ordre de fabrication (euros)',
}
