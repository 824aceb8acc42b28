/** What is said of the library of pictures, in French. */
import type { adminMediaMessages as english } from '../../../messages/admin/admin-media.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, of } from '../grammar.ts'

export const adminMediaMessages: Translation<typeof english> = {
  askDelete: 'Supprimer cette image ? Ce à quoi elle est associée reste inchangé.',
  deleteOf: ({ title }) => `Supprimer ${title}`,
  detailsOf: ({ title }) => `Informations ${of(title)}`,
  captionOf: ({ title }) => `Légende ${of(title)}`,
  caption: 'Légende',
  addPictures: 'Ajouter des images',

  // Associations
  associationsOf: ({ title }) => `Associations ${of(title)}`,
  associationsChanged: ({ title }) => `Modification des associations ${of(title)}.`,
  associate: 'Associer à…',
  searchRecords: 'Rechercher produits, propriétés et options',
  searchByName: 'Rechercher par nom',
  products: 'Produits',
  properties: 'Propriétés',
  options: 'Options',
  optionOf: ({ option, property }) => `${option} (${property})`,
  deletedRecord: ({ id }) => `Numéro ${id}, supprimé`,
  more: ({ count }) => `${counted(count, 'autre', 'autres')} : saisissez pour trouver.`,
  noMatch: 'Aucun produit, propriété ou option ne porte ce nom.',
  nothingToAssociate: 'Il n’y a pas encore de produits, de propriétés ni d’options.',
}
