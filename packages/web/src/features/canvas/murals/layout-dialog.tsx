/** Panels laid out for an area: what is asked, up to three proposals with their figures, and the one that is taken. */
import {
  formatInches,
  type MuralLayout,
  muralScreenMessages as words,
  proposeLayouts,
} from '@orderwright/domain'
import { readLength } from '@orderwright/domain/canvas'
import type { Shape } from '@orderwright/editor/canvas'
import { useMemo, useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvas, useOpenCanvas } from '../canvas-context.tsx'
import { areaOnSheet, layoutChanges, layoutInputOf, type LayoutWishes } from './area-layout.ts'

type Name = 'rollWidth' | 'overlap' | 'minimumStrip' | 'bleedLeft' | 'bleedRight' | 'bleedTop' | 'bleedBottom'
type Typed = Readonly<Record<Name, string>>

const names: readonly Name[] = [
  'rollWidth',
  'overlap',
  'minimumStrip',
  'bleedLeft',
  'bleedRight',
  'bleedTop',
  'bleedBottom',
]

/** Inches below which nobody wants a strip until somebody says otherwise. */
const MINIMUM_STRIP = 12

interface LayoutDialogProps {
  area: Shape
  viewId: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function LayoutDialog({ isOpen, onOpenChange, ...props }: LayoutDialogProps) {
  return (
    <Dialog title={words.layOutTitle} isOpen={isOpen} onOpenChange={onOpenChange}>
      {isOpen && <Proposals {...props} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function wishesOf(typed: Typed): LayoutWishes | null {
  const inches = (name: Name) => {
    const read = readLength(typed[name], 'in')
    return read.ok ? read.value : null
  }
  const [rollWidth, overlap, minimumStrip] = [inches('rollWidth'), inches('overlap'), inches('minimumStrip')]
  const [left, right, top, bottom] = [
    inches('bleedLeft'),
    inches('bleedRight'),
    inches('bleedTop'),
    inches('bleedBottom'),
  ]
  if (rollWidth === null || overlap === null || minimumStrip === null) return null
  if (left === null || right === null || top === null || bottom === null) return null
  return { rollWidth, overlap, minimumStrip, bleeds: { left, right, top, bottom } }
}

function Proposals({
  area,
  viewId,
  onDone,
}: Pick<LayoutDialogProps, 'area' | 'viewId'> & { onDone: () => void }) {
  const { profile } = useOpenOrder()
  const canvas = useCanvas()
  const { document } = useOpenCanvas()
  const { rollWidth, overlap, bleeds } = profile.spatial
  const [typed, setTyped] = useState<Typed>({
    rollWidth: formatInches(rollWidth),
    overlap: formatInches(overlap),
    minimumStrip: formatInches(MINIMUM_STRIP),
    bleedLeft: formatInches(bleeds.left),
    bleedRight: formatInches(bleeds.right),
    bleedTop: formatInches(bleeds.top),
    bleedBottom: formatInches(bleeds.bottom),
  })
  const wishes = useMemo(() => wishesOf(typed), [typed])
  const around = useMemo(() => areaOnSheet(area, viewId, canvas.shapes.all()), [area, viewId, canvas])
  const proposed = useMemo(
    () => (wishes ? proposeLayouts(layoutInputOf(around, wishes)) : null),
    [around, wishes],
  )
  function take(layout: MuralLayout): void {
    if (!wishes) return
    document.perform(layoutChanges(around, layout, wishes, document.newLocalId), words.laidOut)
    onDone()
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{words.layOutHint}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {names.map((name) => {
          const read = readLength(typed[name], 'in')
          return (
            <TextField
              key={name}
              label={words[name]}
              value={typed[name]}
              align="end"
              inputClassName="tabular"
              errorMessage={read.ok ? undefined : read.message}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
            />
          )
        })}
      </div>
      {proposed && !proposed.ok && <Banner tone="invalid">{proposed.message}</Banner>}
      {proposed?.ok && (
        <ul aria-label={words.proposals} className="grid gap-3 sm:grid-cols-3">
          {proposed.layouts.map((layout) => (
            <li
              key={layout.wishes.join(' ')}
              className="flex flex-col gap-2 rounded-md border border-hairline p-3"
            >
              <Proposal layout={layout} height={around.face.height} width={around.face.width} />
              <Button className="mt-auto" onPress={() => take(layout)}>
                {words.useThis}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Proposal({ layout, width, height }: { layout: MuralLayout; width: number; height: number }) {
  const { panels, waste, rolls, warnings } = layout
  const figure = (value: number) => String(Math.round(value * 10) / 10)
  return (
    <>
      <h3 className="text-sm font-semibold">{layout.wishes.map((wish) => words.wishes[wish]).join(', ')}</h3>
      <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} className="h-24 w-full" aria-hidden="true">
        {panels.map(({ number, from, width: wide }) => (
          <rect
            key={number}
            x={from}
            y={0}
            width={wide}
            height={height}
            className="fill-accent-soft stroke-accent"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ul className="tabular text-sm">
        <li className="font-medium">{words.panelsCount({ count: panels.length })}</li>
        <li>
          {words.waste({ squareFeet: figure(waste.wasteSquareFeet), percent: figure(waste.wastePercent) })}
        </li>
        <li className="text-ink-2">{words.printed({ squareFeet: figure(waste.printedSquareFeet) })}</li>
        <li className="text-ink-2">{words.rollsCount({ count: rolls.length })}</li>
        <li className="text-ink-2">{panels.map((panel) => formatInches(panel.width)).join(' · ')}</li>
      </ul>
      {warnings.map((warning) => (
        <p key={[warning.code, warning.at].join(' ')} className="text-xs text-invalid">
          {warning.message}
        </p>
      ))}
    </>
  )
}
