/** What is said of the library of pictures. [2.2.101, 2.2.102, 2.8.12] */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminMediaMessages = defineMessages('adminMediaMessages', {
  askDelete: 'Delete this picture? What it is associated with stays as it is.',
  deleteOf: ({ title }: { title: string }) => `Delete ${title}`,
  detailsOf: ({ title }: { title: string }) => `Details of ${title}`,
  captionOf: ({ title }: { title: string }) => `Caption of ${title}`,
  caption: 'Caption',
  addPictures: 'Add pictures',

  // Associations
  associationsOf: ({ title }: { title: string }) => `Associations of ${title}`,
  associationsChanged: ({ title }: { title: string }) => `Associations of ${title} changed.`,
  associate: 'Associate with …',
  searchRecords: 'Search products, properties and options',
  searchByName: 'Search by name',
  products: 'Products',
  properties: 'Properties',
  options: 'Options',
  optionOf: ({ option, property }: { option: string; property: string }) => `${option} (${property})`,
  deletedRecord: ({ id }: { id: number }) => `Number ${id}, which was deleted`,
  more: ({ count }: { count: number }) => `${count} more: type to find them.`,
  noMatch: 'No product, property or option has this name.',
  nothingToAssociate: 'There are no products, properties or options yet.',
})
