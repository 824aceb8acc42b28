/** Product graphics: trees of nodes, their kinds, expressions, bodies and stills. */
export { checkGraphic, type GraphicFault } from './check-graphic.ts'
export { describeGraphic } from './describe.ts'
export { type Scope, scopeOf } from './expression/evaluate.ts'
export { parseExpression } from './expression/parse.ts'
export { functionArguments, type Value as ExpressionValue } from './expression/syntax.ts'
export type { Field as GraphicField, FieldKind } from './kinds/field.ts'
export { findNodeKind, nodeKinds } from './kinds/index.ts'
export type { FieldPart, NodeKind } from './kinds/kind.ts'
export type { Material, Surface } from './kinds/surface.ts'
export { type GraphicMeasures, measuresOf } from './measures.ts'
export { mergeTrees } from './merge-trees.ts'
export { namesAround, namesOfSpec, scopeAt, wayTo } from './node-scope.ts'
export { type GraphicCode, graphicCodes } from './outcome.ts'
export { type GraphicParameter, graphicParameters, specOf } from './parameters.ts'
export { type GraphicProblem, parseGraphic } from './parse-graphic.ts'
export { type GraphicText, type GraphicTextFault, readGraphicText } from './read-text.ts'
export {
  boundsOfMesh,
  isBody,
  type Mesh,
  type ResolvedGraphic,
  type ResolveOptions,
  graphicNames,
  resolveGraphic,
  type ShownGraphic,
  showGraphic,
} from './resolve-graphic.ts'
export * from './schema.ts'
export { shareNodes } from './share-nodes.ts'
export { type Skin, type Solid, skinOf } from './solids/solid.ts'
export type { Bounds, Placement, Vec3 } from './solids/vector.ts'
export { frontScene, stillScene } from './still.ts'
export { type TreeDifference, treeDifferences } from './tree-differences.ts'
export * from './tree-moves.ts'
export * from './tree.ts'
