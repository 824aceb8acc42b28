/** Reads back what a DXF file says, without the code that wrote it: pairs of lines, sections, entities. For tests. */

export interface ReadEntity {
  readonly type: string
  readonly layer: string
  /** values by group code, in order */
  readonly values: ReadonlyMap<number, readonly string[]>
  readonly vertices: readonly { readonly x: number; readonly y: number; readonly bulge: number }[]
}

interface Pair {
  readonly code: number
  readonly value: string
}

export function dxfPairs(text: string): Pair[] {
  const lines = text.split('\n')
  if (lines.pop() !== '' || lines.length % 2 !== 0) throw new Error('a DXF file is pairs of lines')
  return lines.flatMap((line, index) =>
    index % 2 === 0 ? [{ code: Number(line), value: lines[index + 1] ?? '' }] : [],
  )
}

/** The records of a section: each begins with its name under code 0. */
function recordsOf(pairs: readonly Pair[], section: string): Pair[][] {
  const from = pairs.findIndex(
    ({ code, value }, index) => code === 2 && value === section && pairs[index - 1]?.value === 'SECTION',
  )
  if (from === -1) return []
  const records: Pair[][] = []
  for (const pair of pairs.slice(from + 1)) {
    if (pair.code === 0 && pair.value === 'ENDSEC') return records
    if (pair.code === 0) records.push([pair])
    else records.at(-1)?.push(pair)
  }
  throw new Error(`${section} does not end`)
}

const numberAt = (values: ReadonlyMap<number, readonly string[]>, code: number) =>
  Number(values.get(code)?.[0] ?? 0)

export function readDxf(text: string): {
  readonly header: Map<string, string>
  readonly entities: ReadEntity[]
} {
  const pairs = dxfPairs(text)
  if (pairs.at(-1)?.value !== 'EOF') throw new Error('the end is missing')
  const header = new Map<string, string>()
  pairs.forEach(({ code, value }, index) => {
    if (code === 9) header.set(value, pairs[index + 1]?.value ?? '')
  })
  const entities: ReadEntity[] = []
  for (const record of recordsOf(pairs, 'ENTITIES')) {
    const values = new Map<number, string[]>()
    const vertices: { x: number; y: number; bulge: number }[] = []
    for (const { code, value } of record) {
      values.set(code, [...(values.get(code) ?? []), value])
      if (record[0]?.value !== 'LWPOLYLINE') continue
      const last = vertices.at(-1)
      if (code === 10) vertices.push({ x: Number(value), y: 0, bulge: 0 })
      else if (last && code === 20) last.y = Number(value)
      else if (last && code === 42) last.bulge = Number(value)
    }
    const type = record[0]?.value ?? ''
    const open = entities.at(-1)
    if (type === 'SEQEND') continue
    if (type === 'VERTEX' && open) {
      const vertex = { x: numberAt(values, 10), y: numberAt(values, 20), bulge: numberAt(values, 42) }
      entities[entities.length - 1] = { ...open, vertices: [...open.vertices, vertex] }
    } else entities.push({ type, layer: values.get(8)?.[0] ?? '', values, vertices })
  }
  return { header, entities }
}

/** Points along an entity, so close that no bend is missed by a hundredth of its radius; a closed one comes back. */
export function pointsAlong({ type, values, vertices }: ReadEntity): { x: number; y: number }[] {
  const at = (code: number) => numberAt(values, code)
  if (type === 'LINE')
    return [
      { x: at(10), y: at(20) },
      { x: at(11), y: at(21) },
    ]
  if (type === 'CIRCLE')
    return Array.from({ length: 361 }, (_, degrees) => ({
      x: at(10) + at(40) * Math.cos((degrees * Math.PI) / 180),
      y: at(20) + at(40) * Math.sin((degrees * Math.PI) / 180),
    }))
  if (type !== 'LWPOLYLINE' && type !== 'POLYLINE') return []
  const isClosed = at(70) === 1
  const points: { x: number; y: number }[] = []
  vertices.forEach((from, index) => {
    points.push(from)
    const to = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined)
    if (!to) return
    if (from.bulge !== 0) {
      // The arc through both: its angle is four times the bulge's arc tangent, its middle on the chord's perpendicular.
      const angle = 4 * Math.atan(from.bulge)
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const reach = 1 / (2 * Math.tan(angle / 2))
      const center = { x: (from.x + to.x) / 2 - dy * reach, y: (from.y + to.y) / 2 + dx * reach }
      for (let step = 1; step < 64; step += 1) {
        const turned = (angle * step) / 64
        const [x, y] = [from.x - center.x, from.y - center.y]
        points.push({
          x: center.x + x * Math.cos(turned) - y * Math.sin(turned),
          y: center.y + x * Math.sin(turned) + y * Math.cos(turned),
        })
      }
    }
    if (index === vertices.length - 1) points.push(to)
  })
  return points
}

export function lengthAlong(entity: ReadEntity): number {
  const points = pointsAlong(entity)
  return points
    .slice(1)
    .reduce(
      (sum, point, index) =>
        sum + Math.hypot(point.x - (points[index]?.x ?? 0), point.y - (points[index]?.y ?? 0)),
      0,
    )
}
