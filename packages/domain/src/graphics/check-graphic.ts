/**
 * Whether a tree may be stored: its shape, its types and properties, and everything that can be worked out without a
 * configuration. What depends on names is judged where the names are known. Every fault has its path in the tree.
 */
import { adminGraphicMessages as words } from '../messages/admin/admin-graphics.ts'
import type { JsonPath } from '../units/json/json-places.ts'
import type { Scope } from './expression/evaluate.ts'
import { findNodeKind } from './kinds/index.ts'
import type { NodeKind } from './kinds/kind.ts'
import { type Problem, problem } from './outcome.ts'
import { GRAPHIC_DEPTH_MAX, GRAPHIC_NODES_MAX } from './parse-graphic.ts'
import type { GraphicNode } from './schema.ts'

export type GraphicFault = Omit<Problem, 'ok'> & {
  /** from the list of nodes: [0, 'children', 2, 'props', 'width'] */
  readonly path: JsonPath
  readonly message: string
}

/** More faults than this help nobody. */
const FAULTS_MAX = 100

/** What numbers are not, whatever they are called. */
const noNumbers = new Set(['NaN', 'Infinity'])

/** A scope that knows nothing, and remembers whether it was asked. */
function emptyScope() {
  const asked = new Set<string>()
  const scope: Scope = (name) => {
    asked.add(name)
    return undefined
  }
  return { scope, asked }
}

class Checker {
  readonly faults: GraphicFault[] = []
  private readonly ids = new Set<string>()

  private say({ code, name, at }: Omit<Problem, 'ok'>, path: JsonPath): void {
    if (this.faults.length >= FAULTS_MAX) return
    const rest = { ...(name === undefined ? {} : { name }), ...(at === undefined ? {} : { at }) }
    this.faults.push({ code, ...rest, path, message: words.wrong({ code, name, at }) })
  }

  top(nodes: readonly GraphicNode[]): void {
    const [top, ...others] = nodes
    // An empty graphic is one that nobody has begun.
    if (!top) return
    if (others.length > 0) this.say(problem('topGroup'), [1])
    if (top.type !== 'group') return this.say(problem('topGroup'), [0, 'type'])
    this.node(top, [0], 1)
  }

  private node(node: GraphicNode, path: JsonPath, depth: number): void {
    if (this.ids.has(node.id)) this.say(problem('sameId', node.id), [...path, 'id'])
    this.ids.add(node.id)
    if (depth > GRAPHIC_DEPTH_MAX) return this.say(problem('tooDeep'), path)
    if (this.ids.size > GRAPHIC_NODES_MAX) return this.say(problem('tooManyParts'), path)
    const kind = findNodeKind(node.type)
    if (!kind) return this.say(problem('unknownType', node.type), [...path, 'type'])
    if (node.children.length > 0 && !kind.canHoldChildren) {
      this.say(problem('unknownType', node.children[0]?.type), [...path, 'children', 0])
    }
    this.props(kind, node, path)
    for (const [index, child] of node.children.entries()) {
      this.node(child, [...path, 'children', index], depth + 1)
    }
  }

  private props(kind: NodeKind, { props }: GraphicNode, path: JsonPath): void {
    const before = this.faults.length
    for (const key of Object.keys(props)) {
      if (!Object.hasOwn(kind.fields, key)) this.say(problem('unknownProperty', key), [...path, 'props', key])
    }
    const { scope, asked } = emptyScope()
    for (const [key, field] of Object.entries(kind.fields)) {
      if (!Object.hasOwn(props, key)) continue
      const own = emptyScope()
      const read = field.compile(props[key] ?? field.initial)
      const result = read.ok ? read.value(own.scope) : read
      for (const name of own.asked) asked.add(name)
      const strange = [...own.asked].find((name) => noNumbers.has(name))
      if (strange !== undefined) this.say(problem('notANumber', strange), [...path, 'props', key])
      else if (!result.ok && own.asked.size === 0) this.say(result, [...path, 'props', key])
    }
    // A node without names is what it is under every configuration.
    if (this.faults.length > before || asked.size > 0) return
    const compiled = kind.compile(props)
    if (!compiled.ok) return this.say(compiled, path)
    const isShown = compiled.value.isShown(scope)
    if (!isShown.ok || !isShown.value) return
    const built = compiled.value.build(scope, 'coarse')
    if (!built.ok) this.say(built, built.property === undefined ? path : [...path, 'props', built.property])
  }
}

/** What stands against storing these nodes, from the top; nothing where they may be stored. */
export function checkGraphic(nodes: readonly GraphicNode[]): readonly GraphicFault[] {
  const checker = new Checker()
  checker.top(nodes)
  return checker.faults
}
