/** The nodes of a graphic as somebody types them: read, or every fault with its line, its column and its path. */
import { jsonTextMessages } from '../messages/app/json-text.ts'
import { issueSentence } from '../units/text/issue-sentence.ts'
import {
  type JsonPath,
  lineOf,
  pathText,
  placeOf,
  readJsonText,
  type TextSpan,
} from '../units/json/json-places.ts'
import { checkGraphic } from './check-graphic.ts'
import { type GraphicNode, productGraphicSchema } from './schema.ts'

export interface GraphicTextFault extends TextSpan {
  /** from 1 */
  readonly line: number
  /** from 1 */
  readonly column: number
  /** `[0].children[2].props.width`; empty for the text as a whole */
  readonly path: string
  readonly message: string
  readonly severity: 'error'
}

export type GraphicText =
  | { readonly ok: true; readonly nodes: GraphicNode[] }
  | { readonly ok: false; readonly faults: readonly GraphicTextFault[] }

const nodesSchema = productGraphicSchema.shape.nodes

export function readGraphicText(text: string): GraphicText {
  const json = readJsonText(text)
  const faultAt = (span: TextSpan, path: JsonPath, message: string): GraphicTextFault => ({
    ...span,
    ...lineOf(text, span.from),
    path: pathText(path),
    message,
    severity: 'error',
  })
  if (!json.ok) {
    const to = Math.min(json.at + 1, text.length)
    return { ok: false, faults: [faultAt({ from: json.at, to }, [], json.message)] }
  }
  const twice = json.repeated.map(({ name, path, from, to }) =>
    faultAt({ from, to }, path, jsonTextMessages.keyTwice({ name })),
  )
  const parsed = nodesSchema.safeParse(json.value, { error: issueSentence })
  const found = parsed.success
    ? checkGraphic(parsed.data)
    : parsed.error.issues.map((issue) => ({
        path: issue.path.filter((key) => typeof key !== 'symbol'),
        message: issue.message,
      }))
  const faults = [
    ...twice,
    ...found.map(({ path, message }) => faultAt(placeOf(json.root, path), path, message)),
  ].toSorted((a, b) => a.from - b.from)
  if (faults.length > 0 || !parsed.success) return { ok: false, faults }
  return { ok: true, nodes: parsed.data }
}
