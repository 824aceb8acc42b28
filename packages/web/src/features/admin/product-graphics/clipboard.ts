/** The branch that was copied last, for every graphic that this browser opens. */
import { type GraphicNode, graphicNodeSchema } from '@orderwright/domain/graphics'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'

const KEPT_AS = 'copied-graphic-node'
const clipboardSchema: z.ZodType<GraphicNode | null> = z.union([graphicNodeSchema, z.null()])

let copied: GraphicNode | null = null

export function writeClipboard(node: GraphicNode): void {
  copied = node
  writeStored(localStorage, KEPT_AS, node)
}

/** Null where nothing was copied. A browser that stores nothing remembers it until the page is closed. */
export function readClipboard(): GraphicNode | null {
  return readStored(localStorage, KEPT_AS, clipboardSchema, copied)
}
