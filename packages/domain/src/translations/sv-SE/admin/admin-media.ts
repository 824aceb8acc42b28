/** What is said of the library of pictures, in Swedish. */
import type { adminMediaMessages as english } from '../../../messages/admin/admin-media.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminMediaMessages: Translation<typeof english> = {
  askDelete: 'Ta bort bilden? Det som den är kopplad till blir kvar som det är.',
  deleteOf: ({ title }) => `Ta bort ${title}`,
  detailsOf: ({ title }) => `Uppgifter om ${title}`,
  captionOf: ({ title }) => `Bildtext till ${title}`,
  caption: 'Bildtext',
  addPictures: 'Lägg till bilder',

  // Associations
  associationsOf: ({ title }) => `Kopplingar för ${title}`,
  associationsChanged: ({ title }) => `Kopplingarna för ${title} har ändrats.`,
  associate: 'Koppla till …',
  searchRecords: 'Sök produkter, egenskaper och alternativ',
  searchByName: 'Sök efter namn',
  products: 'Produkter',
  properties: 'Egenskaper',
  options: 'Alternativ',
  optionOf: ({ option, property }) => `${option} (${property})`,
  deletedRecord: ({ id }) => `Nummer ${id}, som har tagits bort`,
  more: ({ count }) => `${count} till: skriv för att hitta dem.`,
  noMatch: 'Ingen produkt, egenskap eller inget alternativ har det namnet.',
  nothingToAssociate: 'Det finns inga produkter, egenskaper eller alternativ än.',
}
