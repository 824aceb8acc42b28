/** The fields of a material, by its kind: which value of the option's data each is. */
import type { ProductOption } from '@orderwright/domain/catalog'
import { type FinishMaterial, materialFaults, materialKinds } from '@orderwright/domain/materials'
import { materialMessages as words } from '@orderwright/domain/messages'
import type { LengthUnit } from '@orderwright/domain/units'
import type { FieldSpec } from '../fields/field-spec.ts'

/** A slider is saved so many milliseconds after it stood still. */
const SLIDER_DELAY_MS = 150

type Key = Exclude<keyof FinishMaterial, 'brushing' | 'texture'>

/** What each kind has besides color, metalness and roughness. */
const ownFields: Readonly<Record<FinishMaterial['kind'], readonly (Key | 'strength' | 'direction')[]>> = {
  metal: ['strength', 'direction', 'repeat', 'accent', 'seed'],
  wood: ['grain', 'repeat', 'accent', 'seed'],
  stone: ['figure', 'grain', 'repeat', 'accent', 'seed'],
  fabric: ['grain', 'repeat', 'accent', 'seed'],
  paint: [],
}

interface FieldsInput {
  readonly option: ProductOption
  /** as much of its material as can be used */
  readonly material: FinishMaterial
  readonly unit: LengthUnit
}

/** What is wrong with the value at a path of the option's data. */
export function faultAt({ data }: Pick<ProductOption, 'data'>, path: readonly string[]): string | undefined {
  const address = path.join('.')
  return materialFaults(data).find((fault) => fault.path.join('.') === address)?.message
}

/** Its fields in their order. */
export function materialFields({ option, material, unit }: FieldsInput): readonly FieldSpec[] {
  const at = (label: string, ...inside: readonly [string, ...string[]]) => {
    const path = ['data', 'material', ...inside] as const
    return { path, label, fault: faultAt(option, path.slice(1)) }
  }
  const share = (label: string, usual: number, ...inside: readonly [string, ...string[]]): FieldSpec => ({
    ...at(label, ...inside),
    kind: 'share',
    usual,
    delayMs: SLIDER_DELAY_MS,
  })
  const fields: Readonly<Record<Key | 'strength' | 'direction', FieldSpec>> = {
    kind: {
      ...at(words.kind, 'kind'),
      kind: 'choice',
      choices: materialKinds.map((key) => ({ key, label: words.kinds[key] })),
    },
    metalness: share(words.metalness, material.metalness, 'metalness'),
    roughness: share(words.roughness, material.roughness, 'roughness'),
    strength: share(words.brushing, material.brushing.strength, 'brushing', 'strength'),
    direction: {
      ...at(words.direction, 'brushing', 'direction'),
      kind: 'choice',
      usual: material.brushing.direction,
      choices: (['horizontal', 'vertical'] as const).map((key) => ({ key, label: words[key] })),
    },
    grain: share(words.grain({ kind: material.kind }), material.grain, 'grain'),
    figure: {
      ...at(words.figure, 'figure'),
      kind: 'choice',
      usual: material.figure,
      choices: (['veins', 'speckle'] as const).map((key) => ({ key, label: words[key] })),
    },
    accent: {
      ...at(words.accent, 'accent'),
      kind: 'color',
      isOptional: true,
      description: words.accentNone,
    },
    repeat: {
      ...at(words.repeat, 'repeat'),
      kind: 'length',
      unit,
      stored: 'mm',
      min: 0.2,
      max: 5000,
      usual: material.repeat,
    },
    seed: {
      ...at(words.seed, 'seed'),
      kind: 'integer',
      usual: material.seed,
      min: -1_000_000,
      max: 1_000_000,
    },
  }
  const color: FieldSpec = {
    kind: 'color',
    path: ['data', 'fill'],
    label: words.baseColor,
    fault: faultAt(option, ['fill']),
  }
  return [
    fields.kind,
    color,
    fields.roughness,
    fields.metalness,
    ...ownFields[material.kind].map((key) => fields[key]),
  ]
}

/** How large a texture's picture is, and how it is turned. */
export function textureFields({ option, unit }: Pick<FieldsInput, 'option' | 'unit'>): readonly FieldSpec[] {
  const at = (label: string, name: string) => {
    const path = ['data', 'material', 'texture', name] as const
    return { path, label, fault: faultAt(option, path.slice(1)) }
  }
  const side = { kind: 'length', unit, stored: 'in', min: 0.125, max: 400 } as const
  return [
    { ...at(words.textureWidth, 'width'), ...side },
    { ...at(words.textureHeight, 'height'), ...side },
    {
      ...at(words.rotation, 'rotation'),
      kind: 'decimal',
      usual: 0,
      min: -360,
      max: 360,
      suffix: words.degrees,
    },
  ]
}
