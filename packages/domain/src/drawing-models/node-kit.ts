/** Nodes of a drawing's solid: bodies where its views have them, from mm with y downwards to a product about its middle. */
import type { GraphicNode } from '../graphics/schema.ts'
import type { DrawContext } from '../drawing/family.ts'
import type { Box, Point } from '../geometry/box.ts'
import type { Json } from '../units/record.ts'

/** What a drawing family's solid is made of: its nodes, from a specification with its defaults; letters as they are measured. */
export type DrawingModel = (spec: unknown, context: DrawContext) => readonly GraphicNode[] | null

export type Look = Readonly<Record<string, Json>>

/** The finish of the product; its material with it. */
export const FINISH: Look = {
  color: 'finish.fill',
  surface: "if(finish.surface = 'brushed', 'wood', finish.surface)",
}
export const METAL_FINISH: Look = { color: 'finish.fill', surface: 'finish.surface' }
export const STEEL: Look = { color: '#a4a7aa', surface: 'brushed' }

export function solidNode(id: string, type: string, props: Look): GraphicNode {
  return { id, type, title: id, props: { ...props }, children: [] }
}

/** Where a front view's middle is, for bodies that are given as that view has them. */
export type Front = { readonly width: number; readonly height: number }

/** A board of a front view: `z` is the middle of its depth, towards the viewer. */
export function board(id: string, front: Front, box: Box, depth: number, z: number, look: Look): GraphicNode {
  return solidNode(id, 'box', {
    width: box.width,
    height: box.height,
    depth,
    x: box.x + box.width / 2 - front.width / 2,
    y: front.height / 2 - box.y - box.height / 2,
    z,
    ...look,
  })
}

/** A flat piece of a front view with any outline, `depth` thick. */
export function piece(
  id: string,
  front: Front,
  outline: readonly Point[],
  depth: number,
  z: number,
  look: Look,
): GraphicNode {
  const profile = outline.map(({ x, y }) => [x - front.width / 2, front.height / 2 - y])
  return solidNode(id, 'extrusion', { profile, length: depth, z, ...look })
}

/** All bodies under the one group that a graphic begins with. */
export function modelOf(children: readonly GraphicNode[]): readonly GraphicNode[] {
  return [{ id: 'model', type: 'group', title: 'model', props: {}, children: [...children] }]
}
