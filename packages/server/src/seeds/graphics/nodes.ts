/** Writes graphics down shortly: nodes with titles, their ids made of the titles. */
import type { GraphicNode } from '@orderwright/domain/graphics'
import type { Json } from '@orderwright/domain/units'

type Draft = {
  readonly type: string
  readonly title: string
  readonly props: Readonly<Record<string, Json>>
  readonly children: readonly Draft[]
}

type Props = Readonly<Record<string, Json>>

export function node(type: string, title: string, props: Props = {}, children: readonly Draft[] = []): Draft {
  return { type, title, props, children }
}

export function group(title: string, props: Props, children: readonly Draft[]): Draft {
  return node('group', title, props, children)
}

export function row(title: string, props: Props, children: readonly Draft[]): Draft {
  return node('repeat', title, props, children)
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The tree with ids: the title's words, numbered where a title comes again. */
export function treeOf(top: Draft): GraphicNode[] {
  const used = new Map<string, number>()
  const named = ({ type, title, props, children }: Draft): GraphicNode => {
    const base = slug(title)
    const times = (used.get(base) ?? 0) + 1
    used.set(base, times)
    const id = times === 1 ? base : `${base}-${times}`
    return { id, type, title, props: { ...props }, children: children.map(named) }
  }
  return [named(top)]
}
