/** An example of a keypad schedule: a row each, with a column for the first choice of the product and one for each button. */
import type { Catalog } from '../catalog/compile.ts'
import type { CatalogProduct } from '../catalog/schema.ts'
import { keypadImportMessages } from '../messages/order/keypad-import.ts'
import type { RecognizedFor } from './recognize.ts'
import { chosenProperties } from './recognize.ts'

export interface ExampleTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function optionsOf(catalog: Catalog, product: CatalogProduct, propertyId: number): string[] {
  const disabled = new Set(product.associations.productProperties[propertyId]?.disabledProductOptionIds)
  return (catalog.optionsByProperty.get(propertyId) ?? [])
    .filter(({ id, archived, publishLevel }) => archived === 0 && publishLevel === 'all' && !disabled.has(id))
    .map(({ title }) => title)
}

/** The example of a product. What it says is read back as it is meant. */
export function keypadTemplate(about: RecognizedFor, finishPropertyIds: readonly number[]): ExampleTable {
  const { example } = keypadImportMessages
  const { product, catalog } = about
  const choice = chosenProperties(about).find(({ id }) => finishPropertyIds.includes(id))
  const options = product === undefined || choice === undefined ? [] : optionsOf(catalog, product, choice.id)
  const most = Math.max(...example.texts.map(({ length }) => length))
  const buttons = Array.from({ length: most }, (_, index) => example.button({ number: index + 1 }))
  const hasChoice = choice !== undefined && options.length > 0
  return {
    header: [
      example.room,
      example.keypad,
      example.quantity,
      ...(hasChoice ? [choice.title] : []),
      ...buttons,
    ],
    rows: example.texts.map((texts, index) => [
      example.rooms[index] ?? '',
      `K${index + 1}`,
      String(index + 1),
      ...(hasChoice ? [options[index % options.length] ?? ''] : []),
      ...Array.from({ length: most }, (_, button) => texts[button] ?? ''),
    ]),
  }
}
