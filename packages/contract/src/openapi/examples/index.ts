/** One example for each call. */
import { changeLabExamples } from './change-lab.ts'
import type { Example, ExampleMaterial } from './example.ts'
import { orderExamples } from './orders.ts'
import { peopleExamples } from './people.ts'
import { recordExamples } from './records.ts'
import { agreementExamples } from './agreements.ts'
import { revisionExamples } from './revisions.ts'
import { spreadsheetExamples } from './spreadsheets.ts'
import { stockExamples } from './stock.ts'
import { webhookExamples } from './webhooks.ts'

export type { Example, ExampleMaterial } from './example.ts'

export const examples: readonly Example[] = [
  ...peopleExamples,
  ...orderExamples,
  ...stockExamples,
  ...webhookExamples,
  ...changeLabExamples,
  ...revisionExamples,
  ...agreementExamples,
  ...spreadsheetExamples,
  ...recordExamples,
]

/** The body of each call by its name, about these records. */
export function exampleBodies(material: ExampleMaterial): ReadonlyMap<string, unknown> {
  return new Map(examples.map(({ name, body }) => [name, body(material)]))
}
