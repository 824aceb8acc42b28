/** What stands against showing a node, in a sentence. */
import { findNodeKind, type GraphicNode, type GraphicProblem } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'

export function problemText(node: GraphicNode | undefined, problem: GraphicProblem): string {
  const { property } = problem
  const field = property === undefined ? undefined : findNodeKind(node?.type ?? '')?.fields[property]?.title
  const message = words.wrong(problem)
  return node ? words.wrongAt({ node: node.title, field, message }) : message
}
