/** A color: picked, or an expression that gives one. */
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { useEffect, useRef } from 'react'
import { ExpressionField, type PropertyFieldProps } from './expression-field.tsx'

/** A picker tells every shade that it passes: what it rests on is saved. */
const REST_MS = 400

export function ColourField(props: PropertyFieldProps) {
  const { fields, name, field } = props
  const { work, node } = fields
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <ExpressionField
      {...props}
      renderLead={(value) => (
        <input
          type="color"
          aria-label={words.pickColor({ field: field.title })}
          value={value === '' ? '#ffffff' : value}
          onChange={(event) => {
            const colour = event.currentTarget.value
            work.setTyped({ id: node.id, key: name, value: colour })
            clearTimeout(timer.current)
            timer.current = setTimeout(() => work.setProperty(node.id, name, colour, field.title), REST_MS)
          }}
          className="size-4 shrink-0 cursor-pointer appearance-none rounded-sm border border-edge bg-transparent p-0 pointer-coarse:size-8 [&::-webkit-color-swatch]:rounded-sm [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
        />
      )}
    />
  )
}
