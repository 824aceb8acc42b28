/** The letters that an outlet layout may use; ports may be stacked in one gang. */
import type { LayoutGrammar } from '../../layout-string.ts'
import { portKinds } from '../../parts/ports.ts'

export const outletLayoutGrammar: LayoutGrammar = {
  letters: portKinds.map((kind) => kind.letter).join(''),
  allowsStacks: true,
}
