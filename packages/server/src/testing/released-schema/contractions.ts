/**
 * What the schema has taken away, or asks for, against the picture of the release before, because no server that may still run needs
 * it otherwise. docs/where-to-add.md says how something is taken away over two releases. The next picture is taken without these:
 * `npm run release:schema` says which lines to remove.
 */
import type { Break } from './breaks.ts'

export interface Contraction {
  /** word for word as the test says it */
  readonly what: Break
  /** why the release of the picture can do without it, for whoever reads this in a year */
  readonly why: string
}

export const contractions: readonly Contraction[] = [
  {
    what: "table change_orders has a new check: CHECK (((state <> ALL (ARRAY['open'::text, 'agreed'::text])) OR (base_revision IS NOT NULL)))",
    why: 'It takes the place of one that asked the same of withdrawn changes too: whatever the release writes meets it.',
  },
]
