/** Scenes in short lines, one for each shape, so that a whole drawing can be written out by hand. Figures to 1/100 mm. */
import type { Box, Point } from '../geometry/box.ts'
import type { Annotation, LinearDimension, Paint, Primitive, Scene } from '../drawing/scene.ts'

/** A path of more commands is told by its first and last two and their number. */
const MAX_COMMANDS = 16

function figure(value: number): string {
  const rounded = Math.round(value * 100 + 1e-6) / 100
  return String(rounded === 0 ? 0 : rounded)
}

function place({ x, y }: Point): string {
  return `${figure(x)},${figure(y)}`
}

/** `0,0 82×117` */
export function boxLine({ x, y, width, height }: Box): string {
  return `${figure(x)},${figure(y)} ${figure(width)}×${figure(height)}`
}

function pathLine(d: string): string {
  const commands = d
    .replaceAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => figure(Number(number)))
    .match(/[a-z][^a-z]*/gi)
  const all = commands ?? []
  if (all.length <= MAX_COMMANDS) return all.join('')
  return `${all.slice(0, 2).join('')} … ${all.slice(-2).join('')} (${all.length})`
}

/** A grey by its tone from 0 to 255, any other paint as it is. */
function paintWord(paint: Paint): string {
  const tone = /^#(..)\1\1$/.exec(paint)?.[1]
  return tone === undefined ? paint : `grey ${Number.parseInt(tone, 16)}`
}

function noteWords(annotation: Annotation | undefined): string[] {
  if (annotation === undefined) return []
  const { sizeMm, title, enlargement } = annotation
  const enlarged = enlargement === undefined ? '' : ` ${title ?? ''} ${enlargement} times`
  return [`note ${figure(sizeMm)}${enlarged}`]
}

function shapeWords(item: Exclude<Primitive, { kind: 'group' }>): string[] {
  switch (item.kind) {
    case 'rect':
      return [`rect ${boxLine(item)}${item.radius === undefined ? '' : ` r${figure(item.radius)}`}`]
    case 'circle':
      return [`circle ${place(item.center)} r${figure(item.radius)}`]
    case 'line':
      return [`line ${place(item.from)} ${place(item.to)}`]
    case 'path':
      return [`path ${pathLine(item.d)}`, ...(item.isRoundJoined === true ? ['round joins'] : [])]
    case 'text': {
      const { family, weight, sizeMm } = item.font
      const font = `${family} ${weight} ${figure(sizeMm)}`
      return [`text ${place(item.at)} ${item.text}`, item.anchor, font, ...noteWords(item.annotation)]
    }
  }
}

function itemLines(item: Primitive, indent: string): string[] {
  const part = item.part === undefined ? [] : [item.part]
  if (item.kind === 'group') {
    const head = [`group ${place(item.at)}`, ...part, ...noteWords(item.annotation)]
    return [indent + head.join(' | '), ...item.items.flatMap((inner) => itemLines(inner, `${indent}  `))]
  }
  const { role, stroke, strokeMm, fill, opacity } = item
  const line = [role, stroke && paintWord(stroke), strokeMm && `${figure(strokeMm)} mm`]
    .filter(Boolean)
    .join(' ')
  const words = [
    ...shapeWords(item),
    ...part,
    ...(line === '' ? [] : [line]),
    ...(fill === undefined ? [] : [`on ${paintWord(fill)}`]),
    ...(opacity === undefined ? [] : [`${figure(opacity * 100)} %`]),
  ]
  return [indent + words.join(' | ')]
}

/** `rect 0,0 82×117 r2 | plate | outline ink | on #d9d7d2`; what is in a group stands indented under it. */
export function itemsOf(items: readonly Primitive[]): string[] {
  return items.flatMap((item) => itemLines(item, ''))
}

/** The lines of what belongs to these parts. */
export function partsOf({ items }: Pick<Scene, 'items'>, ...parts: readonly string[]): string[] {
  return itemsOf(items.filter(({ part }) => part !== undefined && parts.includes(part)))
}

/** `width bottom 0,117 82,117 | overall | plate`; `own` starts at its points. */
export function dimensionLine(dimension: LinearDimension): string {
  const { id, side, from, to, part, valueMm, prefix, inchDenominator } = dimension
  const words = [
    `${id} ${side} ${place(from)} ${place(to)}`,
    ...(dimension.isOverall === true ? ['overall'] : []),
    ...(dimension.startsAtPoints === true ? ['own'] : []),
    ...(valueMm === undefined ? [] : [`is ${figure(valueMm)}`]),
    ...(prefix === undefined ? [] : [prefix]),
    ...(inchDenominator === undefined ? [] : [`1/${inchDenominator}`]),
    ...(part === undefined ? [] : [part]),
  ]
  return words.join(' | ')
}

/** Everything of a scene besides its shapes: bounds, dimensions, parts, engravings and words. */
export function factsOf(scene: Scene): string[] {
  return [
    `${scene.family} ${boxLine(scene.bounds)}`,
    ...scene.dimensions.map(dimensionLine),
    ...scene.parts.map(({ id, title, box }) => `${id} “${title}” ${boxLine(box)}`),
    ...(scene.engravings ?? []).map(
      ({ mechanism, side, language, line, content, at }) =>
        `${content} ${side} ${mechanism}, ${language} ${line}, at ${place(at)}`,
    ),
    scene.description,
  ]
}
