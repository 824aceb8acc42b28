import type { DxfLayer } from './layers.ts'

/** What the sections of a file are written from. */
export interface Writing {
  readonly isR12: boolean
  readonly handle: () => string
  readonly layers: readonly DxfLayer[]
  readonly families: readonly string[]
}

/** Handles of the spaces of the model and of the paper. */
export const MODEL = '1F'
export const PAPER = '1B'

/** The name of a family's text style. */
export const styleName = (family: string) => family.replaceAll(/[^\dA-Za-z]+/g, '_').toUpperCase()

/** Handles of a file, counting up in hexadecimal digits; those below are of tables and dictionaries. */
export function createHandles() {
  let next = 0x100
  return () => {
    const handle = next.toString(16).toUpperCase()
    next += 1
    return handle
  }
}
