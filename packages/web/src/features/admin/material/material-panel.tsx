/** What an option is made of: its preview, its fields, its texture and the picture that stands for it. */
import type { ProductOption } from '@orderwright/domain/catalog'
import { hexColourSchema } from '@orderwright/domain/drawing'
import {
  type FinishMaterial,
  materialFaults,
  type MaterialPresetKey,
  materialPresetKeys,
  materialPresets,
  type MaterialTexture,
  mendedMaterial,
} from '@orderwright/domain/materials'
import { materialMessages as words } from '@orderwright/domain/messages'
import type { RecordValues } from '@orderwright/editor'
import { useMemo, useRef, useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { propsWith } from '../fields/field-spec.ts'
import { RecordField } from '../fields/record-field.tsx'
import { useEdit } from '../records/record-editing.tsx'
import { useAdminData } from '../records/use-admin-data.ts'
import { materialFields } from './material-fields.ts'
import { PicturePicker } from './picture-picker.tsx'
import { TextureSection } from './texture-section.tsx'
import { swatchFileName, type SwatchState, useSwatch } from './use-swatch.ts'

const MaterialPreview = deferred(
  () => import('./material-preview.tsx').then((part) => part.MaterialPreview),
  <div className="h-38" />,
  { when: 'demand' },
)

const needs = ['media'] as const

/** The base color of what has none that can be read. */
const PLAIN = '#d9d7d2'

function useMaterial(option: ProductOption) {
  const edit = useEdit()
  const { material: stored, fill } = option.data
  const material = useMemo(() => mendedMaterial(stored), [stored])
  const color = hexColourSchema.safeParse(fill)
  const faults = materialFaults(option.data)
  const { title } = option
  const save = (props: RecordValues, label: string) =>
    void edit({ resource: 'productOption', records: [option], props, label })
  const put = (next: unknown, label: string) => save(propsWith(option, ['data', 'material'], next), label)
  return {
    material,
    fill: color.success ? color.data : PLAIN,
    isDefined: stored !== undefined,
    faults,
    mend: () => put(material, words.mended({ title })),
    remove: () => put(undefined, words.removed({ title })),
    startFrom(key: MaterialPresetKey) {
      const preset = materialPresets[key]
      const data = { ...option.data, material: preset.material }
      const colored = color.success ? data : { ...data, fill: preset.fill }
      save({ data: colored }, words.startedFrom({ preset: words.presets[key], title }))
    },
    /** What can not be read is left out with it: no texture would be taken beside that. */
    setTexture(texture: MaterialTexture | undefined, label: string) {
      const path = ['data', 'material', 'texture'] as const
      const sound = faults.length === 0 ? option : { data: { ...option.data, material } }
      save(propsWith(sound, path, texture), label)
    },
  }
}

export function MaterialPanel({ option }: { option: ProductOption }) {
  const work = useMaterial(option)
  const { material, faults, isDefined, fill } = work
  const [opened] = useState(() => (material ? swatchFileName({ fill, material }) : null))
  return (
    <div role="group" aria-label={words.material} className="space-y-4">
      {!material && <p className="text-sm text-ink-2">{isDefined ? words.unreadable : words.none}</p>}
      {material && faults.length > 0 && (
        <div className="rounded bg-caution-soft px-3 py-2 text-sm text-caution">
          <p>{words.faults}</p>
          <ul className="mt-1 mb-2 list-disc ps-4">
            {faults.map(({ path, message }) => (
              <li key={path.join('.')}>{words.faultAt({ path: path.join('.'), message })}</li>
            ))}
          </ul>
          <Button size="small" onPress={work.mend}>
            {words.mend}
          </Button>
        </div>
      )}
      {material && (
        <Made option={option} material={material} fill={fill} opened={opened} onTexture={work.setTexture} />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={material ? words.startFrom : words.beginWith}
          items={materialPresetKeys.map((key) => ({ key, label: words.presets[key] }))}
          value={null}
          onChange={work.startFrom}
          className="w-56"
        />
        {isDefined && (
          <Button variant="quiet" onPress={work.remove}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  )
}

interface MadeProps {
  option: ProductOption
  fill: string
  /** the swatch that it had when the panel was opened; null: none */
  opened: string | null
  onTexture: (texture: MaterialTexture | undefined, label: string) => void
  material: FinishMaterial
}

function Made({ option, material, fill, opened, onTexture }: MadeProps) {
  const { profile } = useViewer()
  const query = useAdminData(needs)
  const media = query.saved ? (query.data?.media ?? null) : null
  const box = useRef<HTMLDivElement>(null)
  const made = useMemo(() => ({ fill, material }), [fill, material])
  const swatch = useSwatch({ option, made, opened, box })
  const finish = useMemo(
    () => ({ title: option.title, surface: option.data['surface'], grain: 'horizontal', ...made }),
    [option.title, option.data, made],
  )
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <MaterialPreview title={option.title} finish={finish} made={made} swatchBox={box} />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="min-w-0 flex-1 basis-56 text-sm text-ink-2">
          {swatch.isRendering ? words.rendering : swatchWords(swatch.state)}
        </p>
        {swatch.state === 'photograph' ? (
          <Button size="small" isPending={swatch.isRendering} onPress={swatch.render}>
            {words.backToRendered}
          </Button>
        ) : (
          <>
            {(swatch.state === 'missing' || swatch.state === 'stale') && (
              <Button size="small" isPending={swatch.isRendering} onPress={swatch.render}>
                {words.render}
              </Button>
            )}
            <Button size="small" isDisabled={media === null} onPress={() => setChoosing(true)}>
              {words.choosePhotograph}
            </Button>
          </>
        )}
      </div>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {materialFields({ option, material, unit: profile.region.units }).map((field) => (
          <RecordField
            key={field.path.join('.')}
            target={{ resource: 'productOption', record: option }}
            field={field}
            className="min-w-0"
          />
        ))}
      </div>
      <TextureSection option={option} material={material} media={media} onChange={onTexture} />
      {isChoosing && media && (
        <PicturePicker
          title={words.choosePhotograph}
          media={media}
          onChoose={swatch.takePhotograph}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

function swatchWords(state: SwatchState | null): string {
  switch (state) {
    case 'shown':
      return words.swatchShown
    case 'stale':
      return words.swatchStale
    case 'missing':
      return words.swatchMissing
    case 'photograph':
      return words.photographShown
    case null:
      return ''
  }
}
