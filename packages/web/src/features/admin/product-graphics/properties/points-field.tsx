/** The points of an outline or a path, each a row of expressions; and several outlines, the holes of a profile. */
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { Plus, Trash2 } from 'lucide-react'
import { z } from 'zod'
import { Button } from '../../../../ui/button.tsx'
import { errorClasses } from '../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { CellInput } from './cell-input.tsx'
import type { PropertyFieldProps } from './expression-field.tsx'
import { storedOf, textOf } from './field-context.ts'
import { useListProperty } from './use-list-property.ts'

const pointsSchema = z.array(z.array(jsonSchema)).catch([])
const contoursSchema = z.array(jsonSchema).catch([])

interface PointListProps {
  label: string
  parts: readonly string[]
  value: Json
  isInvalid: boolean
  onChange: (points: Json) => void
}

function PointList({ label, parts, value, isInvalid, onChange }: PointListProps) {
  const points = pointsSchema.parse(value)
  // Beside the last one, where it can be seen and moved.
  const next = points.at(-1) ?? parts.map(() => 0)
  return (
    <div role="group" aria-label={label}>
      <div
        className="grid items-center gap-1"
        style={{ gridTemplateColumns: `repeat(${parts.length}, minmax(0, 1fr)) auto` }}
      >
        {parts.map((part) => (
          <span key={part} aria-hidden="true" className="text-xs text-ink-2">
            {part}
          </span>
        ))}
        <span />
        {points.map((point, row) => (
          // Points have no names: their place is what they are.
          <PointRow
            key={[row, points.length].join(' ')}
            label={label}
            parts={parts}
            number={row + 1}
            point={point}
            isInvalid={isInvalid}
            onChange={(changed) => onChange(points.with(row, changed))}
            onRemove={() => onChange(points.toSpliced(row, 1))}
          />
        ))}
      </div>
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden />}
        aria-label={words.addPoint({ field: label })}
        onPress={() => onChange([...points, next])}
        className="mt-1 -ms-2"
      >
        {words.point}
      </Button>
    </div>
  )
}

interface PointRowProps {
  label: string
  parts: readonly string[]
  number: number
  point: readonly Json[]
  isInvalid: boolean
  onChange: (point: Json[]) => void
  onRemove: () => void
}

function PointRow({ label, parts, number, point, isInvalid, onChange, onRemove }: PointRowProps) {
  return (
    <>
      {parts.map((part, index) => (
        <CellInput
          key={part}
          label={words.pointPart({ field: label, part, number })}
          value={textOf(point[index])}
          isInvalid={isInvalid}
          onChange={(text) =>
            onChange(parts.map((_, at) => (at === index ? storedOf(text) : point[at]) ?? 0))
          }
        />
      ))}
      <IconButton
        size="small"
        label={words.removePoint({ field: label, number })}
        icon={<Trash2 />}
        onPress={onRemove}
      />
    </>
  )
}

export function PointsField({ fields, name, field }: PropertyFieldProps) {
  const { value, problem, set } = useListProperty(fields, name, field)
  return (
    <div className="col-span-full min-w-0">
      <p className="mb-0.5 text-xs text-ink-2">{field.title}</p>
      <PointList
        label={field.title}
        parts={field.coordinates ?? []}
        value={value}
        isInvalid={problem !== undefined}
        onChange={set}
      />
      {problem && <span className={errorClasses}>{problem}</span>}
    </div>
  )
}

/** A hole to begin with: 10 mm square. */
const firstHole = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
]

export function ContoursField({ fields, name, field }: PropertyFieldProps) {
  const { value, problem, set } = useListProperty(fields, name, field)
  const contours = contoursSchema.parse(value)
  return (
    <div className="col-span-full min-w-0">
      <p className="mb-0.5 text-xs text-ink-2">{field.title}</p>
      {contours.map((contour, index) => (
        <div key={[index, contours.length].join(' ')} className="mb-2 border-s border-hairline ps-2">
          <PointList
            label={words.contour({ number: index + 1 })}
            parts={field.coordinates ?? []}
            value={contour}
            isInvalid={problem !== undefined}
            onChange={(points) => set(contours.with(index, points))}
          />
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            onPress={() => set(contours.toSpliced(index, 1))}
            className="-ms-2"
          >
            {words.removeContour({ number: index + 1 })}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden />}
        onPress={() => set([...contours, firstHole])}
        className="-ms-2"
      >
        {words.addContour}
      </Button>
      {problem && <span className={errorClasses}>{problem}</span>}
    </div>
  )
}
