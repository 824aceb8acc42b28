/** The letters that a keypad layout may use. */
import type { LayoutGrammar } from '../../layout-string.ts'
import { mechanismKinds } from '../../parts/mechanisms.ts'

export const keypadLayoutGrammar: LayoutGrammar = {
  letters: mechanismKinds.map((kind) => kind.letter).join(''),
  allowsStacks: false,
}
