/** The limits that a product sets to layouts, as its drawing family asks for them. [1.5.38–1.5.42] */
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { fieldOf } from '@orderwright/domain/settings'
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { numberProblems } from '../settings/number-problems.ts'
import { emptyValue } from '../settings/setting-json.ts'
import { ValueInput } from '../settings/value-input.tsx'
import { pathWords } from './spec-words.ts'

interface LayoutLimitsProps {
  limitsSchema: z.ZodType
  limits: Json | undefined
  onChange: (limits: Json | undefined) => void
}

export function LayoutLimits({ limitsSchema, limits, onChange }: LayoutLimitsProps) {
  const field = useMemo(() => fieldOf(limitsSchema, 'limits'), [limitsSchema])
  const [typed, setTyped] = useState<Json | undefined>(undefined)
  const value = typed ?? limits
  const problems = useMemo(() => {
    if (value === undefined) return new Map<string, string>()
    const unread = numberProblems(field, value, 'limits').map(({ path, message }) => [path, message] as const)
    const parsed = limitsSchema.safeParse(value)
    const issues = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
    return new Map([
      ...issues.map(
        (path) =>
          [
            ['limits', path].join('.'),
            words.notThis({ field: pathWords(path.split('.').at(-1) ?? '') }),
          ] as const,
      ),
      ...unread,
    ])
  }, [field, value, limitsSchema])

  function put(next: Json | undefined) {
    // Half a row is no limit yet: it stays here until it is one.
    if (next === undefined || limitsSchema.safeParse(next).success) {
      setTyped(undefined)
      onChange(next)
    } else setTyped(next)
  }
  return (
    <Disclosure isFlush title={words.limits} panelClassName="space-y-3 pb-3">
      <p className="text-xs text-ink-2">{words.limitsHint}</p>
      <Checkbox
        isSelected={value !== undefined}
        onChange={(isOn) => put(isOn ? jsonSchema.parse(emptyValue(field)) : undefined)}
      >
        {words.hasLimits}
      </Checkbox>
      {value !== undefined && (
        <ValueInput
          field={field}
          name="limits"
          path="limits"
          label={words.limits}
          value={value}
          onChange={(next) => put(next)}
          problemAt={(path) => problems.get(path)}
        />
      )}
    </Disclosure>
  )
}
