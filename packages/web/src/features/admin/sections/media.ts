/** The media library: the pictures of the catalog, newest first. [2.2.101] */
import { adminSectionMessages as words } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'
import type { AdminData } from '../admin-data.ts'
import { date, facts, newestFirst, place, text } from '../cell-builders.ts'
import { mediaEditing } from '../media-editing.ts'
import { mediumAddress, mediumTitleOf, usesOf } from '../medium-words.ts'
import type { AdminSection, Cell, Details } from '../section.ts'

/** Links to the records that a picture is of; an option's is its property. */
function placesOf({ associations }: Medium, adminData: AdminData) {
  const of = (ids: Readonly<Record<string, unknown>>) => new Set(Object.keys(ids).map(Number))
  const products = of(associations.products)
  const properties = of(associations.productProperties)
  const options = of(associations.productOptions)
  return {
    products: adminData.products.filter(({ id }) => products.has(id)).map((one) => place('products', one)),
    properties: adminData.properties
      .filter(({ id }) => properties.has(id))
      .map((one) => place('product-properties', one)),
    options: adminData.options
      .filter(({ id }) => options.has(id))
      .map(({ title, productPropertyId }) => place('product-properties', { title, id: productPropertyId })),
  }
}

const sizeOf = ({ width, height }: Medium) => (width > 0 && height > 0 ? words.pixels({ width, height }) : '')

function captionOf(medium: Medium): Cell {
  const field = { kind: 'text', path: ['title'], label: words.caption, maxLength: 200 } as const
  return { kind: 'field', target: { resource: 'medium', record: medium }, field, text: medium.title }
}

function details(adminData: AdminData, id: number): Details | null {
  const medium = adminData.media.find((one) => one.id === id)
  if (!medium) return null
  const { products, properties, options } = placesOf(medium, adminData)
  return {
    title: mediumTitleOf(medium),
    mark: null,
    picture: mediumAddress(medium, 'picture'),
    groups: [
      {
        title: words.pictureColumn,
        facts: facts([
          { label: words.caption, value: captionOf(medium) },
          { label: words.file, value: text(medium.fileName) },
          { label: words.size, value: text(sizeOf(medium)) },
          { label: words.added, value: date(medium.created) },
          products.length > 0 && { label: words.products, value: { kind: 'places', places: products } },
          properties.length > 0 && { label: words.properties, value: { kind: 'places', places: properties } },
          options.length > 0 && { label: words.options, value: { kind: 'places', places: options } },
        ]),
      },
    ],
  }
}

export const media: AdminSection = {
  key: 'media',
  title: words.media,
  one: words.onePicture,
  listNeeds: ['media', 'products', 'properties', 'options'],
  detailNeeds: ['media', 'products', 'properties', 'options'],
  filters: [],
  empty: words.noPicturesYet,
  form: 'uploadPictures',
  layout: 'cards',
  editing: mediaEditing,
  list: ({ media: list }) => ({
    titleColumn: 'title',
    columns: [
      { key: 'title', title: words.caption, minWidth: 220 },
      { key: 'uses', title: words.shownWith, width: 220 },
      { key: 'size', title: words.size, width: 140 },
      { key: 'added', title: words.added, width: 104 },
    ],
    rows: list.toSorted(newestFirst).map((medium) => ({
      id: medium.id,
      title: mediumTitleOf(medium),
      picture: { url: mediumAddress(medium, 'thumbnail'), colour: null },
      to: { section: 'media', id: medium.id },
      mark: null,
      tags: {},
      cells: {
        uses: text(usesOf(medium)),
        size: text(sizeOf(medium), true),
        added: date(medium.created),
        file: text(medium.fileName),
      },
      card: { kind: 'picture', medium },
    })),
  }),
  details,
}
